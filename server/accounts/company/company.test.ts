import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { serveCompanies } from '../../testing/servers/company-server.ts'
import type { OperationsServer } from '../../testing/servers/operations-server.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'

const clock = settableClock(new Date('2026-11-20T02:30:00Z'))
let database: TestDatabase
let running: OperationsServer

beforeAll(async () => {
  database = await testDatabase()
  running = await serveCompanies(database, clock)
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const fields = {
  company: 'Maple Books',
  legal_name: 'Maple Books Ltd.',
  address_line1: '12 rue Saint-Paul',
  address_line2: '',
  city: 'Montréal',
  country: 'CA',
  state_prov: 'QC',
  postal_code: 'h2y1g7',
  phone_number: '514 555 0100',
  phone_extension: '204',
  tax_numbers: [{ name: 'GST/HST', number: '123456789 RT0001' }],
  invoice_emails: ['books@maple.test'],
  po_number: 'PO-7',
}

async function addMaple() {
  const uuid = await addClient(database, 'Maple Books')
  const person = await addPerson(database, { permissions: ['client'], client_uuid: uuid })
  const token = await addSession(database, clock, person.uuid)
  const save = (body: object, by = token) =>
    call(running.server, `PUT /client/${uuid}`, { token: by, body: { ...fields, version: 1, ...body } })
  return { uuid, person, token, save }
}

const staffWith = async (permission: 'admin_client.view' | 'admin_client.edit') =>
  addSession(database, clock, (await addPerson(database, { permissions: ['admin', permission] })).uuid)

describe('C5.2 a client’s company', () => {
  it('is saved as it was given, the postal code as it is written, and the audit knows what changed', async () => {
    const { uuid, person, token, save } = await addMaple()
    expect((await save({})).status).toBe(200)
    const { body } = await call(running.server, 'GET /client/self', { token })
    expect(body).toMatchObject({ ...fields, postal_code: 'H2Y 1G7', version: 2, currency_can_change: true })
    const { rows } = await database.pool.query(
      'select actor_uuid, details from audit_entries where action = $1 and entity = $2',
      ['client.changed', `client:${uuid}`],
    )
    expect(rows).toMatchObject([{ actor_uuid: person.uuid, details: { state_prov: { before: null, after: 'QC' } } }])
    expect(rows[0].details).not.toHaveProperty('company')
  })

  it('issue 34: its phone extension stays where it isn’t sent', async () => {
    const { token, save } = await addMaple()
    await save({})
    const { phone_extension: _, ...without } = fields
    expect((await save({ ...without, phone_extension: undefined, version: 2, po_number: 'PO-8' })).status).toBe(200)
    expect((await call(running.server, 'GET /client/self', { token })).body).toMatchObject({
      phone_extension: '204',
      po_number: 'PO-8',
    })
  })

  it('issue 38: the language of its documents stays where it isn’t sent, and the audit knows who chose it', async () => {
    const { uuid, person, save } = await addMaple()
    expect((await save({})).body).toMatchObject({ document_language: null })
    expect((await save({ version: 2, document_language: 'en' })).body).toMatchObject({ document_language: 'en' })
    expect((await save({ version: 3, po_number: 'PO-8' })).body).toMatchObject({ document_language: 'en' })
    const { rows } = await database.pool.query(
      "select actor_uuid, details -> 'document_language' as chosen from audit_entries where entity = $1 and details ? 'document_language'",
      [`client:${uuid}`],
    )
    expect(rows).toEqual([{ actor_uuid: person.uuid, chosen: { before: null, after: 'en' } }])
    expect((await save({ version: 4, document_language: null })).body).toMatchObject({ document_language: null })
    expect((await save({ version: 5, document_language: 'de' })).status).toBe(400)
  })

  it('tells which day it is where the company is', async () => {
    const { token, save } = await addMaple()
    expect((await call(running.server, 'GET /client/self', { token })).body['current_date']).toBe('2026-11-20')
    expect((await save({})).body['current_date']).toBe('2026-11-19')
  })

  it('answers 409 to whoever has not seen what someone else saved', async () => {
    const { save } = await addMaple()
    await save({})
    expect(await save({ po_number: 'PO-8' })).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await save({ po_number: 'PO-8', version: 2 })).body).toMatchObject({ version: 3 })
  })

  it('refuses a province of another country, and a postal code of another form, at its field', async () => {
    const { save } = await addMaple()
    expect(await save({ state_prov: 'NY' })).toMatchObject({
      status: 400,
      body: { fields: { state_prov: 'Choose a province or territory of Canada' } },
    })
    expect(await save({ postal_code: '10001' })).toMatchObject({
      status: 400,
      body: { fields: { postal_code: expect.any(String) } },
    })
    const american = { country: 'US', state_prov: 'NY' }
    expect((await save({ ...american, postal_code: 'H2Y 1G7' })).status).toBe(400)
    expect((await save({ ...american, postal_code: '10001-0001' })).status).toBe(200)
  })

  it('refuses a postal code of another province at its field, with both choices; one pasted in any form is stored as it is written', async () => {
    const { save } = await addMaple()
    expect(await save({ state_prov: 'NS', postal_code: 'M5V 2T6' })).toMatchObject({
      status: 400,
      body: { fields: { postal_code: 'M5V is in Ontario. Choose Ontario or correct the postal code' } },
    })
    expect(await save({ country: 'US', state_prov: 'CA', postal_code: '10001' })).toMatchObject({
      status: 400,
      body: { fields: { postal_code: '10001 is in New York. Choose New York or correct the ZIP code' } },
    })
    const pasted = { state_prov: 'ON', postal_code: ' m5v\u00a02t6' }
    expect((await save(pasted)).body).toMatchObject({ state_prov: 'ON', postal_code: 'M5V 2T6' })
  })

  it('has a currency of its choice until there is an invoice', async () => {
    const { uuid, person, save } = await addMaple()
    expect((await save({ currency: 'usd' })).body).toMatchObject({ currency: 'usd' })
    const project = await database.kysely
      .insertInto('projects')
      .values({ client_uuid: uuid, created_by: person.uuid, project_name: 'Books', matching_criteria: '{}' })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    await database.pool.query(
      `insert into invoices (kind, number, client_uuid, project_uuid, invoice_date, due_date, period_start, period_end,
         currency, status, subtotal_cents, tax_cents, total_cents, supplier, client, created_date)
       values ('renewal', 1, $1, $2, '2026-11-20', '2026-11-20', '2026-11-20', '2026-12-19', 'usd', 'posted', 0, 0, 0, '{}', '{}', now())`,
      [uuid, project.uuid],
    )
    expect(await save({ currency: 'cad', version: 2 })).toMatchObject({ status: 409, body: { code: 'currency_fixed' } })
    expect((await save({ currency: 'usd', po_number: '', version: 2 })).body).toMatchObject({
      po_number: '',
      currency_can_change: false,
    })
  })

  it('is nobody else’s to see or change, except for staff who look after clients', async () => {
    const { uuid, save } = await addMaple()
    const other = await addMaple()
    expect((await save({}, other.token)).status).toBe(404)
    expect((await call(running.server, `GET /client/${uuid}`, { token: other.token })).status).toBe(404)
    expect((await save({}, await staffWith('admin_client.view'))).status, 'who may look').toBe(403)
    expect((await save({}, await staffWith('admin_client.edit'))).status).toBe(200)
  })
})
