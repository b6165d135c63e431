import type { Timer } from '@talentplace/contract/work/time/timer.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { firstName } from '../time/entries/to-entry-views.ts'
import { asksAfter } from './still-working.ts'

/** An assistant's timers with the names of what they count, the running one first. */
export function timerRows(database: Kysely<Tables>, assistant_uuid: string) {
  return database
    .selectFrom('timers')
    .innerJoin('projects', 'projects.uuid', 'timers.project_uuid')
    .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'timers.virtualassistant_uuid')
    .leftJoin('tasks', 'tasks.uuid', 'timers.task_uuid')
    .selectAll('timers')
    .select(['projects.project_name', 'projects.time_entry_disabled_date'])
    .select(['clients.company', 'clients.is_individual', 'tasks.name as task_name'])
    .select(['assistants.availability', 'assistants.timezone'])
    .select(
      // The first of what is reserved for the interval that runs.
      sql<Date | null>`(select min(start_at) from timer_stretches
        where timer_stretches.virtualassistant_uuid = timers.virtualassistant_uuid and timer_id = timers.id
          and (of_run or end_at is null))`.as('run_start_at'),
    )
    .where('timers.virtualassistant_uuid', '=', assistant_uuid)
    .orderBy(sql`timers.running_since is null`)
    .orderBy('timers.created_date', 'desc')
    .orderBy('timers.id')
}

export type TimerRow = Awaited<ReturnType<ReturnType<typeof timerRows>['execute']>>[number]

/** Whole seconds up to an instant, over all stretches. */
export function secondsOf({ running_since, seconds_before }: TimerRow, now: Date): number {
  if (running_since === null) return seconds_before
  return seconds_before + Math.max(0, Math.floor((now.getTime() - running_since.getTime()) / 1000))
}

/** True while "Still working?" waits for an answer. */
export function isRequested(row: TimerRow, now: Date): boolean {
  return row.running_since !== null && now > asksAfter(row, row.last_sign_at)
}

/** @param moved true where the last event was placed elsewhere than its browser said */
export function toTimerView(row: TimerRow, now: Date, moved = false): Timer {
  return {
    id: row.id,
    project_uuid: row.project_uuid,
    project_name: row.project_name,
    company: row.is_individual ? firstName(row.company) : row.company,
    task_uuid: row.task_uuid,
    task_name: row.task_name,
    rate_plan_uuid: row.rate_plan_uuid,
    state: row.state,
    description: row.description,
    billable: row.billable,
    seconds: secondsOf(row, now),
    as_of: now.toISOString(),
    running_since: row.running_since === null ? null : (row.run_start_at ?? row.running_since).toISOString(),
    ask_still_working: isRequested(row, now),
    moved,
    version: row.version,
  }
}
