import { useApi } from '../../../platform/api/query.ts'
import { filterValues } from '../../../ui/list-screen/list-state.ts'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { useListState } from '../../../ui/list-screen/use-list-state.ts'
import { TimeDownloads } from '../list/time-downloads.tsx'
import { TimeTotals, totalsOf } from '../list/time-totals.tsx'
import { staffTimeList } from './staff-time-list.tsx'

/** /admin/time. */
export default function StaffTimeListScreen() {
  const [state] = useListState(staffTimeList)
  const filter = filterValues(staffTimeList, state)
  const { data, isError } = useApi('time.listTime', { query: { ...filter, pagination: { limit: 1 } } })
  return (
    <ListScreen
      list={staffTimeList}
      lead="Every hour that assistants log, each day on the assistant’s own clock."
      downloads={'removed' in filter ? undefined : <TimeDownloads filter={filter} count={data?.count} />}
      summary={!isError && <TimeTotals sums={totalsOf(data)} />}
    />
  )
}
