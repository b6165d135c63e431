import type { Bill } from '@talentplace/contract/payroll/bills/bill.routes'
import type { PayYear } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { testSupplier } from '../../testing/rows/add-subscription.ts'
import { billPdf } from './bill-pdf.ts'
import { payYearPdf } from '../pay-year/pay-year-pdf.ts'

const payee = {
  name: 'Phoebe Nguyễn',
  address: ['Halifax NS', 'Canada'],
  tax_numbers: [{ name: 'GST/HST', number: '123456782 RT0001' }],
}
const pagesOf = async (pdf: Promise<Buffer>) =>
  (await readPdf(await pdf)).pages.map((page) => page.replaceAll(/\s+/g, ' '))
const parties = [
  testSupplier.name,
  ...testSupplier.address,
  'GST/HST 123456789 RT0001',
  payee.name,
  ...payee.address,
  'GST/HST 123456782 RT0001',
]
const isoDay = /\d{4}-\d\d-\d\d/

const line = {
  kind: 'time',
  description: 'Books and inbox',
  first_day: '2026-11-02',
  last_day: '2026-11-10',
  quantity: null,
  seconds: 3_600,
  unit_cents: 2_501,
  amount_cents: 2_501,
} as unknown as Bill['lines'][number]

function billOf(lines: Bill['lines']): Bill {
  const sum = lines.reduce((all, { amount_cents }) => all + amount_cents, 0)
  return {
    number: 'CAD-00007',
    bill_date: '2026-11-17',
    period_start: '2026-11-01',
    period_end: '2026-11-15',
    status: 'posted',
    expected_date: '2026-11-24',
    paid_date: null,
    held_reason: null,
    returned_reason: null,
    currency: 'cad',
    payer: testSupplier,
    payee,
    lines,
    taxes: [],
    subtotal_cents: sum,
    total_cents: sum,
    note: '',
  } as unknown as Bill
}

it('a bill names both parties with their addresses and tax numbers, and writes days in words', async () => {
  const text = (await pagesOf(billPdf(billOf([line])))).join(' ')
  for (const words of [...parties, 'Bill date Nov 17th 2026', 'expected on Nov 24th 2026'])
    expect(text).toContain(words)
  expect(text).not.toMatch(isoDay)
})

it('a bill that is longer than a page carries what its lines come to', async () => {
  const pages = await pagesOf(billPdf(billOf(Array.from({ length: 60 }, () => line))))
  expect(pages.length).toBeGreaterThan(2)
  let lines = 0
  for (const page of pages) {
    const sum = `$${((lines * 2_501) / 100).toLocaleString('en-CA', { minimumFractionDigits: 2 })} CAD`
    expect(page.includes(`Brought forward ${sum}`)).toBe(lines > 0)
    lines += page.match(/Books and inbox/g)?.length ?? 0
  }
  expect(lines).toBe(60)
})

it('a year of pay names both parties, and has the head of its table and what was carried on every page of it', async () => {
  const bills = Array.from({ length: 80 }, (_, at) => ({
    uuid: '',
    number: `CAD-${String(at).padStart(5, '0')}`,
    paid_date: '2026-11-10',
    amount_cents: 101,
    tax_cents: 0,
  }))
  const inCurrency = { currency: 'cad', bills, months: [{ month: '2026-11', amount_cents: 8_080 }] } as const
  const sums = { total_cents: 8_080, tax_cents: 0, fees_cents: 8_080, slip_due: false }
  const year: PayYear = {
    virtualassistant_uuid: '',
    virtualassistant_name: 'Phoebe N.',
    year: 2026,
    years: [2026],
    slip: 't4a',
    currencies: [{ ...inCurrency, bills, months: [...inCurrency.months], ...sums }],
  }
  const pages = await pagesOf(payYearPdf(year, { supplier: testSupplier, payee, made: new Date(0) }))
  for (const words of parties) expect(pages[0]).toContain(words)
  expect(pages.join(' ')).not.toMatch(isoDay)
  expect(pages.length).toBeGreaterThan(2)
  let count = 0
  for (const page of pages) {
    expect(page).toContain('Bill Paid on Taxes Amount')
    expect(page.includes(`Brought forward $${((count * 101) / 100).toFixed(2)} CAD`)).toBe(count > 0)
    count += page.match(/CAD-000\d\d/g)?.length ?? 0
  }
  expect(count).toBe(80)
})
