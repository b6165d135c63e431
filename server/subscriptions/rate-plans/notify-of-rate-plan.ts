import { readersValue } from '../../platform/languages/readers-name.ts'
import * as t from '@talentplace/contract/subscriptions/messages/notifications'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Subscription } from '../owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { dayInSentence, sentenceDay } from '../../rules/sentence-day.ts'

interface Changed {
  readonly subscription: Subscription
  /** The place as it is from that day on. */
  readonly rate_plan_uuid: string
  readonly from: string
  readonly agreed: boolean
  /** Who had it before; null: nobody. */
  readonly before: string | null
  readonly hours_before: number | null
  readonly at: Date
}

async function placeNotified(transaction: Transaction<Tables>, uuid: string) {
  return transaction
    .selectFrom('rate_plans')
    .innerJoin('roles', 'roles.id', 'rate_plans.role_id')
    .leftJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
    .select([
      'roles.value as role',
      'roles.value_fr as role_fr',
      'hours_per_month',
      'virtualassistant_uuid',
      'va_rate_cents',
    ])
    .select(['assistants.display_name', 'assistants.user_uuid'])
    .where('rate_plans.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
}

async function userOf(transaction: Transaction<Tables>, assistant: string): Promise<string[]> {
  const found = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', assistant)
    .executeTakeFirst()
  return found?.user_uuid ? [found.user_uuid] : []
}

async function clientPeople(transaction: Transaction<Tables>, client_uuid: string): Promise<string[]> {
  const people = await transaction
    .selectFrom('users')
    .select('uuid')
    .where('client_uuid', '=', client_uuid)
    .where('is_primary_contact', '=', true)
    .where('deleted_date', 'is', null)
    .execute()
  return people.map(({ uuid }) => uuid)
}

type Notified = Awaited<ReturnType<typeof placeNotified>>

async function notifyAssistants(transaction: Transaction<Tables>, changed: Changed, ratePlan: Notified): Promise<void> {
  const { subscription, from, agreed, before, at } = changed
  const { role, hours_per_month, virtualassistant_uuid, user_uuid } = ratePlan
  const about = { type: 'invitation', entity_link: `project:${subscription.uuid}`, at } as const
  const isOwner = virtualassistant_uuid === before
  const day = sentenceDay(from, at)
  if (user_uuid !== null) {
    const asks = !isOwner && !agreed
    await notify(transaction, {
      ...about,
      users: [user_uuid],
      title: `${asks ? 'A client wants to hire you' : isOwner ? 'Your project is changing' : 'You have a new project'}: ${role}`,
      body: asks
        ? `${hours_per_month} hours a month from ${day}. Please answer whether you take the work.`
        : `${hours_per_month} hours a month from ${day}. Your rate and the dates are on the project’s page.`,
      icon: asks ? 'task' : 'info',
      priority: 1,
    })
  }
  if (before !== null && !isOwner) {
    await notify(transaction, {
      ...about,
      users: await userOf(transaction, before),
      title: `Your work as ${role} ends the day before ${day}`,
      body: 'You’ll be paid for everything you’ve logged, as agreed.',
      icon: 'info',
      priority: 1,
    })
  }
}

/** Step: both assistants and the client are told of a place that changes, and staff where no pay is agreed. */
export async function notifyOfRatePlan(
  transaction: Transaction<Tables>,
  changed: Changed,
): Promise<{ rate_plan_uuid: string; pay_is_missing: boolean }> {
  const { subscription, rate_plan_uuid, from, before, hours_before, at } = changed
  const ratePlan = await placeNotified(transaction, rate_plan_uuid)
  await notifyAssistants(transaction, changed, ratePlan)
  const { role, role_fr, hours_per_month, virtualassistant_uuid, display_name } = ratePlan
  const link = { entity_link: `project:${subscription.uuid}`, at } as const
  // What an assistant is paid is none of the client's business.
  if (virtualassistant_uuid !== before || hours_per_month !== hours_before) {
    await notify(transaction, {
      ...link,
      type: 'subscription',
      users: await clientPeople(transaction, subscription.client_uuid),
      ...inEachLanguage(() => {
        const named = readersValue({ value: role, value_fr: role_fr })
        const about = { day: dayInSentence(from, at), hours: hours_per_month }
        return display_name === null
          ? { title: t.roleOpen({ role: named }), body: t.hoursFrom(about) }
          : {
              title: t.roleFilled({ role: named, name: display_name }),
              body: t.hoursFromWith({ ...about, name: display_name }),
            }
      }),
      icon: 'info',
      priority: 1,
    })
  }
  const pay_is_missing = virtualassistant_uuid !== null && ratePlan.va_rate_cents === 0
  if (pay_is_missing) {
    await notify(transaction, {
      ...link,
      type: 'matching',
      users: await staffWith(transaction, 'admin_project.edit', 'admin_finance.edit'),
      title: `Agree a rate: ${display_name ?? role}`,
      body: `The pay book has no rate for ${role} in their country. Until one is agreed they can’t log time on ${subscription.project_name}.`,
      icon: 'task',
      priority: 0,
    })
  }
  return { rate_plan_uuid, pay_is_missing }
}

/** Step: who had a place is told that it ends, or that a change to come was taken back. */
export async function notifyOfEnd(
  transaction: Transaction<Tables>,
  {
    assistant,
    title,
    body,
    uuid,
    at,
  }: { assistant: string | null; title: string; body: string; uuid: string; at: Date },
): Promise<void> {
  if (assistant === null) return
  const users = await userOf(transaction, assistant)
  const about = { type: 'invitation', entity_link: `project:${uuid}`, icon: 'info', priority: 1 } as const
  await notify(transaction, { ...about, users, title, body, at })
}
