import { bankHolidays } from './holidays.ts'
import { dayAfter } from './local-day.ts'

/** Whose banks: Canadian dollars move in Canada, US dollars in the United States. */
export type BankCountry = 'CA' | 'US'

const saturday = 6

/** True for a day on which banks of a country clear payments. */
export function isBankDay(country: BankCountry, day: string): boolean {
  const date = Temporal.PlainDate.from(day)
  return date.dayOfWeek < saturday && !bankHolidays(country, date.year).has(day)
}

/** The next one, later than a day. */
export function bankDayAfter(country: BankCountry, day: string): string {
  let next = dayAfter(day)
  while (!isBankDay(country, next)) next = dayAfter(next)
  return next
}
