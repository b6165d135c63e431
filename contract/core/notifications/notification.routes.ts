import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { notificationIcons, notificationPriorities } from './notification-types.ts'

export const notificationIcon = z.enum(notificationIcons)
export const notificationPriority = z.literal(Object.values(notificationPriorities))

/** What a notification is about, as `kind:id`, e.g. `discussion:{id}`. */
export const entityLink = z
  .string()
  .max(120)
  .regex(/^[a-z_]{1,40}:[A-Za-z0-9-]{1,79}$/, 'Must be a kind and an id, such as discussion:42')

/** A5.2, as its reader sees it. */
export const notification = z.object({
  uuid: z.uuid(),
  /** One of `notificationTypes`. */
  type: z.string(),
  title: z.string(),
  body: z.string(),
  icon: notificationIcon,
  priority: notificationPriority,
  /** When it reached its reader. */
  created_date: z.iso.datetime(),
  entity_link: z.string().nullable(),
  /** The two parts of `entity_link`. */
  entity: z.object({ kind: z.string(), id: z.string() }).nullable(),
  /** Null: not read yet. */
  read_at: z.iso.datetime().nullable(),
})
export type Notification = z.infer<typeof notification>

/**
 * `count`: those that fit the call; `unread`: all of the person's. `offset` is where the list ends in time: given to
 * `notifications.listMissed` it tells what came since.
 */
export const notificationList = z.object({
  notifications: z.array(notification),
  count: z.int(),
  unread: z.int(),
  offset: z.string(),
})

const flag = { name: 'notifications', beta: ['client.beta', 'virtualassistant.beta'] } as const

/** Newest first. The drawer asks for three. */
export const listNotifications = operation({
  name: 'notifications.listNotifications',
  method: 'GET',
  path: '/notifications',
  summary: 'The caller’s notifications',
  caller: 'session',
  flag,
  query: z.object({ pagination: paging(3, ['created_date']) }),
  reply: notificationList,
})

/** With `show=recent` those of the last 30 days only. */
export const searchNotifications = operation({
  name: 'notifications.searchNotifications',
  method: 'GET',
  path: '/notifications/search',
  summary: 'The caller’s notifications by words, type and read state',
  caller: 'session',
  flag,
  query: z.object({
    show: z.enum(['all', 'recent']).default('all'),
    /** Words of title or body. */
    search: searchWords,
    type: z.string().max(60).optional(),
    unread: z.boolean().optional(),
    pagination: paging(10, ['created_date', 'priority', 'title']),
  }),
  reply: notificationList,
})

/**
 * What came since the offset of an earlier answer, newest first; one may come twice, none is left out. `complete` false:
 * too much came (or the offset is another database's); load the list again.
 */
export const listMissed = operation({
  name: 'notifications.listMissed',
  method: 'GET',
  path: '/notifications/missed',
  summary: 'What reached the caller since an offset; without one, where to begin',
  caller: 'session',
  flag,
  query: z.object({ offset: z.string().max(60).optional() }),
  reply: z.object({
    notifications: z.array(notification),
    complete: z.boolean(),
    unread: z.int(),
    offset: z.string(),
  }),
})

/** Someone else’s is a 404. */
export const getNotification = operation({
  name: 'notifications.getNotification',
  method: 'GET',
  path: '/notifications/{uuid}',
  summary: 'One of the caller’s notifications',
  caller: 'session',
  flag,
  params: z.object({ uuid }),
  reply: notification,
  failures: ['404 not_found'],
})

export const getFullNotification = operation({
  name: 'notifications.getFullNotification',
  method: 'GET',
  path: '/notifications/full/{uuid}',
  summary: 'One of the caller’s notifications with why it reached them and until when it stands',
  caller: 'session',
  flag,
  params: z.object({ uuid }),
  reply: notification.extend({
    /** A sentence: to whom it was sent. */
    reason: z.string(),
    ends: z.iso.datetime().nullable(),
    /** Who of us wrote it; null when nobody did. */
    sender_name: z.string().nullable(),
  }),
  failures: ['404 not_found'],
})

/** One by `uuid`, or everything with `all`. Reading twice changes nothing. */
export const readNotification = operation({
  name: 'notifications.readNotification',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Mark one of the caller’s notifications, or all, as read',
  caller: 'session',
  flag,
  body: z.union([z.object({ uuid }), z.object({ all: z.literal(true) })]),
  reply: z.object({ unread: z.int() }),
  failures: ['404 not_found'],
})
