import { alertStates } from '@talentplace/contract/desk/alerts/alert.states'
import { retentionStates } from '@talentplace/contract/talent/assistants/retention.states'
import { sql, type Kysely } from 'kysely'
import { waitsForUs } from '../../talent/assistants/waiting-applications.ts'
import { threadRows } from '../../work/discussions/read-threads.ts'
import { waitsForOne } from '../../work/discussions/waiting-threads.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { linesOf } from './today-lines.ts'

/** Alerts that are with someone, the one that has been there longest first. */
export function alertLines(user_uuid: string) {
  return linesOf(
    { uuid: sql`alerts.uuid`, page_uuid: sql`alerts.uuid`, title: sql`title`, since: sql`created_date` },
    sql`alerts where assigned_to = ${user_uuid} and status in ${sqlIn(alertStates.sets.open)}`,
  )
}

/** Assistants who leave or may leave, whom someone speaks with. */
export function retentionLines(user_uuid: string) {
  return linesOf(
    {
      uuid: sql`retention_cases.uuid`,
      page_uuid: sql`virtualassistant_uuid`,
      title: sql`assistants.full_name`,
      next_step: sql`note`,
      due_date: sql`next_contact`,
      since: sql`opened_date`,
    },
    sql`retention_cases join assistants on assistants.uuid = virtualassistant_uuid
      where owner_uuid = ${user_uuid} and retention_cases.state in ${sqlIn(retentionStates.sets.open)}`,
  )
}

/** Applications that were handed in, and wait for us; whoever has waited longest first. */
export function applicationLines() {
  return linesOf(
    {
      uuid: sql`applications.uuid`,
      page_uuid: sql`virtualassistant_uuid`,
      title: sql`assistants.full_name`,
      since: sql`applications.state_date`,
    },
    sql`applications join assistants on assistants.uuid = virtualassistant_uuid where ${waitsForUs}`,
  )
}

/** Someone's tasks that are due on a day, or were before; whoever else has them, too. */
export function taskLines(user_uuid: string, today: string) {
  return linesOf(
    {
      uuid: sql`tasks.uuid`,
      page_uuid: sql`tasks.uuid`,
      title: sql`tasks.name`,
      about: sql`company || ': ' || project_name`,
      due_date: sql`next_due_date`,
    },
    sql`task_assignments join tasks on tasks.uuid = task_uuid
      join projects on projects.uuid = tasks.project_uuid and projects.removed_date is null and projects.start_date is not null
      join clients on clients.uuid = projects.client_uuid
      where task_assignments.user_uuid = ${user_uuid} and tasks.completed_date is null and tasks.removed_date is null
        and next_due_date <= ${today}::date`,
  )
}

/** Threads that wait for someone of our team who takes part in them. */
export function threadLines(database: Kysely<Tables>, viewer: { user_uuid: string; now: Date }) {
  const threads = threadRows(database, { ...viewer, looks: false, joins: false }).where(waitsForOne(viewer))
  return linesOf(
    {
      uuid: sql`thread.uuid`,
      page_uuid: sql`thread.uuid`,
      title: sql`thread.subject`,
      about: sql`coalesce(thread.company, '')`,
      since: sql`thread.last_message_date`,
    },
    sql`(${threads}) thread`,
  )
}
