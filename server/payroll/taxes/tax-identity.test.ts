import { beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { keysInUse, reencryptAll } from '../reencrypt-all.ts'
import { findTaxIdentity, openTaxIdentity } from './tax-identity-store.ts'
import { DecryptionFailed } from '../../platform/sealing/seal.ts'
import { givenKeys } from '../../platform/sealing/encryption-keys.ts'
import { testBankingKeys } from '../../testing/banking-keys.ts'
import { afterReview, billsSuite } from '../../testing/bills-suite.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import type { Worker } from '../../testing/time-suite.ts'

const suite = await billsSuite()
const { clock, database, send, finance } = suite
const password = 'Right-pass-1!'
const passwordHash = await hashPassword(password)
const sin = { kind: 'sin', number: '130 692 544', password }

beforeEach(() => clock.set(afterReview))

type Row = Record<string, unknown>

async function addWorker(country = 'CA'): Promise<Worker> {
  const worker = await suite.addWorker()
  await database.pool.query('update users set password_hash = $2 where uuid = $1', [worker.user_uuid, passwordHash])
  if (country === 'US') {
    await database.pool.query(`update assistants set country = 'US', region = 'NY' where uuid = $1`, [
      worker.virtualassistant_uuid,
    ])
  }
  return worker
}
const save = ({ token }: Worker, body: object) => send('PUT /virtualassistants/taxes/identity', token, body)
const auditOf = async (entity: string) =>
  (
    await database.pool.query<Row>(
      'select action, reason, details from audit_entries where entity = $1 order by created_date, uuid',
      [`virtualassistant:${entity}`],
    )
  ).rows

async function addLooker(): Promise<string> {
  const { uuid } = await addPerson(database, { permissions: ['admin', 'admin_banking.view'] })
  return addSession(database, clock, uuid)
}

describe('D2 the number of tax slips', () => {
  it('is shown masked to its last three digits, stored sealed, and in no mail or audit', async () => {
    const worker = await addWorker()
    expect((await save(worker, sin)).body).toMatchObject({ identity: { kind: 'sin', last_digits: '544' } })
    const { body } = await send(`GET /virtualassistants/${worker.virtualassistant_uuid}/taxes`, finance)
    const { rows: stored } = await database.pool.query<Row>(
      `select tax_identities::text || encode(sealed, 'escape') as kept from tax_identities where virtualassistant_uuid = $1`,
      [worker.virtualassistant_uuid],
    )
    const { rows: mails } = await database.pool.query<Row>(
      `select subject, text_body, html_body from mail_outbox where recipient = (select email from users where uuid = $1)`,
      [worker.user_uuid],
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Your tax number for slips was added'])
    const audit = await auditOf(worker.virtualassistant_uuid)
    expect(audit).toMatchObject([{ action: 'tax_identity.added', details: { kind: 'sin' } }])
    expect(JSON.stringify([body, stored, mails, audit])).not.toMatch(/130 ?692|692 ?544/)
  })

  it('is of the country its owner lives in, right in form, and entered with the password', async () => {
    const [canadian, american] = [await addWorker(), await addWorker('US')]
    expect(await save(canadian, { ...sin, password: 'Wrong-pass-1!' })).toMatchObject({ status: 400 })
    expect((await save(canadian, { ...sin, number: '130 692 545' })).body).toMatchObject({
      fields: { number: 'Please check this number: it can’t be right' },
    })
    const kind = 'Choose a number of the country you live in'
    expect((await save(american, sin)).body).toMatchObject({ fields: { kind } })
    expect((await save(canadian, { kind: 'ssn', number: '123-45-6789', password })).body).toMatchObject({
      fields: { kind },
    })
    expect(await save(american, { kind: 'ssn', number: '123-45-6789', password })).toMatchObject({ status: 200 })
  })

  it('saved once more as it is changes nothing and mails nobody', async () => {
    const worker = await addWorker()
    await save(worker, sin)
    await save(worker, { ...sin, number: '130692544' })
    expect(await auditOf(worker.virtualassistant_uuid)).toHaveLength(1)
  })

  it('is read in full by who may, each look in the audit with its reason', async () => {
    const worker = await addWorker()
    await save(worker, sin)
    const path = `POST /virtualassistants/${worker.virtualassistant_uuid}/taxes/looks` as const
    const looker = await addLooker()
    expect(await send(path, finance, { reason: 'Slips' })).toMatchObject({ status: 403 })
    expect(await send(path, looker, { reason: ' ' })).toMatchObject({ status: 400 })
    expect((await send(path, looker, { reason: 'Slips of 2026' })).body).toEqual({
      identity: { kind: 'sin', number: '130692544' },
    })
    expect((await auditOf(worker.virtualassistant_uuid)).slice(1)).toMatchObject([
      { action: 'tax_identity.seen', reason: 'Slips of 2026' },
    ])
  })

  it('is sealed anew with the accounts, and opens for its owner alone', async () => {
    const [worker, other] = [await addWorker(), await addWorker()]
    await save(worker, sin)
    const next = Buffer.alloc(32, 9).toString('base64')
    const both = givenKeys([next, Buffer.alloc(32, 7).toString('base64')])
    await reencryptAll(database, both)
    const stored = await findTaxIdentity(database.kysely, worker.virtualassistant_uuid)
    if (!stored) throw new Error('It is gone')
    expect(await keysInUse(database)).toEqual(new Set([(await both())[0].id]))
    expect(await openTaxIdentity(givenKeys([next]), worker.virtualassistant_uuid, stored)).toEqual({
      kind: 'sin',
      number: '130692544',
    })
    await expect(openTaxIdentity(both, other.virtualassistant_uuid, stored)).rejects.toThrow(DecryptionFailed)
    await expect(openTaxIdentity(testBankingKeys, worker.virtualassistant_uuid, stored)).rejects.toThrow(
      DecryptionFailed,
    )
  })
})

const name = async ({ virtualassistant_uuid }: Worker, display_name: string) =>
  database.pool.query('update assistants set display_name = $2 where uuid = $1', [virtualassistant_uuid, display_name])

async function paid({ virtualassistant_uuid }: Worker, amount_cents: number, currency = 'cad'): Promise<void> {
  const lines = [{ kind: 'bonus', description: 'Thank you', amount_cents }]
  const { body: draft } = await send('POST /va-bills', finance, { virtualassistant_uuid, currency, lines })
  const { body: bill } = await suite.post(draft['uuid'], { below_minimum: true })
  await send(`PUT /va-bills/${String(bill['uuid'])}/payout`, finance, {
    version: bill['version'],
    state: 'paid',
    date: '2026-11-10',
  })
}
const list = async (query: string) => (await send(`GET /va-bills/paid?${query}`, finance)).body['assistants'] as Row[]

describe('D2 the figures of a year’s slips', () => {
  it('are what was paid before taxes, from the threshold of each slip on, and name who has no number', async () => {
    const [canadian, american] = [await addWorker(), await addWorker('US')]
    await name(canadian, 'Slipper Cana')
    await name(american, 'Slipper Usan')
    await save(canadian, sin)
    await send('PUT /virtualassistants/taxes/numbers', canadian.token, {
      kind: 'gst_hst',
      number: '123456782RT0001',
      effective_from: '2026-01-01',
      version: 0,
      password,
    })
    await paid(canadian, 50_000)
    await paid(american, 200_000, 'usd')
    await paid(american, 1_000)
    const common = { tax_cents: 0, identity_kind: null, identity_last_digits: null }
    expect(await list('search=slipper')).toMatchObject([
      {
        virtualassistant_name: 'Slipper Cana',
        total_cents: 56_500,
        tax_cents: 6_500,
        fees_cents: 50_000,
        slip: 't4a',
        // $565.00 with HST, and $500.00 without: not more than $500.
        slip_due: false,
        identity_kind: 'sin',
        identity_last_digits: '544',
      },
      { ...common, currency: 'cad', fees_cents: 1_000, slip: 'nec', slip_due: null },
      { ...common, currency: 'usd', fees_cents: 200_000, slip: 'nec', slip_due: true },
    ])
    await paid(canadian, 2_500)
    expect(await list('search=slipper&slip=t4a')).toMatchObject([{ fees_cents: 52_500, slip_due: true }])
    expect(await list('search=slipper&identity=missing')).toHaveLength(2)
    expect(await list('search=slipper&identity=given')).toHaveLength(1)
    const { body: year } = await send('GET /va-bills/paid/statement?year=2026', canadian.token)
    expect(year).toMatchObject({
      slip: 't4a',
      currencies: [{ total_cents: 59_325, tax_cents: 6_825, fees_cents: 52_500, slip_due: true }],
    })
    const { body: csv } = await suite.running.server.inject({
      url: '/api/va-bills/paid/statement/file?year=2026&format=csv',
      headers: { authorization: `Bearer ${canadian.token}` },
    })
    expect(csv).toContain('slip,,2026,525.00,CAD,,,t4a')
  })
})
