import { noteSkillTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { secondsLeft } from './attempt-time.ts'
import { checkRunning, checkTab, noteSeen, withOwnAttempt } from './locked-attempt.ts'

/** More of an attempt aren’t kept: so many say it all. */
const maxNotes = 100

export function noteSkillTestOperation(deps: { database: Database; clock: Clock }) {
  return handle(noteSkillTest, (context, { params: { uuid }, body: { tab, notes } }) =>
    withOwnAttempt(deps, { user_uuid: signedIn(context).user_uuid, uuid }, async (locked) => {
      checkRunning(locked)
      checkTab(locked, tab)
      const { transaction, now } = locked
      const seen = await noteSeen(locked, tab)
      const { count } = await transaction
        .selectFrom('skill_test_notes')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('attempt_uuid', '=', uuid)
        .executeTakeFirstOrThrow()
      const retained = notes.slice(0, Math.max(0, maxNotes - count))
      if (retained.length > 0) {
        await transaction
          .insertInto('skill_test_notes')
          .values(retained.map((note) => ({ ...note, attempt_uuid: uuid, noted_date: now })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      return { seconds_left: secondsLeft(seen, now) }
    }),
  )
}
