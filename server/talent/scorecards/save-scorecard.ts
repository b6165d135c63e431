import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { saveScorecard } from '@talentplace/contract/talent/scorecards/scorecard.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { readScorecards } from './read-scorecards.ts'

/** What was thought of someone isn't in the audit, only that it was written: staff who read that may be others. */
export function saveScorecardOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveScorecard, (context, { params: { uuid }, body: { version, ...card } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const application = await lockRow(transaction, 'applications', uuid)
      if (!application) throw notFound('There is no such application.')
      if (!applicationStates.is('open', application.state)) {
        throw new HttpError(409, 'application_ended', 'This application has ended, so its scorecards stay as they are.')
      }
      const own = async () =>
        (await readScorecards(transaction, uuid)).find(({ written_by }) => written_by === user_uuid)
      const before = await own()
      if ((before?.version ?? 0) !== version) {
        throw new HttpError(409, 'stale_version', 'This was changed in another window. Load it again before you save.')
      }
      const values = { ...card, scores: JSON.stringify(card.scores), changed_date: at, version: version + 1 }
      await transaction
        .insertInto('application_scorecards')
        .values({ ...values, application_uuid: uuid, written_by: user_uuid, created_date: at })
        .onConflict((conflict) => conflict.columns(['application_uuid', 'written_by']).doUpdateSet(values))
        .execute()
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'application.scorecard_saved',
        entity: `assistant:${application.virtualassistant_uuid}`,
        details: { version: version + 1 },
      })
      const saved = await own()
      if (!saved) throw new Error('The scorecard was not saved')
      return saved
    })
  })
}
