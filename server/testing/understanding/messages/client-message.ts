/**
 * A message as a client writes it, and what a careful reader takes from it. Read on Monday, 30 November 2026.
 * A zone is said when the client says where they are or whose clock counts, not when a place is only mentioned.
 * Days: "weekdays" and a weekday alone are its morning and afternoon; a Saturday, a Sunday or "weekends" alone are all
 * three parts; "mornings" or "evenings" alone are those of Monday to Friday; days over which hours are only counted ("3
 * hours a day Monday to Friday") are no availability. A month alone as a start is its first day.
 */
export interface ClientMessage {
  readonly text: string
  /** Each kind of work asked for, in the order said: the slugs of roles that would be right for it. */
  readonly work: readonly (readonly string[])[]
  /** Slugs of roles that are refused or already filled; none may be among the first three. */
  readonly excluded?: readonly string[]
  /** Hours a month; 'part_time', 'full_time'; absent: none said. A week's hours times 52/12, rounded; a range its middle. */
  readonly hours?: number | 'part_time' | 'full_time'
  /** IANA zones that would be right; absent: none said. */
  readonly zone?: readonly string[]
  /** `monday_morning` … `sunday_evening` (morning 8 to 12, afternoon 12 to 17, evening 17 to 22); absent: none said. */
  readonly availabilities?: readonly string[]
  /** ISO codes of languages asked for, English left out. */
  readonly languages?: readonly string[]
  /** Names of tools as in tools.csv. */
  readonly tools?: readonly string[]
  readonly budget?: { readonly cents: number; readonly unit: 'hour' | 'week' | 'month' | 'year' | 'once' }
  /** ISO date. */
  readonly start?: string
  /** Nothing of it is our trade. */
  readonly outside?: true
}
