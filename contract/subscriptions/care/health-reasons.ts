/**
 * E2 Ours: why a subscription is looked at. `review`: it asks staff to go through it (no time for 7 days, a rating of 3 or
 * less, hours over 100%, payment failed, requirement changed).
 */
export const healthReasons = {
  no_time: { review: true, title: 'No time logged' },
  over_hours: { review: true, title: 'Hours over 100%' },
  behind_pace: { review: false, title: 'Hours go unused' },
  ahead_of_pace: { review: false, title: 'Hours run out early' },
  overdue_tasks: { review: false, title: 'Overdue tasks' },
  unanswered_message: { review: false, title: 'Message without an answer' },
  low_rating: { review: true, title: 'Low rating' },
  payment_failed: { review: true, title: 'Payment failed' },
  requirement_changed: { review: true, title: 'Welcome brief changed' },
} as const

export type HealthReasonCode = keyof typeof healthReasons

export const healthReasonCodes = Object.keys(healthReasons) as unknown as readonly [
  HealthReasonCode,
  ...HealthReasonCode[],
]
