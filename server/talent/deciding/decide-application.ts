import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { decideApplication } from '@talentplace/contract/talent/deciding/decide.routes'
import { applicationMails, type ApplicationMails } from '../applications/application-mails.ts'
import type { ApplicationRules } from '../applications/application-rules.ts'
import { lockApplication, type LockedApplication } from '../applications/lock-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { moveAssistant, moveIssue } from '../assistants/move-assistant.ts'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'

export interface DecidingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: Sender & { readonly applicationRules: ApplicationRules }
}

type Body = Received<typeof decideApplication>['body']

interface Decision extends Body {
  readonly by: string
  readonly at: Date
  readonly rules: ApplicationRules
}

/** The day from which they may apply again; null: they aren’t turned down. */
function reapplyDay({ state, reapply_date, at, rules }: Decision, timezone: string): string | null {
  if (state !== 'rejected') return null
  const usual = Temporal.PlainDate.from(calendarDay(timezone, at)).add({ months: rules.reapplyMonths })
  return reapply_date ?? usual.toString()
}

/** What becomes of the assistant. @throws HttpError 409 */
async function followAssistant(
  transaction: Transaction<Tables>,
  assistant: LockedAssistant,
  { state, note, probation_ends, by, at, rules }: Decision,
): Promise<void> {
  if (state !== 'accepted' && state !== 'rejected') return
  const to = state === 'accepted' ? 'probationary' : 'ineligible'
  const issue = moveIssue(assistant, to)
  if (issue !== null) throw new HttpError(409, 'impossible_state', issue)
  if (state === 'accepted' && (assistant.role_ids.length === 0 || assistant.available_hours_per_month === 0)) {
    throw new HttpError(409, 'incomplete', 'No client could find them: their profile needs a role and hours first.')
  }
  const usual = Temporal.PlainDate.from(calendarDay(assistant.timezone, at)).add({ days: rules.probationDays })
  await moveAssistant(transaction, assistant, {
    to,
    reason: note,
    by,
    at,
    probation_ends: probation_ends ?? usual.toString(),
  })
}

function decisionMail(
  mails: ApplicationMails,
  to: { email: string; full_name: string },
  decided: LockedApplication,
  at: Date,
) {
  const { state, told_reason, reapply_date } = decided
  if (state === 'accepted') return mails.accepted(to)
  if (state === 'rejected') return mails.rejected(to, { reason: told_reason, again: reapply_date ?? '', at })
  return mails.moved(to, applicationStates.of[state])
}

/** C6: staff decide, never a test alone. The assistant follows, and hears of it by mail. */
export function decideApplicationOperation({ database, clock, configuration }: DecidingDeps) {
  const mails = applicationMails(configuration)
  return handle(decideApplication, async (context, { params: { uuid }, body }) => {
    const decision = {
      ...body,
      by: signedIn(context).user_uuid,
      at: clock.now(),
      rules: configuration.applicationRules,
    }
    return database.kysely.transaction().execute(async (transaction) => {
      const updated = await transaction
        .selectFrom('applications')
        .select('virtualassistant_uuid')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
      const assistant = updated && (await lockRow(transaction, 'assistants', updated.virtualassistant_uuid))
      if (!assistant) throw notFound('There is no such application.')
      const locked = await lockApplication(transaction, { uuid, version: body.version })
      if (!applicationStates.next(locked.state, 'staff').includes(body.state)) {
        const [from, to] = [locked.state, body.state].map((state) => applicationStates.word(state).toLowerCase())
        throw new HttpError(409, 'impossible_state', `No application goes from ${from} to ${to}.`)
      }
      await followAssistant(transaction, assistant, decision)
      const { note, told_reason, by, at } = decision
      const moved = await moveApplication(transaction, locked, { to: body.state, who: 'staff', by, at, reason: note })
      const decided = await transaction
        .updateTable('applications')
        .set({
          decision_note: note,
          told_reason: told_reason === '' ? null : told_reason,
          reapply_date: reapplyDay(decision, assistant.timezone),
        })
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
      const person = await transaction
        .selectFrom('users')
        .select(['email', 'full_name'])
        .where('uuid', '=', assistant.user_uuid)
        .where('deleted_date', 'is', null)
        .executeTakeFirst()
      if (person) await queueMail(transaction, decisionMail(mails, person, decided, at))
      return { state: moved.state, version: moved.version }
    })
  })
}
