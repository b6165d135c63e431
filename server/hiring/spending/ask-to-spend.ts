import { documentLanguage } from '../../billing/invoices/document-wording.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { spendingRequestStates } from '@talentplace/contract/accounts/spending/spending-request.states'
import { askToSpend } from '@talentplace/contract/accounts/spending/spending.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { ownCompany } from '../../accounts/spending/own-company.ts'
import { primaryContact } from '../../accounts/spending/primary-contact.ts'
import { requestRows, toRequestView } from '../../accounts/spending/read-requests.ts'
import { spendingLimit } from '../../accounts/spending/spending-limit.ts'
import { spendingMonth, spentByColleague } from '../../accounts/spending/spent-this-month.ts'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { requestMail, requestText } from './spending-mails.ts'
import type { SpendingWorkflowDeps } from './spending-workflow-deps.ts'

export const requestLasts = 7 * 24 * 60 * 60 * 1000

type Requested = Received<typeof askToSpend>['body']

/** The primary contact who is to be asked. @throws HttpError 404, or 409 where nobody needs to be asked, or can */
async function approverOf(
  transaction: Transaction<Tables>,
  session: Session,
  client_uuid: string,
  { wish: { project_uuid, kind, amount_cents, currency }, at }: { wish: Requested; at: Date },
) {
  const project = await lockRow(transaction, 'projects', project_uuid)
  if (project?.client_uuid !== client_uuid || project.removed_date !== null) throw notFound()
  if ((kind === 'checkout') !== (project.start_date === null)) {
    throw new HttpError(409, 'not_needed', refusals.subscriptionChanged())
  }
  const limit = await spendingLimit(transaction, client_uuid)
  const contact = await primaryContact(transaction, client_uuid)
  const month = await spendingMonth(transaction, client_uuid, at)
  const spent = await spentByColleague(transaction, { client_uuid, month, currency })
  const left = limit === null ? null : limit - (spent.get(session.user_uuid) ?? 0)
  if (session.is_primary_contact || left === null || amount_cents <= left) {
    throw new HttpError(409, 'not_needed', refusals.noNeedToAsk())
  }
  if (!contact) {
    throw new HttpError(409, 'no_contact', refusals.noPrimaryContact())
  }
  return contact
}

/** What was asked about the same purchase before, and wasn't bought, is taken back. */
async function takeBackEarlier(transaction: Transaction<Tables>, asked_by: string, { project_uuid, kind }: Requested) {
  const earlier = await transaction
    .selectFrom('spending_requests')
    .select('uuid')
    .where('asked_by', '=', asked_by)
    .where('project_uuid', '=', project_uuid)
    .where('kind', '=', kind)
    .where('state', 'in', spendingRequestStates.sets.live)
    .where('bought_invoice_uuid', 'is', null)
    .where('used_date', 'is', null)
    .execute()
  const locked = await lockRows(
    transaction,
    'spending_requests',
    earlier.map(({ uuid }) => uuid),
  )
  for (const { uuid, state } of locked) {
    if (!spendingRequestStates.is('live', state)) continue
    const withdrawn = spendingRequestStates.step(state, 'withdrawn', 'client')
    await transaction.updateTable('spending_requests').set({ state: withdrawn }).where('uuid', '=', uuid).execute()
  }
}

export function askToSpendOperation({ database, clock, sender }: SpendingWorkflowDeps) {
  return handle(askToSpend, (context, { body }) => {
    const session = signedIn(context)
    const client_uuid = ownCompany(session)
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const contact = await approverOf(transaction, session, client_uuid, { wish: body, at })
      await takeBackEarlier(transaction, session.user_uuid, body)
      const { uuid } = await transaction
        .insertInto('spending_requests')
        .values({
          client_uuid,
          asked_by: session.user_uuid,
          ...body,
          created_date: at,
          expires_date: new Date(at.getTime() + requestLasts),
        })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      const row = await requestRows(transaction).where('request.uuid', '=', uuid).executeTakeFirstOrThrow()
      const write = () => requestText(session.full_name, row)
      const text = inEachLanguage(write)
      await notify(transaction, { users: [contact.uuid], at, type: 'billing', icon: 'alert', priority: 0, ...text })
      const language = await documentLanguage(transaction, client_uuid)
      const mail = writtenIn(language, () => requestMail(sender, contact, write(), row))
      await queueRequestedMail(transaction, mail, at)
      await recordAudit(transaction, {
        at,
        actor_uuid: session.user_uuid,
        action: 'client.spending_asked',
        entity: `project:${body.project_uuid}`,
        details: { kind: body.kind, amount_cents: body.amount_cents, currency: body.currency },
      })
      return toRequestView(row, session.user_uuid, at)
    })
  })
}
