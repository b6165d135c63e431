import type { Bill, BillLine } from '@talentplace/contract/bills/bill.routes'
import { billStates } from '@talentplace/contract/bills/bill.states'
import { heldReasons } from '@talentplace/contract/bills/held-reasons'
import type { InvoiceParty } from '@talentplace/contract/invoices/invoice.routes'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { beginTable, endTable, writeRow } from '../../platform/pdf/write-row.ts'
import { dayText } from '../../rules/day-text.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { moneyText } from '../../rules/money-text.ts'

/** Where the columns begin, in points from the left, and how wide they are. */
const columns = [
  { at: pdfMargin, width: 240 },
  { at: 300, width: 90 },
  { at: 396, width: 70 },
  { at: 470, width: 86 },
] as const

function partyText({ name, address, tax_numbers }: InvoiceParty): string {
  return [name, ...address, ...tax_numbers.map((each) => `${each.name} ${each.number}`)].join('\n')
}

function whereItIs({ status, expected_date, paid_date, held_reason, returned_reason }: Bill): string {
  if (status === 'paid' && paid_date !== null) return `Paid on ${dayText(paid_date)}`
  const word = billStates.word(status)
  const why = held_reason === null ? returned_reason : heldReasons[held_reason]
  if (why !== null) return `${word}: ${why}`
  return expected_date === null ? word : `${word}, expected on ${dayText(expected_date)}`
}

function rowOf(
  { description, first_day, last_day, quantity, seconds, unit_cents, amount_cents }: BillLine,
  bill: Bill,
) {
  const money = (cents: number) => moneyText(cents, bill.currency)
  const days = first_day === null || last_day === null ? '' : `\n${dayText(first_day)} to ${dayText(last_day)}`
  return [
    `${description}${days}`,
    seconds === null ? String(quantity) : exactHoursText(seconds),
    seconds === null ? money(unit_cents) : `${money(unit_cents)}/h`,
    money(amount_cents),
  ]
}

function writeHead(pdf: Pdf, bill: Bill, title: string): void {
  pdf.font('bold').fontSize(22).text(title).font('regular').fontSize(10.5).moveDown(0.3)
  pdf.text(`${dayText(bill.bill_date)} · ${dayText(bill.period_start)} to ${dayText(bill.period_end)}`)
  pdf.text(whereItIs(bill)).moveDown(1)
  const { y } = pdf
  const half = { width: 236 }
  pdf.text(`Paid by\n${bill.payer ? partyText(bill.payer) : ''}`, pdfMargin, y, half)
  const below = pdf.y
  pdf.text(`Paid to\n${bill.payee ? partyText(bill.payee) : ''}`, pdfMargin + 264, y, half)
  pdf.x = pdfMargin
  pdf.y = Math.max(below, pdf.y) + 20
}

/** A6.10: a posted bill as a file: both parties and its stored lines. Nothing is worked out here. */
export function billPdf(bill: Bill): Promise<Buffer> {
  const title = `Bill ${bill.number}`
  const made = new Date(`${bill.bill_date}T12:00:00Z`)
  return makePdf({ title, author: bill.payer?.name ?? '', made }, (pdf) => {
    writeHead(pdf, bill, title)
    beginTable(pdf, () => writeRow(pdf, columns, ['Description', 'Quantity', 'Unit price', 'Amount']))
    for (const line of bill.lines) writeRow(pdf, columns, rowOf(line, bill))
    endTable(pdf)
    const money = (cents: number) => moneyText(cents, bill.currency)
    if (bill.taxes.length > 0) writeRow(pdf, columns, ['Before taxes', '', '', money(bill.subtotal_cents)])
    for (const tax of bill.taxes)
      writeRow(pdf, columns, [`${tax.name} ${tax.rate_thousandths / 1000}%`, '', '', money(tax.amount_cents)])
    pdf.font('bold')
    writeRow(pdf, columns, ['Total', '', '', money(bill.total_cents)])
    pdf.font('regular')
    if (bill.note !== '') pdf.moveDown(1).text(bill.note)
  })
}
