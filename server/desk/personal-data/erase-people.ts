import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { sql, type Selectable } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, failingItemAlert, isNotResting, type ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { erasePerson, type EraseDeps } from './erase-person.ts'
import { standsAgainst } from './stands-against.ts'
import { subjectOf } from './subject.ts'

export interface ErasePeopleDeps extends EraseDeps {
  readonly log: ItemQueue['log']
}

type Approved = Selectable<Tables['deletion_requests']>

const atOnce = 20
/** The last mail is waited for so long: after that nobody is told that way any more. */
const longestWait = 60 * 60 * 1000

function forgettingQueue({ database, clock, log }: ErasePeopleDeps): ItemQueue {
  const queue = 'personal_data.forget'
  return {
    database,
    clock,
    log,
    queue,
    alert: (transaction, { uuid, message, at }) =>
      raiseAlert(transaction, {
        fingerprint: failingItemAlert(queue, uuid),
        type: 'error',
        title: 'Deleting someone has failed three times',
        detail: `Their account is closed, and not all of their data is gone. We keep trying. For whoever looks into it: “${message.slice(0, 500)}”`,
        entity_link: `deletion_request:${uuid}`,
        at,
      }),
  }
}

/** Something has come between: the request waits again, and staff are told. */
async function waitAgain({ database, clock }: EraseDeps, { uuid }: Approved): Promise<void> {
  const at = clock.now()
  await database.kysely.transaction().execute(async (transaction) => {
    const request = await lockRow(transaction, 'deletion_requests', uuid)
    if (request?.state !== 'approved') return
    await transaction
      .updateTable('deletion_requests')
      .set({
        state: deletionRequestStates.step(request.state, 'waiting', 'system'),
        approved_by: null,
        approved_date: null,
        version: request.version + 1,
      })
      .where('uuid', '=', uuid)
      .execute()
    await notify(transaction, {
      users: await staffWith(transaction, 'admin_user.view'),
      type: 'deletion_request',
      title: 'Someone can’t be deleted yet',
      body: 'Something came up after the request was approved. We’ll delete their data once it’s settled.',
      icon: 'alert',
      priority: 0,
      entity_link: `deletion_request:${uuid}`,
      at,
    })
  })
}

async function eraseOne(deps: EraseDeps, request: Approved): Promise<void> {
  const { database, clock } = deps
  const subject = await subjectOf(database.kysely, request.user_uuid)
  if (subject === undefined) return
  const against = await standsAgainst(database.kysely, subject, calendarDay('UTC', clock.now()))
  await (against.length > 0 ? waitAgain(deps, request) : erasePerson(deps, request))
}

/** Forgets everybody whose request is approved, and whose last mail has gone out. One that throws rests for a while. */
export async function erasePeople(deps: ErasePeopleDeps): Promise<void> {
  const now = deps.clock.now()
  const queue = forgettingQueue(deps)
  const approved = await deps.database.kysely
    .selectFrom('deletion_requests')
    .innerJoin('users', 'users.uuid', 'deletion_requests.user_uuid')
    .selectAll('deletion_requests')
    .where('deletion_requests.state', '=', 'approved')
    .where(
      sql<boolean>`(approved_date < ${new Date(now.getTime() - longestWait)} or not exists (
        select from mail_outbox where lower(recipient) = users.email and next_attempt is not null and sent_date is null))`,
    )
    .where(isNotResting(queue.queue, sql`deletion_requests.uuid`, now))
    .orderBy('approved_date')
    .limit(atOnce)
    .execute()
  for (const request of approved) await attemptItem(queue, request.uuid, () => eraseOne(deps, request))
}

export function scheduleDeletion(jobs: Jobs, deps: Omit<ErasePeopleDeps, 'jobs'>): void {
  jobs.every('personal_data.forget', '*/5 * * * *', () => erasePeople({ ...deps, jobs }))
}
