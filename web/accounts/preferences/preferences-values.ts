import * as t from '@talentplace/contract/accounts/messages/preferences'
import type { Preferences } from '@talentplace/contract/accounts/preferences/preferences.routes'
import { notificationTypes, type NotificationType } from '@talentplace/contract/core/notifications/notification-types'
import type { Permission } from '@talentplace/contract/shared/permission'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import { hasPermission } from '@talentplace/contract/shared/has-permission'

export type Choice = Preferences['notifications'][string]

/** The preferences as the form holds them: every notification type has a choice, and quiet hours keep their times while they are off. */
export interface PreferencesValues {
  readonly timezone: string | null
  readonly language: Language
  readonly week_start: Preferences['week_start']
  readonly notifications: Readonly<Record<string, Choice>>
  readonly quiet: boolean
  readonly from: string
  readonly to: string
}

const usualQuiet = { from: '20:00', to: '07:00' } as const

/** The notification types that this person gets. */
export function typesFor(permissions: readonly Permission[]): readonly (typeof notificationTypes)[number][] {
  return notificationTypes.filter(({ audience }) => audience === 'everybody' || hasPermission(permissions, audience))
}

/** What the form begins with. */
export function valuesOf(preferences: Preferences): PreferencesValues {
  const { timezone, language, week_start, notifications, quiet_hours } = preferences
  const usual = notificationTypes.map(({ name, usual }): [NotificationType, Choice] => [name, usual])
  return {
    timezone,
    language: language ?? currentLanguage(),
    week_start,
    notifications: { ...Object.fromEntries(usual), ...notifications },
    quiet: quiet_hours !== null,
    ...(quiet_hours ?? usualQuiet),
  }
}

/** What is saved: a choice only where it was made, so that what is usual can change for those who never chose. */
export function preferencesOf(values: PreferencesValues, before: Preferences): Preferences {
  const { timezone, language, week_start, notifications, quiet, from, to } = values
  const usual = new Map<string, Choice>(notificationTypes.map(({ name, usual }) => [name, usual]))
  const chosen = Object.entries(notifications).filter(
    ([name, choice]) => name in before.notifications || usual.get(name) !== choice,
  )
  return {
    timezone,
    // Whoever saves something else has chosen no language by it.
    language: before.language === null && language === currentLanguage() ? null : language,
    week_start,
    notifications: Object.fromEntries(chosen),
    quiet_hours: quiet ? { from, to } : null,
  }
}

/** Where a part of what is sent was entered. */
export function fieldOf(path: string): string {
  return path.replace(/^quiet_hours\./, '')
}

/** Quiet hours that end as they begin. */
export function noSpan({ quiet, from, to }: PreferencesValues): Record<string, string> {
  return quiet && to !== '' && to === from ? { to: t.otherTime() } : {}
}
