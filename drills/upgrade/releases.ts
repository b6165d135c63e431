/** A state that databases of installations may be in, as they know it. */
export interface Release {
  /** As CHANGELOG.md calls it, or `baseline`. */
  readonly version: string
  /** Its newest migration; all with lower numbers were in it too. */
  readonly lastMigration: string
  /** SHA-256 of its migrations' names and texts in their order: they are never edited. */
  readonly migrations: string
  /** Tables of which only so many rows were kept with it: reference data, which is loaded anew. */
  readonly sampled: readonly string[]
  /** Tables in which its demo, used a little, had left nothing. */
  readonly empty: readonly string[]
}

/**
 * The schema that every database begins with, then every release in CHANGELOG.md, oldest first; `keep-release.ts` prints a new one's
 * row and keeps its rows.
 */
export const releases: readonly Release[] = [
  {
    version: 'baseline',
    lastMigration: '0001_baseline.sql',
    migrations: '898a0aa9834be4ea97e97e399f8b645bee11c3623c3d36f0bdf439e6cbcc7ecd',
    sampled: ['cities', 'role_keywords', 'role_skills', 'role_tools'],
    empty: ['open_sockets', 'server_processes'],
  },
]

/** Where the rows of a release's own database lie. */
export const rowsFile = (version: string): URL => new URL(`released/${version}.rows.gz`, import.meta.url)
