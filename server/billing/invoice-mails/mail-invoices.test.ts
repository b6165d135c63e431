import { beforeAll, describe, expect, it } from 'vitest'
import { checkoutSuite } from '../../testing/checkout-suite.ts'
import { addPerson } from '../../testing/people.ts'
import type { TestBuyer } from '../../testing/buyers.ts'
import { mailInvoices } from './mail-invoices.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { testSite } from '../../testing/test-site.ts'

const { start, clock, database, shop, many, one, addPromotion } = await checkoutSuite()
const run = () => mailInvoices({ ...shop.deps, sender: shop.deps, support: testSite.support })

beforeAll(async () => {
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.client-%'`)
})

interface InvoiceMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly file_name: string
  readonly content: Buffer
}

/** The mails with an invoice, by their address. */
const invoiceMails = (addresses: readonly string[]) =>
  many<InvoiceMail>(
    `select recipient, subject, text_body as text, file_name, content from mail_outbox
    join mail_attachments on mail_uuid = uuid
    where recipient = any ($1) and file_name <> 'agreement.pdf' order by recipient`,
    [addresses],
  )

async function invoiceOf(order: unknown) {
  return one<{ uuid: string; written: string }>(
    `select uuid, upper(currency) || '-' || lpad(number::text, 5, '0') as written from invoices where order_uuid = $1`,
    [order],
  )
}

const wantInvoicesAt = ({ client }: TestBuyer, addresses: readonly string[]) =>
  database.pool.query('update clients set invoice_emails = $2 where uuid = $1', [client, addresses])

async function bought(more: Record<string, unknown> = {}) {
  const { buyer, form } = await shop.readyToPay({ more })
  const { body } = await shop.pay(buyer, form)
  expect(body['state']).toBe('paid')
  return { buyer, form, invoice: await invoiceOf(body['order_uuid']) }
}

