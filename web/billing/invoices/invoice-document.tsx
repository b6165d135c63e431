import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines, AmountNote } from '../../ui/amount-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { ChargedTime } from './charged-time.tsx'
import { Parties } from './document-parties.tsx'
import styles from './invoice.module.css'

/** A line as it was posted, and what its amount is made of. */
function InvoiceLine({
  invoice,
  line,
  position,
}: {
  invoice: Invoice
  line: Invoice['lines'][number]
  position: number
}) {
  const { currency } = invoice
  const price = linePrice(line, currency)
  return (
    <AmountLine amount={formatMoney(line.amount_cents, currency)}>
      {line.description}
      {price !== null && <AmountNote>{price}</AmountNote>}
      {line.seconds !== undefined && <ChargedTime invoice={invoice} line={line} position={position} />}
    </AmountLine>
  )
}

/** An invoice as it was posted: both parties, every line, each tax, the total, and what takes it back. Nothing is worked out here. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { lines, taxes, currency } = invoice
  const money = (cents: number) => formatMoney(cents, currency)
  return (
    <Panel title="Lines">
      <AmountLines>
        {lines.map((line, at) => (
          <InvoiceLine key={`${line.description} ${at}`} invoice={invoice} line={line} position={at + 1} />
        ))}
        <AmountLine amount={money(invoice.subtotal_cents - invoice.discount_cents)}>Before taxes</AmountLine>
        {taxes.map((tax) => (
          <AmountLine key={tax.name} amount={money(tax.amount_cents)}>
            {tax.name} {tax.rate_thousandths / 1000}%
          </AmountLine>
        ))}
        <AmountLine amount={money(invoice.total_cents)} total>
          Total
        </AmountLine>
        {invoice.credit_notes.map(({ uuid, number, issue_date, total_cents, credited_cents, reason }) => (
          <AmountLine key={uuid} amount={money(total_cents)}>
            Credit note {number}, {calendarDay(issue_date)}
            <AmountNote>{reason}</AmountNote>
            {credited_cents > 0 && <AmountNote>{money(credited_cents)} of it became credit</AmountNote>}
            <DownloadButton variant="quiet" path={`/creditnotes/${uuid}/file`}>
              Download credit note
            </DownloadButton>
          </AmountLine>
        ))}
      </AmountLines>
      <Parties
        of={[
          ['From', invoice.supplier],
          ['Billed to', invoice.client],
        ]}
      />
      {invoice.po_number !== '' && <p className={styles.quiet}>PO number {invoice.po_number}</p>}
      {invoice.notes !== '' && <p>{invoice.notes}</p>}
    </Panel>
  )
}
