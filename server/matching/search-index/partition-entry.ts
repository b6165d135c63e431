/** What a partition is told of a person. */
export interface PartitionEntry {
  readonly docId: number
  /** Numbers of what the person has. */
  readonly features: Uint16Array
  /** Which of the distinct offsets the person's clock shows, from 0; Infinity without a clock. */
  readonly clock: number
  /** The person's ranked facts, both numbers. */
  readonly week: number
  readonly reviewsAndSpare: number
  /** How they fit the role, see `role-fits`. */
  readonly fit: number
  /** What the order among equals is made of. */
  readonly tieSeed: number
}
