import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { subscriptionsSuite } from '../../testing/subscriptions-suite.ts'
import { bookPayment } from '../payments/book-payment.ts'

const now = new Date('2026-11-20T17:00:00Z')
const { database, here } = await subscriptionsSuite(now)

type Subscriber = Awaited<ReturnType<typeof here.subscriber>>

const subscriber = async (region: 'QC' | 'ON') => {
  const someone = await here.subscriber({ start_date: '2026-11-20', region, paid: false })
  await database.pool.query("update clients set state_prov = $2, country = 'CA' where uuid = $1", [
    someone.client_uuid,
    region,
  ])
  return someone
}

const choose = ({ client_uuid }: Subscriber, language: 'en' | 'fr') =>
  database.pool.query('update clients set document_language = $2 where uuid = $1', [client_uuid, language])

/** The words of a file, and the language it says it is in, by a program that isn't ours. */
async function fileOf(path: string, { token }: { token: string }, reader = 'en-CA') {
  const response = await here.server.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': reader },
  })
  expect(response.statusCode).toBe(200)
  const { pages, language } = await readPdf(response.rawPayload)
  return { language, text: pages.join('\n').replaceAll(/\s+/g, ' ') }
}

const invoiceFile = ({ invoice_uuid, owner }: Subscriber, { query = '', reader = 'en-CA' } = {}) =>
  fileOf(`/invoices/${invoice_uuid}/file${query}`, owner, reader)

