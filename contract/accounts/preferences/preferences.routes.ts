import * as t from '../messages/fields.ts'
import { z } from 'zod'
import { languages } from '../../shared/i18n/language.ts'
import { operation } from '../../shared/operation.ts'
import { zoneId } from '../../shared/zone.ts'
import { notificationTypes } from '../../core/notifications/notification-types.ts'
import { sessionUser } from '../sessions/session.routes.ts'

/** Where a kind of notification reaches the person; `email` and `digest` (once a day) stand in the product as well. */
export const notificationChoices = ['in_app', 'email', 'digest', 'off'] as const
export const notificationChoice = z.enum(notificationChoices)
export type NotificationChoice = z.infer<typeof notificationChoice>

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t.timeOfDay({ example: '22:00' }) })

export const preferences = z.object({
  /** Null: that of the browser. */
  timezone: zoneId.nullable(),
  /** Of pages and emails; null: that of the browser. Staff read English. */
  language: z.enum(languages).nullable(),
  week_start: z.enum(['sunday', 'monday']),
  /** By notification type; a type that isn't named has its own default. */
  notifications: z
    .record(z.string().regex(/^[a-z][a-z_.-]{0,59}$/), notificationChoice)
    .refine((choices) => Object.keys(choices).length <= 100, { error: () => t.typesAtMost({ count: 100 }) }),
  /** Emails of this span, in the person's zone, come in one piece after it; `from` may be later in the day than `to`. */
  quiet_hours: z.object({ from: timeOfDay, to: timeOfDay }).nullable(),
})
export type Preferences = z.infer<typeof preferences>

const knownTypes = new Set<string>(notificationTypes.map(({ name }) => name))

/** What a change names; the kinds of notification that it doesn't name stay as well. */
export const preferencesChange = preferences.partial().extend({
  notifications: preferences.shape.notifications
    .refine((choices) => Object.keys(choices).every((name) => knownTypes.has(name)), {
      error: () => t.unknownType(),
    })
    .optional(),
})

export const getPreferences = operation({
  name: 'accounts.getPreferences',
  method: 'GET',
  path: '/user/preferences',
  summary: 'The caller’s own preferences',
  caller: 'session',
  reply: preferences.extend({ early_access: z.boolean() }),
})

export const savePreferences = operation({
  name: 'accounts.savePreferences',
  method: 'PUT',
  path: '/user/preferences',
  summary: 'Change the caller’s own preferences; what isn’t named stays',
  caller: 'session',
  body: preferencesChange,
  reply: preferences.extend({ early_access: z.boolean() }),
})

/**
 * A2.10: one's own early access: clients, assistants and staff may join and leave.
 */
export const saveEarlyAccess = operation({
  name: 'accounts.saveEarlyAccess',
  method: 'PUT',
  path: '/user/earlyAccess',
  summary: 'Join or leave early access',
  caller: 'session',
  freshSession: true,
  body: z.object({ early_access: z.boolean() }),
  reply: z.object({ user: sessionUser }),
  failures: ['403 forbidden', '404 not_found'],
})

/**
 * By the link of a mail that nobody has to get, without a session: no more emails about notifications, which stand in the
 * product as before. 404: no link of ours, or its person is gone. A mail program may send it as RFC 8058 says.
 */
export const unsubscribe = operation({
  name: 'accounts.unsubscribe',
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Stop the emails about notifications, by the link in one of them',
  caller: 'anyone',
  worksInMaintenance: true,
  query: z.object({ token: z.string().max(100) }),
  reply: z.object({}),
  failures: ['404 not_found'],
})
