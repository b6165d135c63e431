import { assistantLists } from '@talentplace/contract/talent/assistants/assistant-lists'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import type { searchVirtualAssistants } from '@talentplace/contract/talent/assistants/assistant-record.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { readIdList } from '@talentplace/contract/shared/identifier'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { rowsWhere } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { waitsForUs } from './waiting-applications.ts'

export type ListFilter = Omit<Received<typeof searchVirtualAssistants>['query'], 'pagination'> & {
  /** Who asks. */
  readonly viewer: string
}

const maxWords = 10

/** A list named for a state that the rejected are in, too. */
function isClosed(list: NonNullable<ListFilter['list']>): boolean {
  return assistantStates.sets.closed.some((state) => state === list)
}

/** Who is in a list; applicants who were turned down are in theirs alone. */
function prefixFieldIssues(list: NonNullable<ListFilter['list']>): RawBuilder<boolean> {
  const [first, ...others] = assistantLists[list]
  if (list === 'rejected') return sql`rejected_date is not null`
  const isState =
    others.length === 0 ? sql<boolean>`state = ${first}` : sql<boolean>`state in (${sql.join([first, ...others])})`
  return isClosed(list) ? sql`(${isState} and rejected_date is null)` : isState
}

/** The name, or the email of the account: each word is looked for in either table by its own index. */
function matching(search: string): RawBuilder<boolean>[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return words.map((word) => {
    const pattern = containing(word)
    return sql<boolean>`uuid = any (array(select uuid from assistants where searched_text like ${pattern}
      union all select assistants.uuid from users join assistants on assistants.user_uuid = users.uuid
        where users.searched_text like ${pattern}))`
  })
}

function having(column: 'role_ids' | 'skill_ids' | 'tool_ids', ids: string | undefined): RawBuilder<boolean>[] {
  return ids === undefined || ids === '' ? [] : [sql`${sql.ref(column)} @> ${readIdList(ids)}::integer[]`]
}

/** Whether a row of `assistants` is one that is asked for. */
function isInFilter(filter: ListFilter): RawBuilder<boolean> {
  const { list, state, application_state, search = '', spare_hours, timezone, mine, waiting, viewer } = filter
  const conditions = [
    sql<boolean>`true`,
    ...(list === undefined ? [] : [prefixFieldIssues(list)]),
    ...(state === undefined ? [] : [sql<boolean>`state = ${state}`]),
    ...(application_state === undefined ? [] : [sql<boolean>`application_state = ${application_state}`]),
    ...(filter.waits_for_us === true
      ? [
          // Nobody has two that are open: where the latest is open, it is the one.
          sql<boolean>`(application_state in ${sqlIn(applicationStates.sets.open)}
            and uuid in (select virtualassistant_uuid from applications where ${waitsForUs}))`,
        ]
      : []),
    ...matching(search),
    ...having('role_ids', filter.role_ids),
    ...having('skill_ids', filter.skill_ids),
    ...having('tool_ids', filter.tool_ids),
    ...(spare_hours === undefined
      ? []
      : [sql<boolean>`available_hours_per_month - monthly_hours_committed >= ${Number(spare_hours)}`]),
    ...(timezone === undefined || timezone === '' ? [] : [sql<boolean>`timezone = ${timezone}`]),
    ...(mine === true
      ? [sql<boolean>`uuid in (select virtualassistant_uuid from people_relationships where user_uuid = ${viewer})`]
      : []),
    ...(waiting === true
      ? [
          sql<boolean>`uuid in (select virtualassistant_uuid from profile_editions
          where state in ${sqlIn(editionStates.sets.open)})`,
        ]
      : []),
  ]
  return sql`(${sql.join(conditions, sql` and `)})`
}

/** The assistants that are asked for. */
export function listedAssistants(database: Kysely<Tables>, filter: ListFilter) {
  return rowsWhere(database, 'assistants', { where: isInFilter(filter), isSearch: (filter.search ?? '').trim() !== '' })
}

/** The states that the filter asks for and nothing else; null where more is asked. */
function onlyStates({ viewer: _reader, list, ...rest }: ListFilter): readonly string[] | null {
  const others = Object.values(rest).filter((value) => value !== undefined && value !== '' && value !== false)
  if (others.length > 0) return null
  if (list === undefined) return assistantStates.values
  return list === 'rejected' || isClosed(list) ? null : assistantLists[list]
}

/** How many there are: from the kept counts where they say it. */
export function countOf(database: Kysely<Tables>, filter: ListFilter) {
  const states = onlyStates(filter)
  if (states === null) return listedAssistants(database, filter)
  return async () => {
    const { rows } = await sql<{ count: number }>`
      select sum(assistants)::int as count from assistant_counts where state in (${sql.join([...states])})`.execute(
      database,
    )
    return rows[0]?.count ?? 0
  }
}
