import { z } from 'zod'
import { givenInstant } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { lineText } from '../../shared/line-text.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import {
  entityLink,
  notification,
  notificationIcon,
  notificationPriority,
} from '../notifications/notification.routes.ts'
import { notificationRoles } from '../notifications/notification-types.ts'
import { broadcastStates } from '../notifications/broadcast.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** One person, everybody who holds a role, or everybody with an account. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), user_uuid: uuid }),
  z.object({ kind: z.literal('role'), role: z.enum(notificationRoles) }),
  z.object({ kind: z.literal('all') }),
])
export type Audience = z.infer<typeof audience>

const instant = givenInstant()

export const broadcastForm = z.object({
  audience,
  title: lineText().min(1).max(200),
  body: humanText().max(5000).default(''),
  icon: notificationIcon.default('info'),
  priority: notificationPriority.default(1),
  entity_link: entityLink.nullable().default(null),
  /** Null: at once. */
  starts: instant.nullable().default(null),
  /** Null: 90 days after it starts. */
  ends: instant.nullable().default(null),
})
export type BroadcastForm = z.infer<typeof broadcastForm>

const broadcastState = z.enum(broadcastStates.values)

/** What staff see of one they or a colleague composed. */
export const broadcast = z.object({
  uuid: z.uuid(),
  state: broadcastState,
  audience,
  /** In words, e.g. `All clients` or a person’s name. */
  audience_title: z.string(),
  title: z.string(),
  body: z.string(),
  icon: notificationIcon,
  priority: notificationPriority,
  entity_link: z.string().nullable(),
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  sender_name: z.string().nullable(),
  created_date: z.iso.datetime(),
  /** How many have read it, and how many emails (digests included) it has caused so far. */
  results: z.object({ read: z.int(), mailed: z.int() }),
})
export type Broadcast = z.infer<typeof broadcast>

const caller = ['admin_notification.view'] as const
const editors = ['admin_notification.edit'] as const
const params = z.object({ uuid })

export const listBroadcasts = operation({
  name: 'notifications.listBroadcasts',
  method: 'GET',
  path: '/notifications/manage',
  summary: 'Notifications that staff composed',
  caller,
  readsReplica: true,
  query: z.object({
    /** Words of title or body. */
    search: searchWords,
    state: broadcastState.optional(),
    pagination: paging(10, ['created_date', 'starts', 'ends', 'title', 'priority']),
  }),
  reply: z.object({ notifications: z.array(broadcast), count: z.int() }),
})

export const getBroadcast = operation({
  name: 'notifications.getBroadcast',
  method: 'GET',
  path: '/notifications/manage/{uuid}',
  summary: 'One that staff composed, with its audience, schedule and results',
  caller,
  params,
  reply: broadcast,
  failures: ['404 not_found'],
})

/** Nothing is stored. */
export const previewBroadcast = operation({
  name: 'notifications.previewBroadcast',
  method: 'POST',
  path: '/notifications/preview',
  summary: 'How a notification would look and how many people it would reach',
  caller: ['admin_notification.view', 'admin_notification.edit'],
  body: broadcastForm,
  reply: z.object({
    notification,
    audience_title: z.string(),
    starts: z.iso.datetime(),
    ends: z.iso.datetime(),
    /** People it is addressed to; of them, those who get an email at once, in a digest, or have switched it off. */
    recipients: z.object({ all: z.int(), email: z.int(), digest: z.int(), off: z.int() }),
  }),
})

export const createBroadcast = operation({
  name: 'notifications.createBroadcast',
  method: 'POST',
  path: '/notifications',
  summary: 'Compose a notification for one person, a role or everybody, now or later',
  caller: editors,
  body: broadcastForm,
  reply: broadcast,
})

/** Before it starts everything can be changed, after that its text, icon, priority, link and end; once over, nothing (409). */
export const saveBroadcast = operation({
  name: 'notifications.saveBroadcast',
  method: 'PUT',
  path: '/notifications/{uuid}',
  summary: 'Change a notification that staff composed',
  caller: editors,
  params,
  body: broadcastForm,
  reply: broadcast,
  failures: ['404 not_found', '409 already_started', '409 over'],
})

/** It disappears from everybody's list; staff keep seeing that it was there. */
export const withdrawBroadcast = operation({
  name: 'notifications.withdrawBroadcast',
  method: 'DELETE',
  path: '/notifications/{uuid}',
  summary: 'Withdraw a notification that staff composed',
  caller: editors,
  params,
  reply: z.object({}),
  failures: ['404 not_found'],
})
