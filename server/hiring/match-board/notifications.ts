import { readersValue } from '../../platform/languages/readers-name.ts'
import * as t from '@talentplace/contract/hiring/messages/notifications'
import type { Kysely, Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { announce } from '../../platform/realtime/announce.ts'

interface About {
  readonly project_uuid: string
  readonly role_id: number
  readonly virtualassistant_uuid: string
  readonly at: Date
}

async function notificationsOf(transaction: Transaction<Tables>, { virtualassistant_uuid, role_id }: About) {
  const assistant = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', virtualassistant_uuid)
    .executeTakeFirst()
  const role = await transaction
    .selectFrom('roles')
    .select(['value', 'value_fr'])
    .where('id', '=', role_id)
    .executeTakeFirstOrThrow()
  const user = assistant?.user_uuid ?? null
  return { users: user === null ? [] : [user], role }
}

/** Step: someone is asked whether they would take a role. */
export async function notifyOfInvitation(
  transaction: Transaction<Tables>,
  about: About & { hours_per_month: number },
): Promise<void> {
  const { users, role } = await notificationsOf(transaction, about)
  await notify(transaction, {
    type: 'invitation',
    users,
    ...inEachLanguage(() => ({
      title: t.interested({ role: readersValue(role) }),
      body: t.clientChooses({ hours: about.hours_per_month }),
    })),
    icon: 'task',
    priority: 1,
    entity_link: `project:${about.project_uuid}`,
    at: about.at,
  })
}

/** Step: it came to nothing for them. */
export async function notifyTurnedDown(transaction: Transaction<Tables>, about: About): Promise<void> {
  const { users, role } = await notificationsOf(transaction, about)
  await notify(transaction, {
    type: 'invitation',
    users,
    ...inEachLanguage(() => ({ title: t.choseOther({ role: readersValue(role) }), body: t.thanksForInterest() })),
    icon: 'info',
    priority: 2,
    entity_link: `project:${about.project_uuid}`,
    at: about.at,
  })
}

/** Step: the client has someone to choose from. */
export async function notifyPresented(transaction: Transaction<Tables>, about: About): Promise<void> {
  const { role } = await notificationsOf(transaction, about)
  const { display_name } = await transaction
    .selectFrom('assistants')
    .select('display_name')
    .where('uuid', '=', about.virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  const people = await transaction
    .selectFrom('users')
    .innerJoin('projects', 'projects.client_uuid', 'users.client_uuid')
    .select('users.uuid')
    .where('projects.uuid', '=', about.project_uuid)
    .where('users.deleted_date', 'is', null)
    .execute()
  await notify(transaction, {
    type: 'subscription',
    users: people.map(({ uuid }) => uuid),
    ...inEachLanguage(() => ({
      title: t.meet({ name: display_name, role: readersValue(role) }),
      body: t.found(),
    })),
    icon: 'happy',
    priority: 0,
    entity_link: `project:${about.project_uuid}`,
    at: about.at,
  })
}

/** E2 Ours: everyone who has a board open sees at once what changed on it. */
export async function notifyBoards(transaction: Kysely<Tables>, project_uuid: string): Promise<void> {
  await announce(transaction, {
    to: { permission: 'admin_matching.view' },
    event: 'matching_updated',
    data: { project_uuid },
  })
}
