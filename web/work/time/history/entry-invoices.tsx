import * as t from '@talentplace/contract/work/messages/time'
import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import type { EntryInvoice } from '@talentplace/contract/work/time/entry-invoice'
import { Link } from 'react-router'
import { exactHoursText } from '../../../platform/formatting/printed-hours.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import styles from './history.module.css'

interface EntryInvoicesProps {
  readonly invoices: readonly EntryInvoice[]
  /** Leads to an invoice; null for who doesn't open invoices. */
  readonly to: ((uuid: string) => string) | null
}

function Words({ invoice: { seconds, amount_cents, currency } }: { invoice: EntryInvoice }) {
  if (seconds === null) return t.withinHours()
  const hours = exactHoursText(seconds)
  return amount_cents === null ? t.extra({ hours }) : t.extraFor({ hours, amount: formatMoney(amount_cents, currency) })
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
