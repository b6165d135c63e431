import * as t from '@talentplace/contract/core/messages/client-home'
import { standingStates } from '@talentplace/contract/billing/invoices/standing.states'
import type { InvoiceSummary } from '@talentplace/contract/billing/invoices/invoice.routes'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/query.ts'
import { calendarDay } from '../../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../../platform/formatting/money.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { useMayDo } from '../../../platform/session/use-may-do.ts'
import { useFeature } from '../../../platform/session/use-feature.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './client-home.module.css'
import { openInvoices } from './home-reads.ts'

const balance = ({ balance_cents, currency }: InvoiceSummary) => formatMoney(balance_cents, currency)

/** Those someone has to pay, the longest due first. What will be charged automatically, or is on its way, isn't among them. */
function useDueInvoices(): readonly InvoiceSummary[] {
  const hasInvoices = useFeature('client', 'invoice')
  const enabled = useMayDo('money') && hasInvoices
  const { data } = useApi('invoices.listInvoices', openInvoices, { enabled })
  return (data?.invoices ?? []).filter(({ standing }) => standing !== null && standingStates.is('open', standing))
}

function Others({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  if (invoices.length === 0) return null
  return (
    <ul className={styles.searches}>
      {invoices.map((invoice) => (
        <li key={invoice.uuid} className={styles.search}>
          <Link to={paths.clientInvoice(invoice.uuid)} className={styles.searchLink}>
            {t.pay({ amount: balance(invoice) })}
          </Link>
          <span className={styles.searchFacts}>
            {t.numberDue({ number: invoice.number, day: calendarDay(invoice.due_date) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What has to be paid, before anything else on the page. Nothing while nothing is. */
export function MoneyPanel() {
  const [first, ...others] = useDueInvoices()
  if (!first) return null
  const { uuid, number, project_name, due_date, status, standing } = first
  const about = t.invoiceDue({ number, name: project_name, day: calendarDay(due_date) })
  return (
    <Panel
      title={status === 'overdue' ? t.isPastDue({ amount: balance(first) }) : t.isDue({ amount: balance(first) })}
      lead={standing === 'declined' ? `${t.wasDeclined()} ${about}` : about}
    >
      <div className={styles.next}>
        <div className={styles.actions}>
          <LinkButton to={paths.clientInvoice(uuid)}>{t.pay({ amount: balance(first) })}</LinkButton>
        </div>
        <Others invoices={others} />
      </div>
    </Panel>
  )
}
