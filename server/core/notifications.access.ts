import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls, Whose } from '../testing/access/access-call.ts'
import { absentUuid, secret, type AccessWorld } from '../testing/access/access-world.ts'
import type { notificationsOperations } from './notifications.operations.ts'
import { notify } from './notifications/notify.ts'

/** 'foreign' is another person's notification. What is steered, changed or withdrawn is made for that one call. */
export async function notificationsCalls({
  database,
  people,
}: AccessWorld): Promise<AccessCalls<typeof notificationsOperations>> {
  const at = new Date('2026-11-20T14:00:00Z')
  await database.kysely.transaction().execute((transaction) =>
    notify(transaction, {
      users: [...people.values()],
      type: 'message',
      title: secret,
      icon: 'info',
      priority: 1,
      at,
    }),
  )
  const { rows } = await database.pool.query<{ uuid: string; user_uuid: string }>(
    'select uuid, user_uuid from notifications',
  )
  const notificationOf = new Map(rows.map(({ uuid, user_uuid }) => [user_uuid, uuid]))

  function notification(actor: Actor, whose: Whose): string {
    if (whose === 'absent') return absentUuid
    const owner = whose === 'own' ? actor : actor === 'assistant' ? 'primary contact' : 'assistant'
    return notificationOf.get(people.get(owner) ?? '') ?? absentUuid
  }

  async function composed(whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const row = await database.kysely
      .insertInto('notifications')
      .values({
        role: 'client',
        user_uuid: null,
        type: 'announcement',
        title: secret,
        icon: 'info',
        priority: 1,
        entity_link: null,
        composed: true,
        sender_uuid: null,
        created_date: at,
        starts: new Date('2027-01-01T00:00:00Z'),
        ends: new Date('2027-02-01T00:00:00Z'),
        withdrawn_date: null,
        published_date: null,
        published_in: null,
        read_at: null,
        mailed_to: null,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    return row.uuid
  }

  const form = { audience: { kind: 'role', role: 'virtualassistant' }, title: 'News' }
  return {
    listNotifications: () => ({ path: '/notifications' }),
    searchNotifications: () => ({ path: '/notifications/search?show=all' }),
    listMissed: () => ({ path: '/notifications/missed' }),
    getNotification: (actor, whose) => ({ path: `/notifications/${notification(actor, whose)}` }),
    getFullNotification: (actor, whose) => ({ path: `/notifications/full/${notification(actor, whose)}` }),
    readNotification: (actor, whose) => ({
      path: '/notifications/read',
      body: { uuid: notification(actor, whose) },
    }),
    listBroadcasts: () => ({ path: '/notifications/manage' }),
    getBroadcast: async (_actor, whose) => ({ path: `/notifications/manage/${await composed(whose)}` }),
    previewBroadcast: () => ({ path: '/notifications/preview', body: form }),
    createBroadcast: () => ({ path: '/notifications', body: form }),
    saveBroadcast: async (_actor, whose) => ({ path: `/notifications/${await composed(whose)}`, body: form }),
    withdrawBroadcast: async (_actor, whose) => ({ path: `/notifications/${await composed(whose)}` }),
    sendProductFeedback: () => ({ path: '/notifications/feedback', body: { message: 'Good' } }),
    listProductFeedback: () => ({ path: '/notifications/feedback' }),
  }
}
