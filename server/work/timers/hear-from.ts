import type { Database } from '../../platform/database/connection.ts'
import { asksAfter } from './still-working.ts'
import { timerRows } from './timer-rows.ts'

/** So often a sign is written down, at most. In milliseconds. */
const signEvery = 60_000

/** A browser was heard of: a sign of its person, unless they have been asked by now and haven't answered. */
export async function hearFrom({ kysely }: Database, assistant_uuid: string, now: Date): Promise<void> {
  const running = await timerRows(kysely, assistant_uuid)
    .where('timers.running_since', 'is not', null)
    .executeTakeFirst()
  if (!running) return
  const { last_sign_at, id } = running
  if (now.getTime() - last_sign_at.getTime() < signEvery || now > asksAfter(running, last_sign_at)) return
  await kysely
    .updateTable('timers')
    .set({ last_sign_at: now })
    .where('virtualassistant_uuid', '=', assistant_uuid)
    .where('id', '=', id)
    .where('last_sign_at', '<', now)
    .execute()
}
