import type { Received } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { AdminGroup, listClientTasks } from '@talentplace/contract/work/tasks/task.routes'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import { startOfDay } from '../../platform/clock/start-of-day.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { inReach, isTaskStaff } from './task-reach.ts'
import { completedRows, countedTasks, toTaskView, taskRows } from './task-rows.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

type Query = Received<typeof listClientTasks>['query'] & { readonly admin_groups?: readonly AdminGroup[] | undefined }

const columns = {
  next_due_date: sql`next_due_date`,
  due_date: sql`due_date`,
  priority: sql`priority`,
  name: inNameOrder(sql`name`),
  project_name: inNameOrder(sql`project_name`),
  company: inNameOrder(sql`company`),
  project_task_list_name: inNameOrder(sql`project_task_list_name`),
  completed_date: sql`completed_date`,
  created_date: sql`created_date`,
  position: sql`position`,
  seconds_logged: sql`seconds_logged`,
  // Each subscription's lists; everyone who has a task; who did it: what is grouped by these has its rows together.
  list: sql`folded_text(project_name) || ' ' || project_uuid || ' ' || folded_text(project_task_list_name)`,
  assignment: inNameOrder(sql`nullif(jsonb_path_query_array(assignment, '$[*].name')::text, '[]')`),
  completed_by_user_name: inNameOrder(sql`completed_by_user_name`),
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

/** The days asked for: of the due date, or of the completion on the caller's clock. */
function inDays({ type, from, to }: Query, zone: string): RawBuilder<boolean>[] {
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

function isAssignedTo(user: string): RawBuilder<boolean> {
  return sql`exists (select 1 from task_assignments given where given.task_uuid = tasks.uuid and given.user_uuid = ${user})`
}

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
  return sql`exists (select 1 from task_assignments given join users on users.uuid = given.user_uuid
    where given.task_uuid = tasks.uuid and users.permissions && ${permissions}::text[])`
}

function conditionsOf(query: Query, session: Session, zone: string): RawBuilder<boolean>[] {
  const { type, project_uuid, client_uuid, project_task_list_uuid, parent_uuid, user_uuid, mine, priority } = query
  const { search = '', admin_groups = [] } = query
  const words = containing(search)
  return [
    ...(type === 'current' ? [sql<boolean>`tasks.completed_date is null`] : []),
    ...is('tasks.project_uuid', project_uuid),
    ...is('projects.client_uuid', client_uuid),
    ...is('tasks.task_list_uuid', project_task_list_uuid),
    ...is('tasks.parent_uuid', parent_uuid),
    ...is('tasks.priority', priority === undefined ? undefined : Number(priority)),
    ...(user_uuid === undefined ? [] : [isAssignedTo(user_uuid)]),
    ...(mine === undefined
      ? []
      : [mine ? isAssignedTo(session.user_uuid) : sql<boolean>`not ${isAssignedTo(session.user_uuid)}`]),
    ...(admin_groups.length === 0 || !isTaskStaff(session) ? [] : [isWorkOf(admin_groups)]),
    ...inDays(query, zone),
    ...(search === ''
      ? []
      : [
          sql<boolean>`(tasks.searched_text like ${words} or projects.searched_text like ${words} or clients.searched_text like ${words})`,
        ]),
  ]
}

/** C2.3, A6.6: by due day, then priority; what was completed, newest first. */
export async function answerTasks(
  { database, clock }: { database: Database; clock: Clock },
  session: Session,
  query: Query,
) {
  const person = await database.kysely
    .selectFrom('users')
    .select('timezone')
    .where('uuid', '=', session.user_uuid)
    .executeTakeFirst()
  const reach = await inReach(database.kysely, { session, reach: 'view', now: clock.now() })
  const zone = person?.timezone ?? 'UTC'
  const where = sql.join<boolean>([reach, ...conditionsOf(query, session, zone)], sql` and `)
  const completed = query.type === 'completed'
  const usual = completed
    ? ({ by: 'completed_date', descending: true } as const)
    : ({ by: 'next_due_date', descending: false } as const)
  const page = pageOf(query.pagination, columns, usual, sql`priority, position, uuid, completion_uuid`)
  const found = completed ? completedRows(database.kysely, where) : taskRows(database.kysely, where)
  const { rows, count } = await listPage(found, page, countedTasks(database.kysely, where, completed))
  return { tasks: rows.map((row) => toTaskView(row, completed ? zone : null)), count }
}
