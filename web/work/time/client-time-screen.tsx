import * as t from '@talentplace/contract/work/messages/time'
import { useMemo } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { EntryHistory } from './history/entry-history.tsx'
import { EntryLine } from './list/entry-line.tsx'
import { groupings } from './entries/group-entries.ts'
import { ChoiceButtons } from './list/choice-buttons.tsx'
import { timeList } from './list/time-list.ts'
import { TimeScreen } from './list/time-screen.tsx'
import { useGrouping } from './list/use-grouping.ts'
import { ApproveAll } from './query/approve-all.tsx'
import { ClientQuery } from './query/client-query.tsx'

/** The client's subscriptions to narrow by, and their calendar day; without the feature of subscriptions there is neither. */
function useSubscriptions(client_uuid: string | null) {
  return useApi(
    'projects.listClientProjects',
    { params: { uuid: client_uuid ?? '' }, query: { pagination: { limit: 100 } } },
    { enabled: client_uuid !== null },
  )
}

/** C3, /client/time: what was worked for the company; one line can be asked about, all the rest approved. */
export default function ClientTimeScreen() {
  const { user } = useSession()
  const { data: subscriptions, isLoading } = useSubscriptions(user?.client_uuid ?? null)
  const [grouping, setGrouping] = useGrouping()
  const list = useMemo(
    () =>
      timeList(
        (subscriptions?.projects ?? []).map(({ uuid, project_name }) => ({ value: uuid, label: project_name })),
        { grouping },
      ),
    [subscriptions, grouping],
  )
  return (
    <TimeScreen
      list={list}
      lead={t.clientLead()}
      today={subscriptions?.today ?? (isLoading ? undefined : null)}
      grouping={grouping}
      empty={t.clientEmpty()}
      choices={<ChoiceButtons label={t.groupBy()} choices={groupings} chosen={grouping} onChoose={setGrouping} />}
      renderActions={(filter, reply) => reply?.count !== 0 && <ApproveAll filter={filter} />}
      renderEntry={(entry) => (
        <EntryLine entry={entry} side="client">
          <ClientQuery entry={entry} />
          <EntryHistory entry={entry} />
        </EntryLine>
      )}
    />
  )
}
