import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { changedParts, recordChange } from '../time/entries/entry-changes.ts'
import { checkChangeable, lockEntry } from '../time/entries/changeable.ts'
import type { Happened } from './happened.ts'
import { checkTask, partsOfId } from './rate-plan-of-timer.ts'
import type { Interval } from './split-interval.ts'
import { noteEnd } from './timer-ends.ts'
import { timerHistory } from './timer-history.ts'
import { timerRuns, type KnownEvent } from './timer-runs.ts'

const endsTimer = ({ event }: KnownEvent) => event !== 'start' && event !== 'resume' && event !== 'pause'

/** What a timer ran from its first start to its end: the last of that before an instant, or what its device showed running. Null: nothing is known. */
async function lastLife(transaction: Transaction<Tables>, { at, since, ...of }: Happened): Promise<Interval | null> {
  const known = await timerHistory(transaction, of, since ?? at)
  const saysSince = known.some(({ since }) => since !== null)
  const runs = timerRuns(known, saysSince)
  const run = runs
    .filter(({ start_at }) => start_at <= (since ?? at))
    .reduce<Interval | undefined>((last, each) => (last && last.start_at >= each.start_at ? last : each), undefined)
  if (!run) return null
  const ends = known.filter((event) => endsTimer(event) && event.at <= run.start_at)
  const endBefore = ends.reduce((latest, end) => Math.max(latest, end.at.getTime()), 0)
  const first = runs.reduce(
    (start, { start_at }) => (start_at.getTime() >= endBefore && start_at < start ? start_at : start),
    run.start_at,
  )
  return { start_at: first, end_at: run.end_at }
}

interface OfTask {
  readonly task_uuid: string | null
  readonly task_name: string | null
}

/** Gives the entries that a timer made of what it ran another task; what is invoiced, billed or too old stays. @returns their uuids */
async function changeEntries(
  transaction: Transaction<Tables>,
  { assistant_uuid, id, now, rules }: Happened,
  { start_at, end_at }: Interval,
  task: OfTask,
): Promise<string[]> {
  const of = partsOfId(id)
  const found = await transaction
    .selectFrom('time_entries')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .select(['time_entries.uuid', 'origin_uuid', 'user_uuid'])
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('project_uuid', '=', of.project_uuid)
    .where('task_uuid', 'is not distinct from', of.task_uuid)
    .where('source', '=', 'timer')
    .where('removed_date', 'is', null)
    .where('start_at', '<', end_at)
    .where('end_at', '>', start_at)
    .orderBy('start_at')
    .execute()
  const viewer = { side: 'assistant', assistant_uuid } as const
  const uuids: string[] = []
  for (const [origin_uuid, [entry]] of Map.groupBy(found, (each) => each.origin_uuid)) {
    if (!entry) continue
    const locked = await lockEntry(transaction, viewer, entry.uuid)
    try {
      checkChangeable(locked, viewer, now, rules)
    } catch (error) {
      if (error instanceof HttpError) continue
      throw error
    }
    const version = Math.max(...locked.pieces.map((piece) => piece.version)) + 1
    const after = await transaction
      .updateTable('time_entries')
      .set({ ...task, version, updated_date: now })
      .where('origin_uuid', '=', origin_uuid)
      .where('removed_date', 'is', null)
      .returningAll()
      .execute()
    const reason = 'Its task was chosen on another device while the timer ran.'
    const fields = changedParts(
      locked.pieces,
      after.toSorted((a, b) => a.task_date.localeCompare(b.task_date)),
    )
    await recordChange(
      transaction,
      origin_uuid,
      { side: 'assistant', user_uuid: entry.user_uuid, reason, at: now },
      fields,
    )
    uuids.push(...after.map(({ uuid }) => uuid))
  }
  return uuids
}

/**
 * A task that was chosen while a timer ran, where that timer has ended on another device meanwhile: what it ran is for that task, and so is
 * what its device says of it from now on. @returns the uuids of the entries that are otherwise than before
 * @throws HttpError 404 where there is no such task
 */
export async function changeTaskOfEnded(
  transaction: Transaction<Tables>,
  happened: Happened,
  task_uuid: string | null,
): Promise<string[]> {
  const { assistant_uuid, id } = happened
  const { project_uuid } = partsOfId(id)
  const now_id = `${project_uuid}${task_uuid ?? ''}`
  const life = now_id === id ? null : await lastLife(transaction, happened)
  if (!life) return []
  await checkTask(transaction, project_uuid, task_uuid)
  const named =
    task_uuid && (await transaction.selectFrom('tasks').select('name').where('uuid', '=', task_uuid).executeTakeFirst())
  const task = { task_uuid, task_name: named ? named.name : null }
  await noteEnd(transaction, {
    virtualassistant_uuid: assistant_uuid,
    timer_id: now_id,
    end_at: life.end_at,
    was_running: true,
  })
  await transaction
    .updateTable('timer_events')
    .set({ timer_id: now_id })
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('event', 'in', ['start', 'resume', 'pause', 'stop', 'replaced', 'closed'])
    .where('placed_at', '<=', life.end_at)
    .where((where) =>
      where.or([
        where('placed_at', '>', life.start_at),
        where.and([where('placed_at', '=', life.start_at), where('event', 'in', ['start', 'resume'])]),
      ]),
    )
    .execute()
  const uuids = await changeEntries(transaction, happened, life, task)
  await transaction
    .updateTable('rejected_time')
    .set({ timer_id: now_id, task_name: task.task_name })
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('timer_id', '=', id)
    .where('resolution', 'is', null)
    .where('start_at', '<', life.end_at)
    .where('end_at', '>', life.start_at)
    .execute()
  return uuids
}
