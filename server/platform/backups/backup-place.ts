/** What lies at a place, by its name with slashes. */
export interface StoredObject {
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly modified: Date
}

/** Where backups lie: bytes by names such as `base/2026/part-0001`. Whoever has written can read, after a crash too. */
export interface BackupPlace {
  /** As people know it, without secrets. */
  readonly address: string
  /** Written whole or not at all; again under the same name replaces it. */
  put(name: string, bytes: Buffer): Promise<void>
  /** Null: nothing lies there under the name. */
  get(name: string): Promise<Buffer | null>
  /** Also when nothing lies there. */
  remove(name: string): Promise<void>
  /** All whose name begins so, sorted by name. */
  list(prefix: string): Promise<StoredObject[]>
}
