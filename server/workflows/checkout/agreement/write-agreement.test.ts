import { expect, it } from 'vitest'
import { agreementPdf, type SignedAgreement } from './agreement-pdf.ts'
import { writeAgreement } from './write-agreement.ts'

const document = {
  currency: 'cad',
  lines: [],
  subtotal_cents: 0,
  discount_cents: 0,
  taxes: [],
  tax_cents: 0,
  total_cents: 0,
} as const

const agreement = (client: string): SignedAgreement => ({
  brand: 'Talentplace',
  client,
  version: '2026-11-22',
  text: 'This agreement is between you and us.\n\nHours do not roll over.',
  quote: {
    start_date: '2026-11-23',
    period_end: '2026-12-22',
    total_hours: 20,
    hourly_cents: 3600,
    invoice_day: 23,
    promotions: [],
    document: { ...document, lines: [], taxes: [] },
    renewal: { date: '2026-12-23', document: { ...document, lines: [], taxes: [] } },
  },
  renewal_card: null,
  signed_name: 'Robin Field',
  signed_date: new Date('2026-11-23T15:00:00Z'),
  signed_address: '127.0.0.1',
  order_uuid: '01a20a08-3a61-7ab9-8f09-c75981c285c3',
})

it('an agreement of another thread is the same, byte for byte, each its own when several are written at once', async () => {
  const clients = ['Maple Books', 'Été & Fils', 'North']
  const written = await Promise.all(clients.map((client) => writeAgreement(agreement(client))))
  const here = await Promise.all(clients.map((client) => agreementPdf(agreement(client))))
  expect(written.map((pdf, at) => pdf.equals(here[at] ?? Buffer.alloc(0)))).toEqual([true, true, true])
})

it('one that can’t be written says so, and the next one is written', async () => {
  const broken = { ...agreement('Maple Books'), quote: null as unknown as SignedAgreement['quote'] }
  await expect(writeAgreement(broken)).rejects.toThrow('null')
  expect((await writeAgreement(agreement('Maple Books'))).subarray(0, 5).toString()).toBe('%PDF-')
})
