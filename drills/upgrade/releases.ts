/** A release as its databases know it. */
export interface Release {
  /** As CHANGELOG.md calls it. */
  readonly version: string
  /** Its newest migration; all with lower numbers were in it too. */
  readonly lastMigration: string
  /** SHA-256 of its migrations' names and texts in their order: released ones are never edited. */
  readonly migrations: string
  /** Tables of which only so many rows were kept with it: reference data, which is loaded anew. */
  readonly sampled: readonly string[]
}

/** Every release in CHANGELOG.md, oldest first; `keep-release.ts` prints a new one's row and keeps its rows. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    lastMigration: '0005_configuration_and_prices.sql',
    migrations: '7bde886c1e83ed59b0ade21725d3a9e97d965ca9ef83f0f9650ecb3f43e8fd8c',
    sampled: ['cities', 'role_keywords', 'role_skills', 'role_tools'],
  },
]

/** Where the rows of a release's own database lie. */
export const rowsFile = (version: string): URL => new URL(`released/${version}.rows.gz`, import.meta.url)
