import type { InvoiceDraft } from '@talentplace/contract/billing/invoice-drafts/draft.routes'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { AmountLine, AmountLines } from '../../ui/amount-lines.tsx'
import { Panel } from '../../ui/panel.tsx'
import { DocumentAmounts } from './document-amounts.tsx'
import styles from './draft.module.css'

/** A draft for staff who may read and not write. */
export function DraftFacts({ draft: { document, invoice_date, due_date, notes } }: { draft: InvoiceDraft }) {
  return (
    <Panel title="Lines" lead={`Dated ${calendarDay(invoice_date)}, due ${calendarDay(due_date)}`}>
      <AmountLines>
        {document.lines.map(({ description, amount_cents }, at) => (
          <AmountLine key={at} amount={formatMoney(amount_cents, document.currency)}>
            {description}
          </AmountLine>
        ))}
      </AmountLines>
      <DocumentAmounts document={document} />
      {notes !== '' && <p className={styles.quiet}>{notes}</p>}
    </Panel>
  )
}
