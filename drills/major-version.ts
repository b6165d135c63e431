/*
 * A PostgreSQL that is served from is followed by a new one, and left for it: the way to the next major version, under writes. With
 * `--from` the old one is of that major version, brought by npm (17 is the oldest that can stand in: `uuidv7` is given to it).
 *
 *   node launch/run.mjs drills/major-version.ts [--from 18] [--assistants 2000] [--saves 300]
 */
import { parseArgs } from 'node:util'
import { createDemoAccounts } from '@talentplace/server/demo/demo-accounts'
import { generateDemoData } from '@talentplace/server/demo/generate-demo-data'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { openDrillDatabase } from './drill-database.ts'
import { compareRows } from './major-version/compare-rows.ts'
import { openOlder } from './major-version/open-older.ts'
import {
  allTables,
  copySequences,
  emptyTables,
  follow,
  partWays,
  publishingSettings,
  subscribingSettings,
  untilCaughtUp,
  untilCopied,
} from './major-version/replicate.ts'
import { serveApart } from './serve-apart.ts'
import { startWriters } from './writers.ts'

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '18' },
    assistants: { type: 'string', default: '2000' },
    saves: { type: 'string', default: '300' },
  },
})
const savesEach = Number(values.saves)

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`

/** e.g. `18.4` */
async function releaseOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

const old = await (values.from === '18'
  ? openDrillDatabase(publishingSettings)
  : openOlder(values.from, publishingSettings))
const next = await openDrillDatabase(subscribingSettings)
const oldRows = new Pool({ connectionString: old.url, max: 3 })
const nextRows = new Pool({ connectionString: next.url, max: 3 })
try {
  console.log(`From PostgreSQL ${await releaseOf(oldRows)} to ${await releaseOf(nextRows)}`)
  const assistants = Number(values.assistants)
  await generateDemoData(oldRows, { assistants, seed: 7, now: new Date(), log: (line) => console.log(`  ${line}`) })
  await createDemoAccounts(oldRows)

  const before = await serveApart({ databaseUrl: old.url })
  const { port } = before
  const writers = await startWriters({ port, dataDir: '' })
  const saved = async (count: number) => {
    const goal = writers.acknowledged() + count
    while (writers.acknowledged() < goal) await wait(20)
  }
  await saved(savesEach)
  const began = performance.now()
  await emptyTables(next.url, await allTables(nextRows))
  await follow(oldRows, nextRows, old.url)
  const tables = await untilCopied(nextRows)
  console.log(`  ${tables} tables copied in ${seconds(began)}, while ${writers.acknowledged()} saves were acknowledged`)
  await saved(savesEach)

  const cut = performance.now()
  await before.stop()
  const acknowledged = writers.acknowledged()
  await untilCaughtUp(oldRows)
  const sequences = await copySequences(oldRows, nextRows)
  console.log(
    `  the last change arrived, and ${sequences} counters were set, ${seconds(cut)} after the server was told to end`,
  )
  const { rows, different } = await compareRows(oldRows, nextRows)
  check(
    'each row of each table is there, and is the same',
    different.length === 0,
    `${rows} rows${different.map((each) => `\n    ${each}`).join('')}`,
  )
  const compared = performance.now()
  await partWays(oldRows, nextRows)
  const after = await serveApart({ databaseUrl: next.url, port })
  await saved(1)
  const away = performance.now() - cut
  console.log(
    `  saved again ${(away / 1_000).toFixed(1)} s after the server was told to end; of it, ${seconds(compared)} from comparing on`,
  )
  await saved(savesEach)
  await writers.stop()
  const lost = await writers.lost()
  check(
    'every acknowledged save is there',
    lost === 0,
    `${acknowledged} before, ${writers.acknowledged() - acknowledged} after, ${lost} of 4 drafts behind`,
  )
  check(
    'nothing but the time between was refused',
    Object.keys(writers.rejected()).every((status) => ['0', '503'].includes(status)),
    JSON.stringify(writers.rejected()),
  )
  await after.stop()
} finally {
  await oldRows.end()
  await nextRows.end()
  await next.stop()
  await old.stop()
}
console.log(failures === 0 ? 'Nothing was lost.' : `${failures} checks failed.`)
process.exitCode = failures === 0 ? 0 : 1
