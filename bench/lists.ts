/*
 * How fast every list of the API document is when its tables are full (T7, T14): every sort, every filter alone, the first, the middle and
 * the last page, each beside the same page and its total by hand.
 *   node launch/run.mjs bench/lists.ts [--data <folder to keep>] [--share 1] [--only time.listTime] [--rounds 5] [--worst 20] [--plans]
 */
import { parseArgs } from 'node:util'
import { addressOf, byHand, listsToCall, type CalledList, type Tokens } from './lists/call-lists.ts'
import { homes } from './lists/list-rows.ts'
import { openListsDatabase, type ListsDatabase } from './lists/open-lists-database.ts'
import type { Question } from './lists/questions.ts'
import { scansOf } from './lists/read-plans.ts'
import { signIn } from './lists/sign-in.ts'
import { startServer } from './login/server-process.ts'
import { medianTime } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    share: { type: 'string', default: '1' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    worst: { type: 'string', default: '20' },
    plans: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
/** Milliseconds: what half of the calls may take, and what none may. */
const target = 100
const limit = 300
/** How often a page by hand a page may take. */
const timesByHand = 5
/** What takes longer isn't called again and again. */
const patience = 250
const print = (line: string) => console.log(line)
const milliseconds = (time: number) => time.toFixed(1).padStart(8)

interface Measured {
  readonly name: string
  readonly time: number
  readonly alone: number
  readonly status: number
}

async function request(
  port: number,
  token: string,
  path: string,
): Promise<{ status: number; count: number; text: string }> {
  const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  const text = await reply.text()
  const { count } = JSON.parse(text) as { count?: number }
  return { status: reply.status, count: Number(count ?? 0), text }
}

/** The median of several calls; of something slow of one. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const first = await medianTime(work, 1)
  return first > patience ? first : medianTime(work, rounds)
}

const columnsOf = async ({ pool }: ListsDatabase) => {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as table, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema in ('public', 'pgboss') and data_type <> 'ARRAY' group by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** Tables that a list reads and that hold nothing. */
async function emptyTables({ pool }: ListsDatabase, lists: readonly CalledList[]): Promise<string[]> {
  const empty: string[] = []
  for (const table of new Set(lists.flatMap(({ row }) => row.tables))) {
    const { rowCount } = await pool.query(`select 1 from ${table} limit 1`)
    if (rowCount === 0) empty.push(table)
  }
  return empty
}

async function measureLists(
  database: ListsDatabase,
  lists: readonly CalledList[],
  tokens: Tokens,
): Promise<Measured[]> {
  process.env['PROCESS'] = 'web'
  const server = await startServer(database.url, 1)
  const columns = await columnsOf(database)
  const measured: Measured[] = []
  const handTimes = new Map<string, number>()
  try {
    const bare = await medianTime(() => fetch(`http://127.0.0.1:${server.port}/api/healthcheck?live=1`), 50)
    print(`a bare route ${bare.toFixed(2)} ms`)
    for (const each of lists) {
      const token = tokens[each.row.caller]
      const counts = new Map<string, number>()
      const measure = async (question: Question): Promise<void> => {
        const filter = question.filter ? `${question.filter.key}=${question.filter.value}` : ''
        const path = addressOf(each, question, counts.get(filter) ?? 0)
        const { status, count, text } = await request(server.port, token, path)
        if (status !== 200 && status !== 503) throw new Error(`${path} answers ${status}: ${text}`)
        if (status === 200 && filter === '' && count === 0) throw new Error(`${path} finds nothing`)
        if (status === 200) counts.set(filter, count)
        const time = status === 503 ? Number.POSITIVE_INFINITY : await timeOf(() => request(server.port, token, path))
        const hand = byHand(each, question, { columns, count: counts.get(filter) ?? 0 })
        const statements = `${hand.page}; ${hand.total}`
        if (!handTimes.has(statements)) {
          const both = () => Promise.all([database.pool.query(hand.page), database.pool.query(hand.total)])
          handTimes.set(statements, bare + (await timeOf(both)))
        }
        const alone = handTimes.get(statements) ?? bare
        measured.push({ name: `${each.list.name} ${question.name}`, time, alone, status })
      }
      for (const question of each.questions) await measure(question)
      const own = measured.slice(-each.questions.length)
      const slowest = own.toSorted((a, b) => b.time - a.time)[0]
      print(
        `${each.list.name.padEnd(36)} ${(counts.get('') ?? 0).toLocaleString('en-CA').padStart(9)} rows  ${String(own.length).padStart(3)} questions  slowest ${milliseconds(slowest?.time ?? 0)} ms  ${slowest?.name.slice(each.list.name.length + 1) ?? ''}`,
      )
    }
    if (values.only === undefined) {
      for (const { path, caller } of homes) {
        const { status } = await request(server.port, tokens[caller], path)
        const time =
          status === 200 ? await timeOf(() => request(server.port, tokens[caller], path)) : Number.POSITIVE_INFINITY
        measured.push({ name: path, time, alone: Number.NaN, status })
      }
    }
  } finally {
    await server.stop()
  }
  return measured
}

function report(measured: readonly Measured[]): void {
  const worst = measured.toSorted((a, b) => b.time - a.time).slice(0, Number(values.worst))
  print(`the slowest ${worst.length} of ${measured.length}:          ms    by hand  times`)
  for (const { name, time, alone, status } of worst) {
    print(
      `${milliseconds(time)} ms ${milliseconds(alone)} ms ${(time / alone).toFixed(1).padStart(7)} x   ${name}${status === 200 ? '' : `  ANSWERED ${status}`}`,
    )
  }
  const above = (most: number) => measured.filter(({ time }) => time > most).length
  const dear = measured.filter(({ time, alone }) => time > timesByHand * alone && time > target / 10).length
  print(
    `${above(limit)} above ${limit} ms, ${above(target)} above ${target} ms, ${dear} above ${timesByHand} times the page by hand (and ${target / 10} ms), ${measured.filter(({ status }) => status !== 200).length} not answered`,
  )
  if (above(limit) > 0) process.exitCode = 1
}

const database = await openListsDatabase(values.data, Number(values.share), print)
try {
  const lists = await listsToCall(database.pool, values.only)
  const empty = await emptyTables(database, lists)
  if (empty.length > 0) throw new Error(`These tables are empty, so that their lists say nothing: ${empty.join(', ')}`)
  const tokens = await signIn(database.pool)
  if (values.plans) {
    const scans = await scansOf(database, lists, tokens)
    print(`${scans.length} statements read a long table row by row`)
    for (const scan of scans) print(scan)
    if (scans.length > 0) process.exitCode = 1
  } else report(await measureLists(database, lists, tokens))
} finally {
  await database.stop()
}
