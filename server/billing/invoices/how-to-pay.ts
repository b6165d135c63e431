import * as t from '@talentplace/contract/billing/messages/invoice-files'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { writeHeading } from '../../platform/pdf/write-heading.ts'
import { writeLink } from '../../platform/pdf/write-link.ts'
import type { Pdf } from '../../platform/pdf/make-pdf.ts'
import { makeRoom } from '../../platform/pdf/write-row.ts'
import { day } from './document-words.ts'

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
  if (pending) return t.onItsWay()
  if (small_balance === 'with_next') return t.withNext()
  return small_balance === 'left' ? t.tooSmall() : null
}

const pageOf = ({ uuid }: Open, { publicUrl }: PayingSite) => `${publicUrl}/client/invoices/${uuid}`

/** A link to the page of an invoice, where its reader can pay something of it. */
export function writePayLink(pdf: Pdf, invoice: Open, site: PayingSite): void {
  if (invoice.balance_cents <= 0 || nothingToDo(invoice) !== null) return
  writeLink(pdf, t.payOnline({ number: invoice.number }), pageOf(invoice, site))
  pdf.moveDown(0.8)
}

/** How to pay what is open of several invoices, with the address of their list. */
export function writeHowToPayAll(pdf: Pdf, { publicUrl, support }: PayingSite): void {
  const address = `${publicUrl}/client/invoices`
  makeRoom(pdf, room)
  writeHeading(pdf, t.howToPay())
  pdf.text(t.byCardEach())
  writeLink(pdf, address, address)
  pdf.text(t.byTransferEach({ support }))
}

/** How to pay what is open of an invoice, with the address of its page for those who print it. */
export function writeHowToPay(pdf: Pdf, invoice: Open, site: PayingSite): void {
  if (invoice.balance_cents <= 0) return
  makeRoom(pdf, room)
  writeHeading(pdf, t.howToPay())
  const nothing = nothingToDo(invoice)
  if (nothing !== null) return void pdf.text(nothing)
  const { number, next_try } = invoice
  if (next_try !== null) pdf.text(t.chargedOn({ day: day(next_try) }))
  pdf.text(t.byCard())
  writeLink(pdf, pageOf(invoice, site), pageOf(invoice, site))
  pdf.text(t.byTransfer({ support: site.support, number }))
}
