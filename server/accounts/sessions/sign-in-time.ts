import * as t from '@talentplace/contract/accounts/messages/account-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { zoneName, zonePlace } from '@talentplace/contract/shared/zone-name'
import { offsetAt } from '../../platform/clock/zones.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { timeOfDay } from '../../rules/time-of-day.ts'

/** `Nov 26, 2:20 pm Toronto time`: on the person's own clock; in UTC for whom none is known. */
export function signInTime(at: Date, timezone: string | null): string {
  const offset = timezone === null ? null : offsetAt(timezone, at)
  const local = new Date(at.getTime() + (offset ?? 0) * 60_000)
  const language = currentLanguage()
  const day = sentenceDay(local.toISOString().slice(0, 10), at, language)
  const clock = timeOfDay(local, language)
  const id = offset === null || timezone === null ? 'UTC' : timezone
  const [place, zone] = [zonePlace(id), zoneName(id)]
  return place === zone ? t.timeInUtc({ day, clock, zone }) : t.timeAt({ day, clock, place })
}
