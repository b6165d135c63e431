import * as t from '@talentplace/contract/billing/messages/invoices'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { InvoiceSummary } from '@talentplace/contract/billing/invoices/invoice.routes'
import { Link } from 'react-router'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { kindNames } from './invoice-words.ts'
import styles from './invoice.module.css'
import { Entries, EntryLine } from '../../ui/entries.tsx'
import { StateTag } from '../../ui/state-tag.tsx'

/** The newest invoices of a subscription, each leading to its page. `total`: of all, shown or not. */
export function InvoiceEntries({ invoices, total }: { invoices: readonly InvoiceSummary[]; total: number }) {
  return (
    <>
      <Entries>
        {invoices.map(({ uuid, number, kind, invoice_date, status, total_cents, currency }) => (
          <EntryLine key={uuid} className={styles.line}>
            <Link to={paths.clientInvoice(uuid)}>{t.invoiceNumber({ number })}</Link>
            <span className={styles.entryFacts}>
              <StateTag of={invoiceStates} state={status} />
              <span>{kindNames[kind]}</span>
              <span>{calendarDay(invoice_date)}</span>
              <span>{formatMoney(total_cents, currency)}</span>
            </span>
          </EntryLine>
        ))}
      </Entries>
      {total > invoices.length && (
        <p className={styles.quiet}>
          <Link to={paths.clientInvoices()}>{t.allInvoices()}</Link>
        </p>
      )}
    </>
  )
}
