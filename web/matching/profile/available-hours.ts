/** B5.4: hours a month a person still has: available minus committed, not below 0. */
export function availableHours(person: { available_hours_per_month: number; monthly_hours_committed: number }): number {
  return Math.max(0, person.available_hours_per_month - person.monthly_hours_committed)
}
