import { migrateDatabase } from '@talentplace/server/platform/database/migrate'
import { Pool } from 'pg'
import { accountForRows, retainRows, type TableAccount } from './account-for-rows.ts'
import { migrateInterrupted } from './interrupt-migration.ts'
import { migrationFiles } from './migration-files.ts'
import { readSchema } from './read-schema.ts'
import { copyDatabase, makeReleasedDatabase, makeReleasedSchema } from './released-database.ts'
import type { Release } from './releases.ts'
import { rewrites } from './rewrites.ts'
import { columns } from './watch-columns.ts'
import { endWatching, watchMigrations, type Destructive } from './watch-migrations.ts'
import { rules, triggers } from './watch-rules.ts'

export interface Upgraded {
  readonly accounts: readonly TableAccount[]
  readonly schema: readonly string[]
  /** Rows that a rewriting migration left wrong. */
  readonly wrong: readonly string[]
}

export interface Upgrade {
  readonly whole: Upgraded
  readonly interrupted: Upgraded
  readonly destructive: readonly Destructive[]
  /** How many migrations stood at each kill. */
  readonly stood: readonly number[]
}

async function wrongRewrites(pool: Pool): Promise<string[]> {
  const wrong: string[] = []
  for (const { table, column, wrong: query } of rewrites) {
    const { rowCount } = await pool.query(query)
    if (rowCount !== 0) wrong.push(`${rowCount} of ${table}.${column}`)
  }
  return wrong
}

async function judge(pool: Pool): Promise<Upgraded> {
  return { accounts: await accountForRows(pool), wrong: await wrongRewrites(pool), schema: await readSchema(pool) }
}

async function within<Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: url, max: 2 })
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Migrates to today; what that did which the server before may not bear. */
async function migrateWatched(pool: Pool): Promise<readonly Destructive[]> {
  await watchMigrations(pool, [columns, rules, triggers])
  await migrateDatabase(pool)
  return endWatching(pool)
}

/** What the migrations since that release do that its server may not bear. It takes no rows to see. */
export async function destructiveSince(
  server: string,
  name: string,
  release: Release,
): Promise<readonly Destructive[]> {
  return within(await makeReleasedSchema(server, name, release), migrateWatched)
}

/**
 * Two databases as the release left them, in that PostgreSQL: one is migrated in one go and watched; the other by `npm run migrate`,
 * which loads reference data behind it, and is killed. `name` begins both their names.
 */
export async function upgradeRelease(
  server: string,
  release: Release,
  options: { name: string; kills: number; random: () => number },
): Promise<Upgrade> {
  const { name, kills, random } = options
  const url = await makeReleasedDatabase(server, name, release)
  await within(url, retainRows)
  const second = await copyDatabase(url, `${name}_interrupted`)
  const { destructive, whole } = await within(url, async (pool) => {
    const destructive = await migrateWatched(pool)
    return { destructive, whole: await judge(pool) }
  })
  const all = (await migrationFiles()).length
  const { stood } = await migrateInterrupted({ url: second, kills, all, random })
  return { whole, interrupted: await within(second, judge), destructive, stood }
}
