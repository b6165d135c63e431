import * as lists from '@talentplace/contract/shared/messages/lists'
import * as t from '@talentplace/contract/work/messages/time'
import type { TimeEntry } from '@talentplace/contract/work/time/time-entry'
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { ApiFailure } from '../../../platform/api/api-failure.ts'
import type { Reply } from '../../../platform/api/operation-types.ts'
import { useApi } from '../../../platform/api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { listQuery } from '../../../ui/list-screen/list-query.ts'
import { filterValues, type ListState } from '../../../ui/list-screen/list-state.ts'
import { ListFilters } from '../../../ui/list-screen/list-filters.tsx'
import { ListFooter, viewOf } from '../../../ui/list-screen/list-footer.tsx'
import { useListState, type ChangeList } from '../../../ui/list-screen/use-list-state.ts'
import { useRoom } from '../../../ui/list-screen/use-room.ts'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import type { Grouping } from '../entries/group-entries.ts'
import { daysOf, pickOf, quickPicks } from '../entries/quick-picks.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { EntryGroups } from './entry-groups.tsx'
import { TimeDownloads } from './time-downloads.tsx'
import type { TimeList } from './time-list.ts'
import { TimeTotals, totalsOf, type Sum } from './time-totals.tsx'
import styles from './time-screen.module.css'

/** Below this room all filters but the search stand behind a button, in px. */
const narrowBelow = 512
const widths = [narrowBelow]

interface TimeScreenProps {
  readonly list: TimeList
  readonly lead: string
  /** The viewer's calendar day; undefined until it is known, null where it never will be. */
  readonly today: string | undefined | null
  readonly grouping: Grouping
  /** Between the heading and the list. */
  readonly above?: ReactNode
  /** Beside the list's heading; `filter` is the one that is shown. */
  readonly renderActions?: (filter: object, reply: Reply<'time.listTime'> | undefined) => ReactNode
  /** Beside the quick picks. */
  readonly choices?: ReactNode
  /** In place of the list with its quick picks, filters and totals. */
  readonly calendar?: ReactNode
  /** Further sums. */
  readonly sums?: readonly Sum[]
  /** What an empty list says will be here. */
  readonly empty: string
  readonly renderEntry: (entry: TimeEntry) => ReactNode
}

interface QuickPickButtonsProps {
  readonly state: ListState
  readonly onChange: ChangeList
  /** The viewer's calendar day; nothing can be pressed until it is known. */
  readonly today: string | undefined
}

/** A6.7: days in one press; the one that is chosen, pressed again, shows all. */
function QuickPickButtons({ state, onChange, today }: QuickPickButtonsProps) {
  const { from, to, ...others } = state.filters
  const chosen = today === undefined ? null : pickOf(from, to, today)
  return (
    <ChoiceButtons
      label={t.days()}
      choices={quickPicks}
      chosen={chosen}
      onChoose={
        today === undefined
          ? undefined
          : (pick) =>
              onChange({ ...state, page: 1, filters: pick === chosen ? others : { ...others, ...daysOf(pick, today) } })
      }
    />
  )
}

/** A page of logged time with the totals of the whole filter; the page before stays until the next has come. */
function useTimePage(list: TimeList, state: ListState): UseQueryResult<Reply<'time.listTime'>, ApiFailure> {
  return useApi('time.listTime', { query: listQuery(list, state) }, { placeholderData: keepPreviousData })
}

/** Logged time as a member sees it: filters in the address, totals of the whole filter, and the entries put together. */
export function TimeScreen(props: TimeScreenProps) {
  const { list, lead, today, grouping, above, renderActions, choices, calendar, sums = [], empty, renderEntry } = props
  const [state, change] = useListState(list)
  const { data, error, isPlaceholderData, refetch } = useTimePage(list, state)
  const root = useRef<HTMLElement>(null)
  const narrow = useRoom(root, widths) < narrowBelow
  const id = useId()
  const filter = filterValues(list, state)
  const filtered = Object.keys(filter).length > 0
  const lastPage = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.count / state.itemsPerPage)) : state.page
  useEffect(() => {
    if (state.page > lastPage) change({ ...state, page: lastPage }, { replace: true })
  }, [state, lastPage, change])

  return (
    <MemberPage heading={list.title} lead={lead} wide>
      {above && <div className={styles.above}>{above}</div>}
      <section ref={root} className={styles.list} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 id={id} className={styles.subtitle}>
            {t.loggedTime()}
          </h2>
          <div className={styles.actions}>
            {renderActions?.(filter, data)}
            {!calendar && data?.count !== 0 && (data || !error) && !('removed' in filter) && (
              <TimeDownloads filter={filter} count={data?.count} />
            )}
          </div>
        </div>
        <div className={styles.choices}>
          {today !== null && !calendar && <QuickPickButtons state={state} onChange={change} today={today} />}
          {choices}
        </div>
        {calendar ?? (
          <>
            <ListFilters
              filters={list.filters ?? []}
              columns={[]}
              state={state}
              onChange={change}
              narrow={narrow}
              withSorting={false}
            />
            {(data || !error) && <TimeTotals sums={[...totalsOf(data), ...sums]} />}
            <p className={styles.count}>{error ? '' : data ? viewOf(list.noun, data.count, state) : lists.loading()}</p>
            {error && <LoadFailure message={error.message} onRetry={() => void refetch()} />}
            {!error && !data && <Skeleton height={240} />}
            {!error && data?.count === 0 && (
              <EmptyState
                title={filtered ? t.noMatches() : list.empty.title}
                actions={
                  filtered && (
                    <Button variant="outline" onClick={() => change({ ...state, page: 1, filters: {} })}>
                      {lists.clearFilters()}
                    </Button>
                  )
                }
              >
                {!filtered && empty}
              </EmptyState>
            )}
            {!error && data && data.count > 0 && (
              <div className={styles.groups} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
                <EntryGroups
                  entries={data.time}
                  by={grouping}
                  page={state.page}
                  lastPage={lastPage}
                  renderEntry={renderEntry}
                />
                <ListFooter noun={list.noun} count={data.count} state={state} onChange={change} />
              </div>
            )}
          </>
        )}
      </section>
    </MemberPage>
  )
}
