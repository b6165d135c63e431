import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { AdminGroup, listClientTasks } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { startOfDay } from '../../platform/clock/start-of-day.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, neverEmpty, rowsWhere, type Page, type SortColumn } from '../../platform/database/list-page.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { countEveryCompletion, countEveryTask, neverBoughtOrRemoved } from './task-counts.ts'
import { inReach, isTaskStaff } from './task-reach.ts'
import { nameOf } from './task-rows.ts'

export type TaskQuery = Received<typeof listClientTasks>['query'] & {
  readonly admin_groups?: readonly AdminGroup[] | undefined
}
type SortKey = NonNullable<TaskQuery['pagination']['sortBy']>[number]

const given = sql`(select nullif(jsonb_agg(${nameOf(sql`given.user_uuid`)} order by given.assigned_date, given.user_uuid)::text, '[]')
  from task_assignments given where given.task_uuid = tasks.uuid)`

/** What a list of tasks is sorted by, as their indexes have it: of the tasks themselves, or of what they are joined to for it. */
export function sortColumns(type: TaskQuery['type']): Readonly<Record<SortKey, SortColumn>> {
  const completed = type === 'completed'
  const open = type === 'current'
  const done = completed ? sql`done` : sql`tasks`
  const never = sql`null::text`
  return {
    next_due_date: sql`tasks.next_due_date`,
    due_date: sql`tasks.due_date`,
    priority: neverEmpty(sql`tasks.priority`),
    name: neverEmpty(sql`tasks.searched_text`),
    project_name: neverEmpty(sql`projects.searched_text`),
    company: neverEmpty(sql`clients.searched_text`),
    project_task_list_name: [neverEmpty(sql`folded_text(task_lists.name)`), neverEmpty(sql`task_lists.uuid`)],
    completed_date: completed ? neverEmpty(sql`done.completed_date`) : open ? never : sql`tasks.completed_date`,
    created_date: neverEmpty(sql`tasks.created_date`),
    position: neverEmpty(sql`tasks.position`),
    seconds_logged: neverEmpty(sql`tasks.seconds_logged`),
    // Each subscription's lists; everyone who has a task; who did it: what is grouped by these has its rows together.
    list: [
      neverEmpty(sql`projects.searched_text`),
      neverEmpty(sql`projects.uuid`),
      neverEmpty(sql`folded_text(task_lists.name)`),
      neverEmpty(sql`task_lists.uuid`),
    ],
    // Kept of open tasks alone.
    assignment: open ? sql`tasks.assigned_names` : sql`folded_text(${given})`,
    completed_by_user_name: open ? never : sql`folded_text(${nameOf(sql`${done}.completed_by`)})`,
  }
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** The days asked for: of the due date, or of the completion on the caller's clock. */
function inDays({ type, from, to }: TaskQuery, zone: string): RawBuilder<boolean>[] {
  if (type !== 'completed') {
    return [
      ...(from === undefined ? [] : [sql<boolean>`tasks.next_due_date >= ${from}::date`]),
      ...(to === undefined ? [] : [sql<boolean>`tasks.next_due_date <= ${to}::date`]),
    ]
  }
  return [
    ...(from === undefined ? [] : [sql<boolean>`done.completed_date >= ${startOfDay(zone, from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`done.completed_date < ${startOfDay(zone, dayAfter(to))}`]),
  ]
}

const isAssignedTo = (user: string) =>
  sql<boolean>`tasks.uuid in (select task_uuid from task_assignments where user_uuid = ${user})`

function is(column: string, value: unknown): RawBuilder<boolean>[] {
  return value === undefined ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`]
}

/** C2.2: a group is whoever of our people may look after it; the super administrators, who may do everything, are in none. */
const looksAfter: Readonly<Record<AdminGroup, Permission>> = {
  csm: 'admin_client.view',
  sales: 'admin_matching.view',
  vsm: 'admin_virtualassistant.view',
}

/** Whether a query's task is the work of our own people of these groups. */
function isWorkOf(groups: readonly AdminGroup[]): RawBuilder<boolean> {
  const permissions = groups.map((group) => looksAfter[group])
  return sql`tasks.uuid in (select task_uuid from task_assignments
    where user_uuid = any (array(select uuid from users where permissions && ${permissions}::text[])))`
}

/** Subscriptions are looked for in their own small tables, so that no task is joined before it is found. */
const ofProjects = (query: RawBuilder<unknown>) => sql<boolean>`tasks.project_uuid = any (array(${query}))`

function isFoundBy(search: string): RawBuilder<boolean> {
  const words = containing(search)
  return sql`(tasks.searched_text like ${words}
    or ${ofProjects(sql`select uuid from projects where searched_text like ${words}`)}
    or ${ofProjects(sql`select projects.uuid from clients join projects on projects.client_uuid = clients.uuid where clients.searched_text like ${words}`)})`
}

const seesEverySubscription = (session: Session) =>
  isTaskStaff(session) || hasPermission(session.permissions, 'admin_tasks.edit')

/** Staff see every subscription's tasks: only what was never bought, or was removed, is left out. */
async function isReached(database: Kysely<Tables>, session: Session, now: Date): Promise<RawBuilder<boolean>> {
  if (seesEverySubscription(session)) return sql`tasks.project_uuid not in ${neverBoughtOrRemoved}`
  return ofProjects(
    sql`select projects.uuid from projects where ${await inReach(database, { session, reach: 'view', now })}`,
  )
}

/** A row of the list, before what it shows is read: a task, or once that it was done. */
interface ListedTask {
  readonly uuid: string
  readonly completion_uuid: string | null
}

interface Reader {
  readonly session: Session
  readonly zone: string
  readonly now: Date
}

async function conditionsOf(
  database: Kysely<Tables>,
  query: TaskQuery,
  { session, zone, now }: Reader,
): Promise<RawBuilder<boolean>> {
  const { type, project_uuid, client_uuid, project_task_list_uuid, parent_uuid, user_uuid, mine, priority } = query
  const { search = '', admin_groups = [] } = query
  const conditions = [
    await isReached(database, session, now),
    ...(type === 'current' ? [sql<boolean>`tasks.completed_date is null`] : []),
    ...is('tasks.project_uuid', project_uuid),
    ...(client_uuid === undefined
      ? []
      : [ofProjects(sql`select uuid from projects where client_uuid = ${client_uuid}`)]),
    ...is('tasks.task_list_uuid', project_task_list_uuid),
    ...is('tasks.parent_uuid', parent_uuid),
    ...is('tasks.priority', priority === undefined ? undefined : Number(priority)),
    ...(user_uuid === undefined ? [] : [isAssignedTo(user_uuid)]),
    ...(mine === undefined
      ? []
      : [mine ? isAssignedTo(session.user_uuid) : sql<boolean>`not ${isAssignedTo(session.user_uuid)}`]),
    ...(admin_groups.length === 0 || !isTaskStaff(session) ? [] : [isWorkOf(admin_groups)]),
    ...inDays(query, zone),
    ...(search === '' ? [] : [isFoundBy(search)]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const isNarrowed = ({ type: _type, pagination: _pagination, ...filters }: Partial<TaskQuery>) =>
  Object.values(filters).some(
    (value) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )

/** What counts the rows of a query from what is stored, where that says it: staff's lists by priority, and of all that was ever done. */
function storedCountOf(database: Kysely<Tables>, query: TaskQuery, session: Session): (() => Promise<number>) | null {
  const { type, priority, ...others } = query
  if (!seesEverySubscription(session) || isNarrowed(others)) return null
  if (type === 'completed') return priority === undefined ? () => countEveryCompletion(database) : null
  return () => countEveryTask(database, { isOpen: type === 'current', priority })
}

/** Which tasks a query finds; each table beside them is joined where the asked order needs it, and not to be counted. */
export async function findTasks(
  database: Kysely<Tables>,
  query: TaskQuery,
  reader: Reader,
  page: Page,
): Promise<{ keys: ListedTask[]; count: number }> {
  const where = await conditionsOf(database, query, reader)
  const sorted = (...keys: readonly SortKey[]) => keys.some((key) => query.pagination.sortBy?.includes(key))
  const stands = sql<boolean>`tasks.removed_date is null and ${where}`
  const isSearch = query.type !== 'completed' && (query.search ?? '') !== ''
  const tasks = rowsWhere(database, 'tasks', { where: stands, isSearch })
  const open = tasks.select(['tasks.uuid', sql<string | null>`null`.as('completion_uuid')])
  const done = database
    .selectFrom('task_completions as done')
    .innerJoin('tasks', 'tasks.uuid', 'done.task_uuid')
    .select(['tasks.uuid', 'done.uuid as completion_uuid'])
    .where('done.undone_date', 'is', null)
    .where(stands)
  const counted = (query.type === 'completed' ? done : open) as typeof open
  const joined = counted
    .$if(sorted('project_name', 'list', 'company'), (each) =>
      each.innerJoin('projects', 'projects.uuid', 'tasks.project_uuid'),
    )
    .$if(sorted('company'), (each) =>
      each.innerJoin('clients', (on) => on.on(sql<boolean>`clients.uuid = projects.client_uuid`)),
    )
    .$if(sorted('project_task_list_name', 'list'), (each) =>
      each.innerJoin('task_lists', 'task_lists.uuid', 'tasks.task_list_uuid'),
    )
  const { rows, count } = await listPage(joined, page, storedCountOf(database, query, reader.session) ?? counted)
  return { keys: rows, count }
}
