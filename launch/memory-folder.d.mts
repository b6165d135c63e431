interface MemoryOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly memory?: string
  /** Bytes that have to be free. */
  readonly least?: number
}

/** The path of a new folder in memory, or null where there is none to be had. */
export function makeMemoryFolder(options?: MemoryOptions): string | null