describe('the invoice of a purchase', () => {
  it('comes with its receipt to whoever paid and where the company wants its invoices, once each', async () => {
    const { buyer, form } = await shop.readyToPay()
    const colleague = await addPerson(database, { permissions: ['client'], client_uuid: buyer.client })
    const books = `books-${buyer.client}@maple.test`
    await wantInvoicesAt(buyer, [books, buyer.email])
    const { body } = await shop.pay(buyer, form)
    const { written } = await invoiceOf(body['order_uuid'])
    await run()
    const mails = await invoiceMails([buyer.email, books, colleague.email])
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([books, buyer.email].toSorted())
    const amount = (Number(form['total_cents']) / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })
    for (const { subject, text, file_name } of mails) {
      expect({ subject, file_name }).toEqual({
        subject: `Invoice ${written}: $${amount} CAD paid`,
        file_name: `Talentplace Invoice ${written}.pdf`,
      })
      expect(text).toContain(`We received $${amount} CAD for invoice ${written}`)
      expect(text).toContain('Paid with Visa ending in 4242 on Nov 20.')
    }
  })

  it('is the very file that the client downloads', async () => {
    const { buyer, invoice } = await bought()
    await run()
    const [mail] = await invoiceMails([buyer.email])
    const { statusCode, rawPayload } = await shop.server.inject({
      url: `/api/invoices/${invoice.uuid}/file?format=pdf`,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    expect(statusCode).toBe(200)
    expect(mail?.content.equals(rawPayload)).toBe(true)
  })

  it('comes once though the job runs twice, at once and again', async () => {
    const { buyer } = await bought()
    await Promise.all([run(), run(), run()])
    await run()
    expect(await invoiceMails([buyer.email])).toHaveLength(1)
  })

  it('comes once though the job ends in between: nothing of it was kept, and others aren’t held up', async () => {
    const first = await bought()
    await wantInvoicesAt(first.buyer, ['lost@maple.test'])
    const second = await bought()
    await database.pool.query(
      `alter table mail_outbox add constraint crash check (recipient <> 'lost@maple.test') not valid`,
    )
    await run()
    await database.pool.query('alter table mail_outbox drop constraint crash')
    expect(await invoiceMails([first.buyer.email, 'lost@maple.test'])).toEqual([])
    expect(await invoiceMails([second.buyer.email])).toHaveLength(1)
    clock.set(new Date(start.getTime() + 5 * 60_000))
    await run()
    await run()
    expect(await invoiceMails([first.buyer.email, 'lost@maple.test'])).toHaveLength(2)
    expect(await invoiceMails([second.buyer.email])).toHaveLength(1)
  })

  it('of nothing comes too, and says that it is paid', async () => {
    await addPromotion('FREE', { value: 100_000 })
    const { buyer, invoice } = await bought({ promotion_codes: ['FREE'] })
    await run()
    const [mail] = await invoiceMails([buyer.email])
    expect(mail?.subject).toBe(`Invoice ${invoice.written}: nothing to pay`)
    expect(mail?.text).toContain('There’s nothing to pay for invoice')
  })

  it('of less than a card can be charged says what is open, and that the next invoice brings it', async () => {
    await addPromotion('NEARLYFREE', { value: 99_960 })
    const { buyer, form, invoice } = await bought({ promotion_codes: ['NEARLYFREE'] })
    await run()
    const [mail] = await invoiceMails([buyer.email])
    const open = `$${(Number(form['total_cents']) / 100).toFixed(2)} CAD`
    expect(mail?.subject).toBe(`Invoice ${invoice.written}: we’ll collect ${open} with your next one`)
    expect(mail?.text).toContain('Nothing has been charged yet.')
    expect(mail?.text).toContain('we’ll collect it with your next invoice')
  })
})

/** What comes of a purchase by a company of a region that has chosen a language for its documents, or none. */
async function mailIn(region: 'QC' | 'ON', document_language: 'en' | 'fr' | null) {
  const { buyer, invoice } = await bought()
  await database.pool.query('update clients set state_prov = $2, document_language = $3 where uuid = $1', [
    buyer.client,
    region,
    document_language,
  ])
  await run()
  const [mail] = await invoiceMails([buyer.email])
  const { html } = await one<{ html: string }>(
    `select html_body as html from mail_outbox where recipient = $1 and subject = $2`,
    [buyer.email, mail?.subject],
  )
  return { buyer, invoice, subject: mail?.subject, text: mail?.text ?? '', html, file: mail }
}

describe('issue 38: the language of an invoice’s mail', () => {
  it('is French in Québec, as its file, and its button leads to the invoice', async () => {
    const { buyer, invoice, subject, text, html, file } = await mailIn('QC', null)
    expect(subject).toMatch(/^Facture CAD-\d{5}\u00a0: [\d\u00a0]+,\d\d\u00a0\$\u00a0CAD payés$/)
    expect(text).toMatch(/^Bonjour,\n\nMerci! Nous avons reçu [\d\u00a0]+,\d\d\u00a0\$\u00a0CAD pour la facture CAD-/)
    for (const form of [text, html]) {
      expect(form).toContain(', du 20 nov. au 19 déc.).')
      expect(form).toContain('Payé le 20 nov., Visa se terminant par 4242. La facture est jointe.')
      expect(form).toContain('parce que vous vous occupez de la facturation de votre entreprise chez Talentplace.')
    }
    expect(html).toContain('<html lang="fr-CA">')
    expect(file?.file_name).toBe(`Talentplace Facture ${invoice.written}.pdf`)
    const { pages, language } = await readPdf(file?.content ?? Buffer.of())
    expect(language).toMatch(/^fr/)
    expect(pages.join(' ')).toContain(`Facture ${invoice.written}`)
    const link = /Voir la facture\u00a0:\n(https:\S+)\n/.exec(text)?.[1] ?? ''
    expect(link).toMatch(/\/client\/invoices\/[\w-]+$/)
    expect(html).toContain(`href="${link}"`)
    const { statusCode, body } = await shop.server.inject({
      url: `/api/invoices/${link.split('/').at(-1)}`,
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ number: invoice.written })
  })

  it('is the one that the client has chosen, else English outside Québec', async () => {
    expect((await mailIn('QC', 'en')).subject).toMatch(/^Invoice CAD-\d{5}: \$/)
    expect((await mailIn('ON', null)).html).toContain('<html lang="en-CA">')
    expect((await mailIn('ON', 'fr')).subject).toMatch(/^Facture CAD-/)
  })
})
