import { checkout } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { TestBuyer } from '../../../testing/buyers.ts'
import { call } from '../../../testing/call.ts'
import { checkoutSuite } from '../../../testing/checkout-suite.ts'
import { addPerson, addSession } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { mailsTo } from '../../../testing/servers/account-server.ts'
import { agreementText } from './agreement-text.ts'

const { database, clock, shop, one, many } = await checkoutSuite()

const quebec = { country: 'CA', region: 'QC' } as const
const ontario = { country: 'CA', region: 'ON' } as const
const english = agreementText('Talentplace', 'en')
const french = agreementText('Talentplace', 'fr')

async function ready(place: { country: 'CA' | 'US'; region: string }) {
  const buyer = await shop.addBuyer(place)
  const project = await shop.addDraft(buyer, [{ role_id: 1, hours: 20, assistant_id: -1 }])
  const form = await shop.formFor(buyer, project, await shop.addCard(buyer, 'tok_visa'))
  return { buyer, project, form }
}

async function quoted({ token }: TestBuyer, project_uuid: string, asked: { language?: string; body?: object } = {}) {
  const answer = await call(shop.server, 'POST /client/checkout/quote', {
    token,
    body: { project_uuid, ...asked.body },
    ...(asked.language !== undefined && { language: asked.language }),
  })
  return answer.body['agreement']
}

const typed = (state_prov: string) => ({ body: { billing_address: { country: 'CA', state_prov } } })

/** What a reader of PDF finds in it, with plain spaces. */
const wordsOf = async (pdf: Buffer) => (await readPdf(pdf)).pages.join(' ').replaceAll(/\s+/g, ' ')

const pay = ({ token }: TestBuyer, body: object) =>
  call(shop.server, 'POST /client/checkout', { token, body, key: randomUUID() })

