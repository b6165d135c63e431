import { documentLanguage } from '../../billing/invoices/document-wording.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { spendingRequestStates } from '@talentplace/contract/accounts/spending/spending-request.states'
import { decideSpending } from '@talentplace/contract/accounts/spending/spending.routes'
import { lockRequest } from '../../accounts/spending/locked-request.ts'
import { approvedCompany } from '../../accounts/spending/own-company.ts'
import { requestRows, toRequestView } from '../../accounts/spending/read-requests.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { requestLasts } from './ask-to-spend.ts'
import { decidedMail, decidedText } from './spending-mails.ts'
import type { SpendingWorkflowDeps } from './spending-workflow-deps.ts'

/** The primary contact's yes or no; said twice, the second time finds it said. */
export function decideSpendingOperation({ database, clock, sender }: SpendingWorkflowDeps) {
  return handle(decideSpending, (context, { params: { uuid }, body: { state: wanted, note } }) => {
    const session = signedIn(context)
    const client_uuid = approvedCompany(session)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockRequest(transaction, client_uuid, uuid)
      const at = clock.now()
      if (!spendingRequestStates.is('open', locked.state)) {
        throw new HttpError(409, 'decided', refusals.requestDecided())
      }
      if (locked.expires_date <= at) {
        throw new HttpError(409, 'expired', refusals.requestExpired())
      }
      await transaction
        .updateTable('spending_requests')
        .set({
          state: spendingRequestStates.step(locked.state, wanted, 'client'),
          note,
          decided_by: session.user_uuid,
          decided_date: at,
          expires_date: new Date(at.getTime() + requestLasts),
        })
        .where('uuid', '=', uuid)
        .execute()
      const row = await requestRows(transaction).where('request.uuid', '=', uuid).executeTakeFirstOrThrow()
      const asker = await transaction
        .selectFrom('users')
        .select(['uuid', 'email', 'full_name', 'deleted_date'])
        .where('uuid', '=', locked.asked_by)
        .executeTakeFirstOrThrow()
      const write = () => decidedText(session.full_name, wanted === 'approved', note, row)
      const text = inEachLanguage(write)
      await notify(transaction, { users: [asker.uuid], at, type: 'billing', icon: 'info', priority: 0, ...text })
      const language = await documentLanguage(transaction, client_uuid)
      const mail = writtenIn(language, () => decidedMail(sender, asker, write(), row))
      if (asker.deleted_date === null) await queueMail(transaction, mail)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: `client.spending_${wanted}`,
        entity: `project:${locked.project_uuid}`,
        reason: note || null,
        details: { request_uuid: uuid, amount_cents: locked.amount_cents, currency: locked.currency },
      })
      return toRequestView(row, session.user_uuid, at)
    })
  })
}
