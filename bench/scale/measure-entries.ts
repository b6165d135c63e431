import { Kysely, PostgresDialect } from 'kysely'
import { addDemoHistory } from '../../server/demo/demo-history.ts'
import { joinDaySums } from '../../server/work/time/lists/stored-sums.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { startServer } from '../login/server-process.ts'
import type { Dataset } from '../search/datasets.ts'
import { medianTime } from '../search/figures.ts'

const step = 250_000
const rounds = 7

export interface EntriesReport {
  readonly entries: number
  /** Entries stored in a second, with everything the database keeps of them. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly byQuestion: ReadonlyMap<string, number>
  /** Megabytes. */
  readonly table: number
  readonly indexes: number
}

/** Adds history until there are so many entries, or until the time is up (milliseconds); how many were added a second. */
async function growTo({ pool }: Dataset, entries: number, until: number): Promise<number> {
  const began = performance.now()
  let added = 0
  for (;;) {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from time_entries')
    const present = rows[0]?.count ?? 0
    if (present >= entries || performance.now() > until) break
    added += await addDemoHistory(pool, {
      entries: Math.min(entries, present + step),
      now: new Date(),
      log: () => undefined,
    })
  }
  return added / ((performance.now() - began) / 1000)
}

/** What lists, sums, a month's end and the disk come to at so many entries, or as many as there was time to add. */
export async function measureEntries(
  dataset: Dataset,
  entries: number,
  { staffToken, until }: { staffToken: string; until: number },
): Promise<EntriesReport> {
  const { pool } = dataset
  const perSecond = await growTo(dataset, entries, until)
  await joinDaySums(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  await pool.query('vacuum analyze time_entries, time_day_sums')
  const { rows } = await pool.query<{ entries: number; table: number; indexes: number; project_uuid: string }>(
    `select (select count(*)::int from time_entries) as entries, pg_table_size('time_entries')::float8 / 1e6 as table,
       pg_indexes_size('time_entries')::float8 / 1e6 as indexes, (select project_uuid from time_entries limit 1)`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('nothing was read')
  const server = await startServer(dataset.url, 1)
  const byQuestion = new Map<string, number>()
  const request = async (query: string) => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/time?${query}`, {
      headers: { authorization: `Bearer ${staffToken}` },
    })
    if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
  }
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await work()
    byQuestion.set(name, await medianTime(work, rounds))
  }
  const page = 'pagination.limit=25'
  const monthOf = (table: string, day: string, filter: string) =>
    pool.query(
      `select project_uuid, sum(seconds) from ${table} where ${day} >= date_trunc('month', current_date) - interval '2 months'
         and ${day} < date_trunc('month', current_date) - interval '1 month' ${filter} group by project_uuid`,
    )
  try {
    await measure('first page with totals', () => request(page))
    await measure('a page in the middle', () => request(`${page}&pagination.offset=${Math.floor(found.entries / 2)}`))
    await measure('one subscription', () => request(`${page}&project_uuid=${found.project_uuid}`))
    await measure('a month of everybody, entry by entry', () => monthOf('time_entries', 'task_date', ''))
    await measure('a month of one subscription', () =>
      monthOf('time_entries', 'task_date', `and project_uuid = '${found.project_uuid}'`),
    )
  } finally {
    await server.stop()
  }
  return { ...found, perSecond, byQuestion }
}
