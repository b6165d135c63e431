import type { Bill, BillLine } from '@talentplace/contract/payroll/bills/bill.routes'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { heldReasons } from '@talentplace/contract/work/time/held-reasons'
import { makePdf, pdfMargin, type Pdf } from '../../platform/pdf/make-pdf.ts'
import { writeFacts } from '../../platform/pdf/write-facts.ts'
import { writeTitle } from '../../platform/pdf/write-heading.ts'
import { writeParties } from '../../platform/pdf/write-parties.ts'
import { startTable, runningTotal, endTable, makeRoom, writeRow, type PdfColumn } from '../../platform/pdf/write-row.ts'
import { dayText } from '../../rules/day-text.ts'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { moneyText } from '../../rules/money-text.ts'

/** Where the columns begin, in points from the left, and how wide they are. */
const columns = [
  { at: pdfMargin, width: 220 },
  { at: 280, width: 84, align: 'right' },
  { at: 368, width: 94, align: 'right' },
  { at: 466, width: 90 },
] as const satisfies readonly PdfColumn[]
const nobody = { name: '', address: [], tax_numbers: [] }
const sumRow = 20

function whereItIs({ status, expected_date, paid_date, held_reason, returned_reason }: Bill): string {
  if (status === 'paid' && paid_date !== null) return `Paid on ${dayText(paid_date)}`
  const word = billStates.of[status].word.texts.en
  const why = held_reason === null ? returned_reason : heldReasons[held_reason].texts.en
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
  writeTitle(pdf, title)
  writeFacts(pdf, [
    ['Status', whereItIs(bill)],
    ['Bill date', dayText(bill.bill_date)],
    ['Period', `${dayText(bill.period_start)} to ${dayText(bill.period_end)}`],
  ])
  const { payer, payee } = bill
  writeParties(pdf, { heading: 'Paid by', party: payer ?? nobody }, { heading: 'Paid to', party: payee ?? nobody })
}

function writeLines(pdf: Pdf, bill: Bill): void {
  let sum_cents = 0
  startTable(
    pdf,
    () => writeRow(pdf, columns, ['Description', 'Quantity', 'Unit price', 'Amount']),
    runningTotal(pdf, columns, () => moneyText(sum_cents, bill.currency)),
  )
  for (const line of bill.lines) {
    writeRow(pdf, columns, rowOf(line, bill))
    sum_cents += line.amount_cents
  }
  makeRoom(pdf, sumRow * (2 + bill.taxes.length))
  endTable(pdf)
}

/** A6.10: a posted bill as a file: both parties and its stored lines. Nothing is worked out here. */
export function billPdf(bill: Bill): Promise<Buffer> {
  const title = `Bill ${bill.number}`
  const made = new Date(`${bill.bill_date}T12:00:00Z`)
  return makePdf({ title, author: bill.payer?.name ?? '', made }, (pdf) => {
    writeHead(pdf, bill, title)
    writeLines(pdf, bill)
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
