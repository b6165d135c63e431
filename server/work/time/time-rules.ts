/** What is configured of logged time. */
export interface TimeRules {
  /** The zone whose days are business days. */
  readonly officeZone: string
  /** The province or state whose holidays are none, e.g. `CA-ON`. */
  readonly officeRegion: string
  /** For so many days after its day, time is changed by its assistant alone. */
  readonly ownDays: number
}