describe('issue 38: documents are in French by default in Québec, and in English on request', () => {
  it('an invoice is French down to its role, taxes, days and amounts, for a reader of English too', async () => {
    const someone = await subscriber('QC')
    const { text, language } = await invoiceFile(someone)
    expect(language).toMatch(/^fr/)
    const { rows } = await database.pool.query<{ value_fr: string }>(
      'select distinct value_fr from invoice_lines join roles on roles.id = role_id where invoice_uuid = $1',
      [someone.invoice_uuid],
    )
    for (const words of [
      /Facture CAD-\d{5}/,
      'Date de facturation 20 nov. 2026',
      'Facturé à',
      /\d+,\d\d \$ CAD à payer au plus tard le 20 nov. 2026/,
      /Période du 20 nov. 2026 au 19 déc. 2026/,
      rows[0]?.value_fr ?? 'no role',
      /TPS 5 %/,
      /TVQ 9,975 %/,
      'Solde à payer',
      'Comment payer',
      /Page 1 sur ?1/,
      'TPS/TVH 123456789 RT0001',
    ]) {
      expect(text).toMatch(words)
    }
    expect(text).not.toMatch(/\b(Invoice|Due|Period|Billed|From|Total due|Status|How to pay|GST|QST)\b/)
  })

  it('for a spreadsheet its heads, lines and name are French, and what programs read by its keys is not', async () => {
    const someone = await subscriber('QC')
    const csvOf = async (header: 'labels' | 'keys') => {
      const { body, headers } = await here.server.inject({
        url: `/api/invoices/${someone.invoice_uuid}/file?format=csv&header=${header}`,
        headers: { authorization: `Bearer ${someone.owner.token}` },
      })
      return { body, name: decodeURIComponent(String(headers['content-disposition'])) }
    }
    const { rows } = await database.pool.query<{ value: string; value_fr: string }>(
      'select distinct value, value_fr from invoice_lines join roles on roles.id = role_id where invoice_uuid = $1',
      [someone.invoice_uuid],
    )
    const [labels, keys] = [await csvOf('labels'), await csvOf('keys')]
    expect(labels.body).toContain('Facture,Date,Période du,Période au,Type,Description,Quantité,Prix,Montant,Devise,')
    for (const text of [rows[0]?.value_fr ?? 'no role', 'Avant taxes', 'TPS 5', 'TVQ 9.975', 'Solde à payer'])
      expect(labels.body).toContain(text)
    expect(labels.name).toMatch(/Talentplace Facture CAD-\d{5}\.csv/)
    expect(keys.body).toContain('number,invoice_date,period_start')
    for (const text of [rows[0]?.value ?? 'no role', 'Before taxes', 'QST 9.975%', 'Balance due'])
      expect(keys.body).toContain(text)
  })

  it('on screen its lines and parties are in the reader’s language, and its file stays in the client’s', async () => {
    const someone = await subscriber('ON')
    const read = async (language: string) =>
      (await call(here.server, `GET /invoices/${someone.invoice_uuid}`, { token: someone.owner.token, language })).body
    const [french, english] = [await read('fr-CA'), await read('en-CA')]
    const { rows } = await database.pool.query<{ value: string; value_fr: string }>(
      'select value, value_fr from invoice_lines join roles on roles.id = role_id where invoice_uuid = $1',
      [someone.invoice_uuid],
    )
    expect(english).toMatchObject({
      lines: [{ description: rows[0]?.value }],
      supplier: { tax_numbers: [{ name: 'GST/HST' }, {}] },
    })
    expect(french).toMatchObject({
      lines: [{ description: rows[0]?.value_fr }],
      supplier: { tax_numbers: [{ name: 'TPS/TVH' }, {}] },
    })
    expect((await invoiceFile(someone, { query: '?language=en', reader: 'fr-CA' })).text).toContain(rows[0]?.value)
  })

  it('English is one request away for one file, and for all where the client chooses it', async () => {
    const someone = await subscriber('QC')
    expect((await invoiceFile(someone, { query: '?language=en' })).text).toContain('Balance due')
    await choose(someone, 'en')
    expect((await invoiceFile(someone, { reader: 'fr-CA' })).text).toContain('Balance due')
    expect((await invoiceFile(someone, { query: '?language=fr' })).text).toContain('Solde à payer')
  })

  it('elsewhere they are in the language of whoever reads, unless the client has chosen', async () => {
    const someone = await subscriber('ON')
    expect((await invoiceFile(someone)).text).toContain('Balance due')
    expect((await invoiceFile(someone, { reader: 'fr-CA' })).text).toContain('Solde à payer')
    await choose(someone, 'fr')
    expect((await invoiceFile(someone)).text).toContain('Solde à payer')
  })

  it('the account of the primary contact says it before whoever reads, and after the client’s own choice', async () => {
    const someone = await subscriber('ON')
    await database.pool.query("update users set language = 'fr' where uuid = $1", [someone.owner.uuid])
    expect((await invoiceFile(someone)).text).toContain('Solde à payer')
    await choose(someone, 'en')
    expect((await invoiceFile(someone)).text).toContain('Balance due')
  })

  it('so are statements and receipts', async () => {
    const someone = await subscriber('QC')
    const statement = await fileOf(`/client/${someone.client_uuid}/statement/file`, someone.owner)
    expect(statement.text).toMatch(/Relevé de compte.*Compte en CAD.*Pas encore échu.*Solde à payer/)
    expect(statement.text).not.toMatch(/\b(Statement|Due|Balance|Account)\b/)
    const payment = await database.kysely.transaction().execute((transaction) =>
      bookPayment(transaction, {
        client_uuid: someone.client_uuid,
        currency: 'cad',
        invoices: [someone.invoice_uuid],
        charge_uuid: null,
        method: 'transfer',
        amount_cents: 100,
        reference: 'V-7',
        recorded_by: null,
        at: now,
      }),
    )
    expect(payment).toBeDefined()
    const { rows } = await database.pool.query<{ uuid: string }>('select uuid from payments where client_uuid = $1', [
      someone.client_uuid,
    ])
    const receipt = await fileOf(`/payments/${rows[0]?.uuid}/file`, someone.owner)
    expect(receipt.text).toMatch(
      /Reçu de paiement.*Mode de paiement Virement bancaire.*1,00 \$ CAD payés le 20 nov. 2026/,
    )
    expect((await invoiceFile(someone)).text).toContain('Payé le 20 nov. 2026, virement bancaire')
  })

  it('refuses another language at its field', async () => {
    const { invoice_uuid, owner } = await subscriber('ON')
    const answer = await here.request(`GET /invoices/${invoice_uuid}/file?language=de`, owner)
    expect(answer).toMatchObject({ status: 400, body: { fields: { language: expect.any(String) } } })
  })

  it('a name that staff gave a line stays as it is', async () => {
    const someone = await subscriber('QC')
    await database.pool.query(
      "update roles set value = value || ' (senior)' where id in (select role_id from invoice_lines where invoice_uuid = $1)",
      [someone.invoice_uuid],
    )
    const { rows } = await database.pool.query<{ description: string }>(
      'select description from invoice_lines where invoice_uuid = $1',
      [someone.invoice_uuid],
    )
    expect((await invoiceFile(someone)).text).toContain(rows[0]?.description)
  })
})
