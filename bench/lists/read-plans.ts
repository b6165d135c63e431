import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pino from 'pino'
import { readConfiguration } from '../../server/app/configuration.ts'
import { assembleServer } from '../../server/app/running-server.ts'
import { systemClock as clock } from '../../server/platform/clock/clock.ts'
import { openDatabase } from '../../server/platform/database/connection.ts'
import type { Tables } from '../../server/platform/database/tables.ts'
import { addressOf, type CalledList, type Tokens } from './call-lists.ts'

/** A table above so many rows is never read row by row for a list. */
const long = 10_000

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Parent Relationship'?: string
  readonly Plans?: readonly PlanNode[]
}

/** What takes all of its rows before it answers the first. */
const readsAllFirst = new Set(['Sort', 'Aggregate', 'Hash', 'Materialize', 'WindowAgg', 'SetOp', 'Unique'])

/**
 * Tables that a plan reads from beginning to end: themselves, or through an index that has all their rows and finds nothing among them.
 * @param partial indexes that have some of the rows alone
 */
function scannedIn(node: PlanNode, partial: ReadonlySet<string>, isTakenWhole = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '', 'Index Cond': condition } = node
  const isWholeIndex = type === 'Index Scan' && condition === undefined && !partial.has(index)
  const isWhole = type === 'Seq Scan' || (isWholeIndex && isTakenWhole)
  const own = table !== undefined && isWhole ? [table] : []
  const below = (node.Plans ?? []).flatMap((each) =>
    scannedIn(each, partial, each['Parent Relationship'] === 'InitPlan' || readsAllFirst.has(type) || isTakenWhole),
  )
  return [...own, ...below]
}

/** As if every way through an index were cheaper than any other: what is left of the others has no index. */
const indexesFirst =
  'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off'

interface Planning {
  /** Which tables are long; without it, those that are long as they stand. */
  readonly longTables?: ReadonlySet<string>
  /** Where tables are small, every plan that needs no index is cheap. Planned as if they were full, those are left that have none. */
  readonly asIfFull?: boolean
}

/** Which questions send statements that read a long table from its beginning to its end, and which table; each once. */
export async function scansOf(
  { url }: { readonly url: string },
  lists: readonly CalledList[],
  tokens: Tokens,
  { longTables: given, asIfFull = false }: Planning = {},
): Promise<string[]> {
  const log = pino({ level: 'silent' })
  const queries: CompiledQuery[] = []
  const opened = openDatabase({ url, log })
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: opened.pool }),
    log: ({ query }) => void queries.push(query),
  })
  const running = await assembleServer({
    configuration: readConfiguration({ ...process.env, PROCESS: 'web' }),
    databaseUrl: url,
    database: { ...opened, kysely },
    clock,
    log,
    version: 'bench',
    webFolder: null,
  })
  const found = new Map<string, string>()
  const planner = await opened.pool.connect()
  try {
    await running.searchReady
    const { rows } = await opened.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and reltuples > $1`,
      [long],
    )
    const longTables = given ?? new Set(rows.map(({ name }) => name))
    if (asIfFull) await planner.query(indexesFirst)
    const { rows: parts } = await planner.query<{ name: string }>(
      'select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indpred is not null',
    )
    const partial = new Set(parts.map(({ name }) => name))
    for (const each of lists) {
      for (const question of each.questions) {
        queries.splice(0)
        await running.server.inject({
          url: `/api${addressOf(each, question, 0)}`,
          headers: { authorization: `Bearer ${tokens[each.row.caller]}` },
        })
        for (const { sql, parameters } of queries.splice(0)) {
          if (!/^\s*(?:select|with)/i.test(sql)) continue
          const { rows: plans } = await planner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
            `explain (format json) ${sql}`,
            [...parameters],
          )
          for (const table of scannedIn(plans[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '' }, partial)) {
            const key = `${each.list.name} reads ${table} row by row`
            if (longTables.has(table) && !found.has(key)) found.set(key, `${key}: ${question.name}`)
          }
        }
      }
    }
  } finally {
    planner.release(true)
    await running.stop()
    await opened.close()
  }
  return [...found.values()]
}
