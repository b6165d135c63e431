/*
 * Keeps the rows of a database that a release itself filled, so that every later version is drilled with them.
 *
 *   node launch/run.mjs drills/upgrade/keep-release.ts --version 0.2.0 --database postgresql://…
 *
 * `--database` is one that this release's demo filled and that was used a little; `--most` bounds the rows kept of a table
 * of reference data. Prints the row for `releases.ts`, with the tables that hold nothing: use what fills them first.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { digestOf, migrationFiles } from './migration-files.ts'
import { rowsFile } from './releases.ts'
import { tablesOf } from './tables-of.ts'

/** Reference data of which a part is enough: nothing refers to it, and each start loads what is missing. */
const bounded = ['cities', 'role_keywords', 'role_skills', 'role_tools']

const { values } = parseArgs({
  options: { version: { type: 'string' }, database: { type: 'string' }, max: { type: 'string', default: '500' } },
})
const { version, database } = values
if (version === undefined || database === undefined) throw new Error('Give --version and --database.')
const client = new Client({ connectionString: database })
await client.connect()
try {
  const applied = await client.query<{ name: string }>('select name from migrations order by name')
  const lastMigration = applied.rows.at(-1)?.name
  if (lastMigration === undefined) throw new Error('No migration stands in that database.')
  const lines: string[] = []
  const sampled: string[] = []
  const empty: string[] = []
  for (const table of (await tablesOf(client)).filter((name) => name !== 'migrations')) {
    const { rows } = await client.query<{ kept: string; count: number; whole: number }>(
      `select coalesce(json_agg(row), '[]')::text as kept, count(*)::int, (select count(*)::int from "${table}") as whole
       from (select * from "${table}" order by ctid limit $1) row`,
      [bounded.includes(table) ? Number(values.max) : null],
    )
    const [found] = rows
    if (found === undefined || found.whole === 0) empty.push(table)
    else lines.push(`${table}\t${found.kept.replaceAll('\n', '')}`)
    if (found !== undefined && found.count < found.whole) sampled.push(table)
  }
  await writeFile(rowsFile(version), gzipSync(lines.join('\n'), { level: 9 }))
  const migrations = digestOf(await migrationFiles(lastMigration))
  console.log(JSON.stringify({ version, lastMigration, migrations, sampled, empty }, null, 2))
} finally {
  await client.end()
}
