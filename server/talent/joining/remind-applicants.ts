import { applicationStates, type ApplicationState } from '@talentplace/contract/talent/applications/application.states'
import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import { sql, type Kysely, type Transaction } from 'kysely'
import { applicationMails } from '../applications/application-mails.ts'
import type { ApplicationRules } from '../applications/application-rules.ts'
import { hasStep } from '../../rules/application-status.ts'
import { describeApplication } from '../applications/own-application.ts'
import { clearPastStarts, issueLink } from '../applications/start-codes.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, type ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { UnsubscribeLinks } from '../../platform/mail/unsubscribe-links.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'

export interface ReminderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: ItemQueue['log']
  readonly configuration: Sender & { readonly applicationRules: ApplicationRules }
  readonly unsubscribeLinks: UnsubscribeLinks
}

const day = 86_400_000
const maxAtOnce = 1000

interface Quiet {
  readonly uuid: string
  /** The last progress: a step that was done, or a state that was reached. */
  readonly since: Date
  readonly user_uuid: string
  readonly email: string
  readonly full_name: string
}

/** Open applications without progress for the shortest of the waits, of people who want emails about them. */
async function quietApplications(
  database: Kysely<Tables>,
  { now, days, only }: { now: Date; days: readonly number[]; only?: string },
): Promise<Quiet[]> {
  const [shortest, longest] = [Math.min(...days), Math.max(...days)]
  const { rows } = await sql<Quiet>`
    select * from (
      select applications.uuid, users.uuid as user_uuid, email, users.full_name, greatest(applications.state_date,
        (select max(done_date) from application_steps where application_uuid = applications.uuid)) as since
      from applications
      join assistants on assistants.uuid = virtualassistant_uuid
      join users on users.uuid = assistants.user_uuid and deleted_date is null
      left join user_preferences on user_preferences.user_uuid = users.uuid
      where applications.state in ${sqlIn(applicationStates.sets.open)}
        and coalesce(user_preferences.notifications ->> 'application', '') not in ('in_app', 'off')
        and (${only ?? null}::uuid is null or applications.uuid = ${only ?? null}::uuid)
    ) waiting
    where since <= ${new Date(now.getTime() - shortest * day)}
      and since > ${new Date(now.getTime() - (longest + 7) * day)}
    order by since, uuid limit ${maxAtOnce}`.execute(database)
  return rows
}

/** What an applicant can do next; null: it’s our turn. */
async function openStep(transaction: Transaction<Tables>, uuid: string) {
  const locked = await lockRow(transaction, 'applications', uuid)
  if (!locked) return null
  const { state, next_step } = await describeApplication(transaction, locked, hasStep)
  if (next_step !== null) return { name: next_step, title: applicationSteps[next_step].title }
  return isUnsent(state) ? { name: 'submit', title: 'Hand it in' } : null
}

const isUnsent = (state: ApplicationState) => applicationStates.next(state, 'assistant').includes('submitted')

/** Looked up again once it is held; several waits that are over are one reminder. */
async function remind({ database, clock, configuration, unsubscribeLinks }: ReminderDeps, uuid: string): Promise<void> {
  const now = clock.now()
  const { reminderDays: days } = configuration.applicationRules
  await database.kysely.transaction().execute(async (transaction) => {
    const step = await openStep(transaction, uuid)
    const [quiet] = await quietApplications(transaction, { now, days, only: uuid })
    if (step === null || !quiet) return
    const over = days.filter((each) => quiet.since.getTime() + each * day <= now.getTime())
    const notified = await transaction
      .insertInto('application_reminders')
      .values(over.map((after_days) => ({ application_uuid: uuid, step: step.name, after_days, sent_date: now })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('after_days')
      .execute()
    if (notified.length === 0) return
    const key = await issueLink(transaction, uuid, now)
    const unsubscribePage = await unsubscribeLinks.page(quiet.user_uuid)
    const mail = applicationMails(configuration).reminder(quiet, { step: step.title, key, unsubscribePage })
    await queueMail(transaction, { ...mail, unsubscribe: await unsubscribeLinks.oneClick(quiet.user_uuid) })
  })
}

/** C6 Ours: whoever stopped halfway is reminded, a few times and no more. */
export async function remindApplicants(deps: ReminderDeps): Promise<void> {
  const { database, clock, configuration } = deps
  const now = clock.now()
  await clearPastStarts(database, now)
  const waiting = await quietApplications(database.kysely, { now, days: configuration.applicationRules.reminderDays })
  const queue = renewalQueue(deps, 'applications.remind')
  for (const { uuid } of waiting) await attemptItem(queue, uuid, () => remind(deps, uuid))
}

/** Each day, in the morning of Canada’s east. */
export function scheduleApplicationReminders(jobs: Jobs, deps: ReminderDeps): void {
  jobs.every('applications.remind', '41 14 * * *', () => remindApplicants(deps))
}
