import { invalidField } from '../../platform/http/http-error.ts'
import { renewalDay } from '../charges/renewal-deps.ts'

/** Whatever is older is a slip of the keyboard. */
const earliestDay = '2020-01-01'

/** The day on which staff say that money came or went. @throws HttpError 400 at the field */
export function checkPaidDay(paid_date: string, now: Date): void {
  if (paid_date > renewalDay(now)) throw invalidField('paid_date', 'Must not be in the future')
  if (paid_date < earliestDay) throw invalidField('paid_date', `Must be ${earliestDay} or later`)
}
