import * as t from '@talentplace/contract/billing/messages/invoices'
import * as documents from '@talentplace/contract/billing/messages/documents'
import type { Invoice } from '@talentplace/contract/billing/invoices/invoice.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { linePrice } from '../../platform/formatting/line-price.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { rateText } from '../../platform/formatting/rate.ts'
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
    <Panel title={t.lines()}>
      <AmountLines>
        {lines.map((line, at) => (
          <InvoiceLine key={`${line.description} ${at}`} invoice={invoice} line={line} position={at + 1} />
        ))}
        <AmountLine amount={money(invoice.subtotal_cents - invoice.discount_cents)}>{t.beforeTaxes()}</AmountLine>
        {taxes.map((tax) => (
          <AmountLine key={tax.name} amount={money(tax.amount_cents)}>
            {documents.tax({ name: tax.name, rate: rateText(tax.rate_thousandths) })}
          </AmountLine>
        ))}
        <AmountLine amount={money(invoice.total_cents)} total>
          {t.total()}
        </AmountLine>
        {invoice.credit_notes.map(({ uuid, number, issue_date, total_cents, credited_cents, reason }) => (
          <AmountLine key={uuid} amount={money(total_cents)}>
            {t.creditNoteOf({ number, day: calendarDay(issue_date) })}
            <AmountNote>{reason}</AmountNote>
            {credited_cents > 0 && <AmountNote>{t.becameCredit({ amount: money(credited_cents) })}</AmountNote>}
            <DownloadButton variant="quiet" path={`/creditnotes/${uuid}/file`}>
              {t.downloadNote()}
            </DownloadButton>
          </AmountLine>
        ))}
      </AmountLines>
      <Parties
        of={[
          [t.billedBy(), invoice.supplier],
          [t.billedTo(), invoice.client],
        ]}
      />
      {invoice.po_number !== '' && <p className={styles.quiet}>{t.poNumber({ number: invoice.po_number })}</p>}
      {invoice.notes !== '' && <p>{invoice.notes}</p>}
    </Panel>
  )
}
