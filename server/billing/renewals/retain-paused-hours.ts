import * as t from '@talentplace/contract/billing/messages/notifications'
import { sql, type Kysely, type Transaction } from 'kysely'
import { lockTeam, type LockedTeam } from '../../subscriptions/rate-plans/locked-team.ts'
import { latestPause, type Pause } from '../../subscriptions/pauses/pause-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import { dayInSentence } from '../../rules/sentence-day.ts'
import { freeOnceNotified, pausedHoursOf, stepOfPausedHours, untouchedFor } from '../../rules/paused-hours.ts'
import { renewalDay, type RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { notifyClientOfPause } from '../pauses/notifications.ts'

/** Subscriptions that rest for so long, and those whose hours are free. */
async function findPaused(database: Kysely<Tables>, today: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from projects
    where paused_from <= ${today}::date - ${untouchedFor}::int and (resumes_on is null or resumes_on > ${today})
      and (end_date is null or end_date >= ${today})
    union select project_uuid from rate_plans
    where hours_free_since is not null and hours_released_date is null and (rp_end_date is null or rp_end_date >= ${today})
    order by uuid`.execute(database)
  return rows.map(({ uuid }) => uuid)
}

interface Locked {
  readonly team: LockedTeam
  readonly pause: Pause
  readonly today: string
  readonly at: Date
}

async function mark(
  transaction: Transaction<Tables>,
  { pause, today }: Locked,
  column: 'told_of_hours' | 'told_of_missing',
) {
  await transaction
    .updateTable('pauses')
    .set({ [column]: today })
    .where('uuid', '=', pause.uuid)
    .execute()
}

async function notify(transaction: Transaction<Tables>, deps: RenewalDeps, paused: Locked): Promise<void> {
  const { subscription } = paused.team
  const pausedHours = pausedHoursOf(subscription)
  if (pausedHours === null) return
  const free = freeOnceNotified(pausedHours, paused.today)
  const text = {
    write: () => ({
      title: t.hoursHeld({ day: dayInSentence(free, paused.at), project: subscription.project_name }),
      body: t.longPause(),
    }),
    mail: () => deps.mails.hoursFree(subscription, { free, resumes_on: subscription.resumes_on }, paused.at),
    at: paused.at,
  }
  await notifyClientOfPause(transaction, subscription, text, false)
  await mark(transaction, paused, 'told_of_hours')
}

async function free(transaction: Transaction<Tables>, { team, at }: Locked): Promise<void> {
  await transaction
    .updateTable('rate_plans')
    .set({ hours_free_since: at })
    .where('project_uuid', '=', team.subscription.uuid)
    .where('virtualassistant_uuid', 'is not', null)
    .where('hours_released_date', 'is', null)
    .where('hours_free_since', 'is', null)
    .execute()
}

/** Whose hours of the subscription are free, with what they have left and what they would need, in hours a month. */
async function peopleToTake(transaction: Transaction<Tables>, uuid: string, today: string) {
  const { rows } = await sql<{ uuid: string; display_name: string; room: number; needed: number }>`
    select assistants.uuid, display_name, available_hours_per_month - monthly_hours_committed as room,
      sum(hours)::int as needed
    from (
      select virtualassistant_uuid, seat_uuid, max(hours_per_month) as hours from rate_plans
      where project_uuid = ${uuid} and hours_free_since is not null and hours_released_date is null
        and (rp_end_date is null or rp_end_date >= ${today})
      group by virtualassistant_uuid, seat_uuid) of_seat
    join assistants on assistants.uuid = virtualassistant_uuid
    group by assistants.id order by assistants.uuid`.execute(transaction)
  return rows
}

async function take(transaction: Transaction<Tables>, deps: RenewalDeps, paused: Locked): Promise<void> {
  const { subscription } = paused.team
  const people = await peopleToTake(transaction, subscription.uuid, paused.today)
  const [able, unable] = [
    people.filter(({ room, needed }) => room >= needed),
    people.filter(({ room, needed }) => room < needed),
  ]
  if (able.length > 0) {
    await transaction
      .updateTable('rate_plans')
      .set({ hours_free_since: null })
      .where('project_uuid', '=', subscription.uuid)
      .where(
        'virtualassistant_uuid',
        'in',
        able.map(({ uuid }) => uuid),
      )
      .where('hours_released_date', 'is', null)
      .execute()
  }
  if (unable.length === 0 || paused.pause.told_of_missing !== null) return
  const names = unable.map(({ display_name }) => display_name).join(', ')
  const text = {
    write: () => ({ title: t.fewerHours({ project: subscription.project_name }), body: t.someoneTaken() }),
    mail: () => deps.mails.hoursMissing(subscription, names),
    at: paused.at,
  }
  await notifyClientOfPause(transaction, subscription, text, false)
  await mark(transaction, paused, 'told_of_missing')
}

async function keepOne(deps: RenewalDeps, uuid: string, today: string): Promise<void> {
  const at = deps.clock.now()
  await deps.database.kysely.transaction().execute(async (transaction) => {
    const team = await lockTeam(transaction, uuid)
    const pause = await latestPause(transaction, uuid)
    if (!pause) return
    const paused = { team, pause, today, at }
    const step = stepOfPausedHours(team.subscription, pause.told_of_hours, today)
    if (step === 'tell') await notify(transaction, deps, paused)
    if (step === 'free') await free(transaction, paused)
    if (step === 'take') await take(transaction, deps, paused)
  })
}

/**
 * The hours of a pause are kept for 30 days, which everyone is told a week before. From then on they are free for other
 * work, and taken again a week before it goes on, each assistant's where they still are. Done again it finds nothing to do.
 */
export async function retainPausedHours(deps: RenewalDeps): Promise<void> {
  const today = renewalDay(deps.clock.now())
  const queue = renewalQueue(deps, 'renewals.pausedHours')
  for (const uuid of await findPaused(deps.database.kysely, today)) {
    await attemptItem(queue, uuid, () => keepOne(deps, uuid, today))
  }
}
