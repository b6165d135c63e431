import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { Link } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { calendarDay } from '../../platform/formatting/calendar-day.ts'
import { formatMoney } from '../../platform/formatting/money.ts'
import { staffPaths } from '../../platform/navigation/staff-paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { HistorySkeleton } from '../../ui/record/history.tsx'
import { StateTag } from '../../ui/state-tag.tsx'
import { billName } from './bill-words.ts'

const maxVisible = 5

interface BillsProps {
  readonly uuid: string
  readonly name: string
}

/** The latest bills of an assistant, for staff who look after money. */
export function BillsOfAssistant({ uuid, name }: BillsProps) {
  const may = useMay('admin_finance.view')
  const query = { virtualassistant_uuid: uuid, pagination: { limit: maxVisible } }
  const { data, error, refetch } = useApi('bills.listBills', { query }, { enabled: may })
  if (!may) return null
  return (
    <Panel
      title="Bills"
      actions={
        data &&
        data.count > maxVisible && <Link to={staffPaths.staffBills({ search: name })}>All {data.count} bills</Link>
      }
    >
      {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <HistorySkeleton />}
      {data && (
        <Entries none="No bills yet.">
          {data.bills.map((bill) => (
            <Entry
              key={bill.uuid}
              name={<Link to={staffPaths.staffBill(bill.uuid)}>{billName(bill)}</Link>}
              detail={`${calendarDay(bill.bill_date)} · ${formatMoney(bill.total_cents, bill.currency)}`}
            >
              <StateTag of={billStates} state={bill.status} />
            </Entry>
          ))}
        </Entries>
      )}
    </Panel>
  )
}
