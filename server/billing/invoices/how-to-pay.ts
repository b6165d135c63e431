import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { writeHeading } from '../../platform/pdf/write-heading.ts'
import { writeLink } from '../../platform/pdf/write-link.ts'
import type { Pdf } from '../../platform/pdf/make-pdf.ts'
import { makeRoom } from '../../platform/pdf/write-row.ts'
import { dayText } from '../../rules/day-text.ts'

/** Where an invoice can be paid, and who answers questions about it. */
export interface PayingSite {
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly support: string
}

/** Points: the whole of it stands on one page. */
const room = 130

type Open = Pick<Invoice, 'uuid' | 'number' | 'balance_cents' | 'pending' | 'small_balance' | 'next_try'>

/** Why its reader has nothing to do about what is open; null: they can pay it. */
function nothingToDo({ pending, small_balance }: Open): string | null {
  if (pending) return 'A payment is on its way. There is nothing you need to do.'
  if (small_balance === 'with_next') return 'The balance due will be collected with your next invoice.'
  if (small_balance === 'left') {
    return 'The balance due is less than a card can be charged. There is nothing you need to do.'
  }
  return null
}

const pageOf = ({ uuid }: Open, { publicUrl }: PayingSite) => `${publicUrl}/client/invoices/${uuid}`

/** A link to the page of an invoice, where its reader can pay something of it. */
export function writePayLink(pdf: Pdf, invoice: Open, site: PayingSite): void {
  if (invoice.balance_cents <= 0 || nothingToDo(invoice) !== null) return
  writeLink(pdf, `Pay invoice ${invoice.number} online`, pageOf(invoice, site))
  pdf.moveDown(0.8)
}

/** How to pay what is open of several invoices, with the address of their list. */
export function writeHowToPayAll(pdf: Pdf, { publicUrl, support }: PayingSite): void {
  const address = `${publicUrl}/client/invoices`
  makeRoom(pdf, room)
  writeHeading(pdf, 'How to pay')
  pdf.text('By card: sign in and pay on the page of each invoice.')
  writeLink(pdf, address, address)
  pdf.text(`By bank transfer or cheque: email ${support} and mention the numbers of the invoices.`)
}

/** How to pay what is open of an invoice, with the address of its page for those who print it. */
export function writeHowToPay(pdf: Pdf, invoice: Open, site: PayingSite): void {
  if (invoice.balance_cents <= 0) return
  makeRoom(pdf, room)
  writeHeading(pdf, 'How to pay')
  const nothing = nothingToDo(invoice)
  if (nothing !== null) return void pdf.text(nothing)
  const { number, next_try } = invoice
  if (next_try !== null) pdf.text(`Your default card will be charged on ${dayText(next_try)}. To pay sooner:`)
  pdf.text('By card: sign in and pay on the invoice’s page.')
  writeLink(pdf, pageOf(invoice, site), pageOf(invoice, site))
  pdf.text(`By bank transfer or cheque: email ${site.support} and mention invoice ${number}.`)
}
