import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { EntryInvoice } from '@talentplace/contract/work/time/entry-invoice'
import { Link } from 'react-router'
import { exactHoursText } from '@talentplace/contract/shared/hours-text'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import styles from './history.module.css'

interface EntryInvoicesProps {
  readonly invoices: readonly EntryInvoice[]
  /** Leads to an invoice; null for who doesn't open invoices. */
  readonly to: ((uuid: string) => string) | null
}

function Words({ invoice: { seconds, amount_cents, currency } }: { invoice: EntryInvoice }) {
  if (seconds === null) return 'within the hours'
  const above = `${exactHoursText(seconds)} above the hours`
  return amount_cents === null ? above : `${above}, ${formatMoney(amount_cents, currency)}`
}

/** The invoices that an entry is on, and what of it each one charges. */
export function EntryInvoices({ invoices, to }: EntryInvoicesProps) {
  return (
    <ul className={styles.invoices}>
      {invoices.map((invoice) => (
        <li key={invoice.uuid}>
          {to === null ? invoice.number : <Link to={to(invoice.uuid)}>{invoice.number}</Link>}
          {': '}
          <Words invoice={invoice} /> <StateTag of={invoiceStates} state={invoice.status} />
        </li>
      ))}
    </ul>
  )
}
