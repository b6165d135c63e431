/** A replica as this process sees it. */
export interface ReplicaSign {
  /** Its place in DATABASE_REPLICA_URL, from 1. */
  readonly number: number
  readonly state: 'in_use' | 'behind' | 'away'
  /** Null: not known. */
  readonly lag_seconds: number | null
  /** Since when nothing is read there; null: it is in use. */
  readonly out_since: Date | null
  /** Why it is away, for those who run the product. */
  readonly reason: string | null
}
