import { answerInvitation } from '@talentplace/contract/hiring/interest/interest.routes'
import { moveByAnswer } from './move-by-answer.ts'
import { recordAnswer } from './record-answer.ts'
import { toAssistantProjectViews } from './assistant-project-view.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { notifyOfAnswer } from './notify-of-answer.ts'

/** C1.4: an assistant's answer: the place kept or left, client and staff told, audit; all or nothing. */
export function answerInvitationOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(answerInvitation, async (context, { params: { uuid }, body: answer }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    const row = await database.kysely.transaction().execute(async (transaction) => {
      const answered = await recordAnswer(transaction, { uuid, user_uuid, answer, at })
      if (!answered.changed) return answered.row
      if (answered.row.asked_for === 'interest') await moveByAnswer(transaction, answered.row, at)
      await notifyOfAnswer(transaction, answered.row, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: `invitation.${answer.interest}`,
        entity: `project:${answered.row.project_uuid}`,
        reason: answered.row.decline_reason,
        details: { relationship_uuid: uuid, role: answered.row.role, hours_per_month: answered.row.hours_per_month },
      })
      return answered.row
    })
    const [toView] = await toAssistantProjectViews(database.kysely, [row], at)
    if (!toView) throw notFound()
    return toView
  })
}
