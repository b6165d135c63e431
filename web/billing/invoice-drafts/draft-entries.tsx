import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'

/** The newest drafts, each leading to its page; nothing where there are none. */
export function DraftEntries() {
  const { data, error, refetch } = useApi('invoices.listInvoiceDrafts', { query: {} })
  if (error) return <LoadFailure message="The drafts could not be loaded." onRetry={() => void refetch()} />
  if (!data || data.count === 0) return null
  const { drafts, count } = data
  return (
    <Panel title={count > drafts.length ? `Drafts (the newest ${drafts.length} of ${count})` : 'Drafts'}>
      <Entries>
        {drafts.map(({ uuid, company, project_name, invoice_date, total_cents, currency, created_by_name }) => (
          <Entry
            key={uuid}
            name={<Link to={staffPaths.editInvoice(uuid)}>{company}</Link>}
            detail={`${project_name}, dated ${calendarDay(invoice_date)}`}
            note={created_by_name === null ? undefined : `by ${created_by_name}`}
          >
            <span>{formatMoney(total_cents, currency)}</span>
          </Entry>
        ))}
      </Entries>
    </Panel>
  )
}
