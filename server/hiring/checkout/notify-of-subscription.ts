import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import type { AgreedSeat } from './agreed-team.ts'
import type { OrderRow } from './lock-order.ts'
import { projectStaff } from '../../core/recipients/project-staff.ts'

/** Those on the team who have an account, each with their places. */
async function askedAssistants(transaction: Transaction<Tables>, team: readonly AgreedSeat[]) {
  const byAssistant = Map.groupBy(
    team.filter((seat) => seat.assistant_uuid !== null),
    (seat) => seat.assistant_uuid,
  )
  if (byAssistant.size === 0) return []
  const people = await transaction
    .selectFrom('assistants')
    .select(['uuid', 'user_uuid'])
    .where(
      'uuid',
      'in',
      [...byAssistant.keys()].filter((uuid) => uuid !== null),
    )
    .execute()
  return people.flatMap(({ uuid, user_uuid }) =>
    user_uuid === null ? [] : [{ user_uuid, seats: byAssistant.get(uuid) ?? [] }],
  )
}

const inWords = ({ role, hours }: AgreedSeat) => `${role}, ${hours} hours a month`

/** Step: staff, the team and the client's people hear of a new subscription, inside the product and as each prefers. */
export async function notifyOfSubscription(
  transaction: Transaction<Tables>,
  order: OrderRow,
  company: string,
  at: Date,
): Promise<void> {
  const team = order.team as readonly AgreedSeat[]
  const entity_link = `project:${order.project_uuid}`
  const roles = team.map(inWords).join('; ')
  const starts = sentenceDay(order.start_date, at)
  await notify(transaction, {
    users: await projectStaff(transaction),
    type: 'new_subscription',
    title: `${company.slice(0, 150)} subscribed`,
    body: `${roles}. Starts ${starts}.`,
    icon: 'happy',
    priority: 1,
    entity_link,
    at,
  })
  for (const { user_uuid, seats } of await askedAssistants(transaction, team)) {
    await notify(transaction, {
      users: [user_uuid],
      type: 'invitation',
      title: `${company.slice(0, 150)} wants to hire you`,
      body: `${seats.map(inWords).join('; ')}, from ${starts}. Accept or decline under Candidate projects.`,
      icon: 'task',
      priority: 0,
      entity_link,
      at,
    })
  }
  await notify(transaction, {
    users: [order.placed_by],
    type: 'subscription',
    title: 'Your subscription is active',
    body: `${roles}. Starts ${starts}.`,
    icon: 'happy',
    priority: 1,
    entity_link,
    at,
  })
}
