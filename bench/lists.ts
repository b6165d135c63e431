// How fast long lists are, at a million time entries: target T7.
//   node launch/run.mjs bench/lists.ts [--entries 1000000] [--rounds 15]
import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { addDemoHistory } from '../server/demo/demo-history.ts'
import { Kysely, PostgresDialect } from 'kysely'
import { joinDaySums } from '../server/work/time/lists/stored-sums.ts'
import type { Tables } from '../server/platform/database/tables.ts'
import { startServer } from './login/server-process.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'
import { medianTime } from './search/figures.ts'

const { values } = parseArgs({
  options: { entries: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '15' } },
})
const entries = Number(values.entries)
const rounds = Number(values.rounds)
const assistants = Math.ceil(entries / 2_000) + 100
const print = (line: string) => console.log(line)

/** A staff member who sees all time; their token. */
async function signInStaff({ pool }: Dataset): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into users (full_name, email, permissions) values ('Staff', 'staff@bench.test', '{admin,admin_time.view}') returning uuid`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_uuid, created_date, last_used, expires) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), rows[0]?.uuid],
  )
  return token
}

interface Question {
  readonly name: string
  readonly query: string
}

/** Of the whole list: its first page, any depth, every offered sort; and of a filter. */
async function questionsOf({ pool }: Dataset): Promise<Question[]> {
  const { rows } = await pool.query<{ project_uuid: string }>('select project_uuid from time_entries limit 1')
  const sorts = ['created_date', 'start_at', 'seconds', 'project_name', 'virtualassistant_name', 'status']
  const page = 'pagination.limit=25'
  return [
    { name: 'first page', query: page },
    { name: 'the middle', query: `${page}&pagination.offset=${Math.floor(entries / 2)}` },
    { name: 'near the end', query: `${page}&pagination.offset=${Math.floor(entries * 0.975)}` },
    ...sorts.map((key) => ({
      name: `by ${key}`,
      query: `${page}&pagination.sortBy[]=${key}&pagination.sortDesc[]=true`,
    })),
    { name: 'billable only', query: `${page}&billable=true` },
    { name: 'one subscription', query: `${page}&project_uuid=${rows[0]?.project_uuid}` },
  ]
}

/** The rows of a page and their names, without total, by SQL alone: what every reply is compared with. */
const pageAlone = `select page.*, project_name, company, value, display_name from (
    select * from time_entries where removed_date is null order by task_date desc, created_date desc, uuid desc limit 25) page
  join projects on projects.uuid = page.project_uuid join clients on clients.uuid = page.client_uuid
  join roles on roles.id = page.role_id join assistants on assistants.uuid = page.virtualassistant_uuid
  order by page.task_date desc, page.created_date desc, page.uuid desc`

const milliseconds = (work: () => Promise<unknown>) => medianTime(work, rounds)

const datasets = await openDatasets(7, () => undefined)
try {
  const dataset = await datasets.make(assistants)
  await addDemoHistory(dataset.pool, { entries, now: new Date(), log: print })
  await joinDaySums(new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dataset.pool }) }))
  await dataset.pool.query('vacuum analyze time_entries, time_day_sums')
  const token = await signInStaff(dataset)
  await dataset.pool.query(`update configurations set value = '"enabled"' where name = 'featureFlag.admin-time'`)
  const server = await startServer(dataset.url, 1)
  const request = async (query: string) => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/time?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (reply.status !== 200) throw new Error(`${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { count: number }
  }
  try {
    const bare = await milliseconds(() => fetch(`http://127.0.0.1:${server.port}/api/healthcheck?live=1`))
    const alone = (await milliseconds(() => dataset.pool.query(pageAlone))) + bare
    print(
      `${(await request('')).count.toLocaleString('en-CA')} entries; a bare route ${bare.toFixed(2)} ms; the page alone ${alone.toFixed(2)} ms`,
    )
    let first = 0
    for (const { name, query } of await questionsOf(dataset)) {
      await request(query)
      const time = await milliseconds(() => request(query))
      first ||= time
      print(
        `  ${name.padEnd(26)} ${time.toFixed(2).padStart(8)} ms   ${(time / alone).toFixed(1).padStart(6)} x the page alone   ${(time / first).toFixed(1).padStart(6)} x the first page`,
      )
    }
    print(
      'T7: page with total <= 3x the page alone (floor 10x), any depth <= 1.5x the first page (3x), every sort <= 5x (20x)',
    )
  } finally {
    await server.stop()
  }
} finally {
  await datasets.stop()
}
