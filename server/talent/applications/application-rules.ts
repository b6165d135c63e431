/** How applicants are treated, as configured. */
export interface ApplicationRules {
  /** Days without progress after which an applicant is reminded, once each. */
  readonly reminderDays: readonly number[]
  /** Months until someone who was turned down may apply again, unless staff say otherwise. */
  readonly reapplyMonths: number
  /** Days of probation of someone who is accepted, unless staff say otherwise. */
  readonly probationDays: number
}
