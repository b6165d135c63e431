import { notificationTypes } from '@talentplace/contract/core/notifications/notification-types'
import { sql, type RawBuilder } from 'kysely'

/** How notifications of a type reach people who have not chosen. */
export function usualChoice(type: string): string {
  return notificationTypes.find(({ name }) => name === type)?.usual ?? 'in_app'
}

/** How notifications of the type reach a person, of `users` left joined with `user_preferences`. */
export function choiceOf(type: string): RawBuilder<string> {
  return sql<string>`coalesce(user_preferences.notifications ->> ${type}, ${usualChoice(type)})`
}
