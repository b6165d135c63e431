import * as t from '@talentplace/contract/core/messages/hours'

const weeksAMonth = 52 / 12

/** Monthly hours as a week's, in whole hours: `about 7 h a week`. */
export function aboutHoursAWeek(monthlyHours: number): string {
  return t.aboutAWeek({ hours: Math.max(1, Math.round(monthlyHours / weeksAMonth)) })
}

/** A duration in a sentence, as `1 h 29 m`; whole minutes, rounded down. */
export function sentenceHours(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return t.hoursAndMinutes({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