describe('38 in Québec the French agreement comes first', () => {
  it('is given in French whatever the client reads, with the English one beside it', async () => {
    const { buyer, project } = await ready(quebec)
    const given = { language: 'fr', french_first: true, text: french, other_text: english }
    expect(await quoted(buyer, project, { language: 'en-CA' })).toMatchObject(given)
  })

  it('counts by the address that is being typed, and nowhere else: there the reader’s language comes first', async () => {
    const { buyer, project } = await ready(ontario)
    expect(await quoted(buyer, project)).toMatchObject({ language: 'en', french_first: false, text: english })
    expect(await quoted(buyer, project, { language: 'fr-CA' })).toMatchObject({ language: 'fr', french_first: false })
    expect(await quoted(buyer, project, typed('QC'))).toMatchObject({ language: 'fr', french_first: true })
    expect(await quoted(buyer, project, typed('NB'))).toMatchObject({ language: 'en', french_first: false })
  })

  it('an English one that was not expressly chosen is rejected at its field, and nothing is charged', async () => {
    const { buyer, form } = await ready(quebec)
    const answer = await pay(buyer, { ...form, agreement_language: 'en' })
    expect([answer.status, Object.keys(answer.body['fields'] as object)]).toEqual([400, ['agreement_language']])
    expect(await many('select from orders where client_uuid = $1', [buyer.client])).toEqual([])
    const { agreement_language: _, ...unsaid } = form
    expect((await pay(buyer, unsaid)).status, 'a program that says no language means English').toBe(400)
  })

  it('signed in French, its file is French down to the taxes and the amounts', async () => {
    const { buyer, form } = await ready(quebec)
    const { body } = await pay(buyer, form)
    expect(body['state']).toBe('paid')
    const order = await one(
      'select agreement_text, agreement_language, french_first, english_chosen_date from orders where client_uuid = $1',
      [buyer.client],
    )
    expect(order).toEqual({
      agreement_text: french,
      agreement_language: 'fr',
      french_first: true,
      english_chosen_date: null,
    })
    const { pdf } = await one<{ pdf: Buffer }>('select pdf from agreement_documents where order_uuid = $1', [
      body['order_uuid'],
    ])
    const text = await wordsOf(pdf)
    for (const words of [
      'Entente de service Talentplace',
      'À partir du 20 nov. 2026, 20 heures par mois.',
      'TVQ 9,975 %',
      'TPS 5 %',
      'TPS/TVH 123456789 RT0001',
      'À payer aujourd’hui',
      'Robin Field, 20 nov. 2026, 10 h 00, UTC−05:00',
      'à la carte Visa se terminant par 4242',
      'Page 1 sur',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/Se renouvelle le 20 déc. 2026 pour \d+,\d\d \$ CAD\./)
    expect(text).not.toMatch(/Before taxes|Amount|Signed|Page 1 of/)
  })

  it('names each role in French as it was named when it was ordered, and the subscription after it', async () => {
    const { buyer, project, form } = await ready(quebec)
    await database.pool.query(`update projects set project_name = 'Recherche du 2026-11-20' where uuid = $1`, [project])
    const { value, value_fr } = await one<{ value: string; value_fr: string }>(
      'select value, value_fr from roles where id = $1',
      [1],
    )
    const { body } = await pay(buyer, form)
    const { pdf, team } = await one<{ pdf: Buffer; team: readonly object[] }>(
      'select pdf, team from agreement_documents join orders on orders.uuid = order_uuid where order_uuid = $1',
      [body['order_uuid']],
    )
    const text = await wordsOf(pdf)
    expect(text).toContain(`${value_fr} 20 h`)
    expect(text).not.toContain(value)
    expect(team).toMatchObject([{ role_id: 1, role: value, role_fr: value_fr }])
    expect(await one('select project_name from projects where uuid = $1', [project])).toEqual({
      project_name: value_fr,
    })
  })

  it('who buys there is welcomed in French, and mailed what was agreed in French, by staff who read English too', async () => {
    const { buyer, project, form } = await ready(quebec)
    await pay(buyer, form)
    const staff = await addPerson(database, { permissions: ['admin', 'admin_client.view', 'admin_checkout.edit'] })
    const token = await addSession(database, clock, staff.uuid)
    const body = { project_uuid: project }
    expect((await call(shop.server, 'POST /project/sendCheckoutEmail', { token, body })).status).toBe(200)
    const mails = await mailsTo(database, buyer.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Bienvenue chez Talentplace\u00a0: votre abonnement est actif',
      'Votre abonnement Talentplace\u00a0: ce que nous avons convenu',
    ])
    for (const { text, html } of mails) {
      expect(text).toMatch(/^Bonjour /)
      expect(html).toContain('<html lang="fr-CA">')
    }
    const [welcome, agreed] = mails
    for (const written of [welcome?.text, welcome?.html]) {
      expect(written).toMatch(/Nous avons reçu votre paiement de [\d\u00a0]+,\d\d\u00a0\$\u00a0CAD\./)
      expect(written).toMatch(/commence le 20 nov\. et se renouvelle le 20 déc\. pour/)
      expect(written).toContain(`/client/matching_meeting?project_uuid=${project}`)
    }
    expect(agreed?.text).toContain(
      `Voir la confirmation\u00a0:\nhttps://talentplace.test/client/checkout_confirmation/`,
    )
  })

  it('elsewhere the welcome comes in the language that was signed in', async () => {
    const [one, other] = [await ready(ontario), await ready(ontario)]
    await pay(one.buyer, { ...one.form, agreement_language: 'fr' })
    await pay(other.buyer, { ...other.form, agreement_language: 'en' })
    expect((await mailsTo(database, one.buyer.email))[0]?.subject).toMatch(/^Bienvenue/)
    expect((await mailsTo(database, other.buyer.email))[0]?.subject).toMatch(/^Welcome/)
  })

  it('English chosen after it is recorded for good, and both versions are mailed', async () => {
    const { buyer, form } = await ready(quebec)
    const answer = await pay(buyer, { ...form, agreement_language: 'en', chose_english: true })
    const uuid = String(answer.body['order_uuid'])
    const order = await one<{ given_text: string }>(
      'select agreement_text, agreement_language, french_first, english_chosen_date, given_text from orders where uuid = $1',
      [uuid],
    )
    const at = new Date('2026-11-20T15:00:00Z')
    expect(order).toEqual({
      agreement_text: english,
      agreement_language: 'en',
      french_first: true,
      english_chosen_date: at,
      given_text: french,
    })
    const [listed] = (await call(shop.server, `GET /client/${buyer.client}/agreements`, { token: buyer.token })).body[
      'agreements'
    ] as object[]
    expect(listed).toMatchObject({ language: 'en', english_chosen_date: at.toISOString() })
    const files = await many<{ file_name: string; content: Buffer }>(
      'select file_name, content from mail_outbox join mail_attachments on mail_uuid = uuid where recipient = $1',
      [buyer.email],
    )
    expect(files.map(({ file_name }) => file_name)).toEqual(['agreement.pdf', 'entente.pdf'])
    const given = files.find(({ file_name }) => file_name === 'entente.pdf')
    expect(await wordsOf(given?.content ?? Buffer.of())).toContain(
      'a ensuite expressément choisi de signer la version anglaise',
    )
    const { details } = await one<{ details: object }>(
      `select details from audit_entries where action = 'order.paid' and entity = $1`,
      [`order:${uuid}`],
    )
    expect(details).toMatchObject({
      agreement_language: 'en',
      given_sha256: createHash('sha256')
        .update(given?.content ?? '')
        .digest('hex'),
    })
  })

  it('no order stands that has neither: the database holds it', async () => {
    const { buyer, form } = await ready(quebec)
    await pay(buyer, form)
    await expect(
      database.pool.query(
        `insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
           'uuid', uuidv7(), 'idempotency_key', 'another-key', 'state', 'expired', 'agreement_language', 'en'))).*
         from orders where client_uuid = $1`,
        [buyer.client],
      ),
    ).rejects.toThrow(/orders_french_first/)
  })

  it('a checkout that was placed before languages were asked is the same when it is sent again', async () => {
    const { buyer, form } = await ready(ontario)
    await pay(buyer, form)
    const { agreement_language: _, chose_english: __, ...before } = checkout.body?.parse(form) ?? form
    const { request_hash } = await one<{ request_hash: Buffer }>(
      'select request_hash from orders where client_uuid = $1',
      [buyer.client],
    )
    expect(request_hash).toEqual(createHash('sha256').update(JSON.stringify(before)).digest())
  })

  it('elsewhere either language is signed as it is chosen', async () => {
    for (const agreement_language of ['en', 'fr']) {
      const { buyer, form } = await ready(ontario)
      expect((await pay(buyer, { ...form, agreement_language })).body['state']).toBe('paid')
      const order = await one('select agreement_language, french_first from orders where client_uuid = $1', [
        buyer.client,
      ])
      expect(order).toEqual({ agreement_language, french_first: false })
    }
  })
})
