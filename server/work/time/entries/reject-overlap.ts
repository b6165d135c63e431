import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { TimePiece } from './written-pieces.ts'

interface Clash {
  readonly uuid: string | null
  readonly start_at: Date
  readonly end_at: Date
  readonly project_name: string
  readonly description: string
}

interface Asked {
  readonly assistant_uuid: string
  /** Which is being changed, and so is in nobody's way. */
  readonly origin_uuid: string | null
  readonly pieces: readonly TimePiece[]
  readonly now: Date
}

async function clashOf(transaction: Transaction<Tables>, asked: Asked): Promise<Clash | undefined> {
  const { assistant_uuid, origin_uuid, pieces, now } = asked
  const start = pieces[0]?.start_at
  const end = pieces.at(-1)?.end_at
  if (!start || !end) return undefined
  const { rows } = await sql<Clash>`
    select taken.uuid, taken.start_at, taken.end_at, project_name, taken.description from (
      select uuid, project_uuid, start_at, end_at, description from time_entries
      where virtualassistant_uuid = ${assistant_uuid} and removed_date is null and start_at is not null
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')
        and origin_uuid is distinct from ${origin_uuid}::uuid
      union all
      select null, timers.project_uuid, start_at, coalesce(end_at, ${now}::timestamptz), description
      from timer_stretches
      join timers on timers.virtualassistant_uuid = timer_stretches.virtualassistant_uuid and timers.id = timer_id
      where timer_stretches.virtualassistant_uuid = ${assistant_uuid}
        and tstzrange(start_at, end_at, '[)') && tstzrange(${start}, ${end}, '[)')
    ) taken join projects on projects.uuid = taken.project_uuid
    order by taken.start_at limit 1`.execute(transaction)
  return rows[0]
}

/**
 * Nobody works twice at a time; touching ends are fine, and what a timer counts is taken until now.
 * @throws HttpError 409 `overlaps`, with what is there
 */
export async function rejectOverlap(transaction: Transaction<Tables>, asked: Asked): Promise<void> {
  const clash = await clashOf(transaction, asked)
  if (!clash) return
  const what = clash.uuid === null ? 'Your timer counts this time' : 'You have logged this time already'
  throw new HttpError(409, 'overlaps', `${what}: ${clash.project_name}. Nothing has been saved.`, {
    extra: {
      clash: { ...clash, start_at: clash.start_at.toISOString(), end_at: clash.end_at.toISOString() },
    },
  })
}
