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
  readonly Plans?: readonly PlanNode[]
}

function scannedIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined ? [node['Relation Name']] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)]
}

/** Which questions send statements that read a long table from its beginning to its end, and which table; each once. */
export async function scansOf(
  { url }: { readonly url: string },
  lists: readonly CalledList[],
  tokens: Tokens,
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
  try {
    await running.searchReady
    const { rows } = await opened.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and reltuples > $1`,
      [long],
    )
    const longTables = new Set(rows.map(({ name }) => name))
    for (const each of lists) {
      for (const question of each.questions) {
        queries.splice(0)
        await running.server.inject({
          url: `/api${addressOf(each, question, 0)}`,
          headers: { authorization: `Bearer ${tokens[each.row.caller]}` },
        })
        for (const { sql, parameters } of queries.splice(0)) {
          if (!/^\s*(?:select|with)/i.test(sql)) continue
          const { rows: plans } = await opened.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
            `explain (format json) ${sql}`,
            [...parameters],
          )
          for (const table of scannedIn(plans[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': '' })) {
            const key = `${each.list.name} reads ${table} row by row`
            if (longTables.has(table) && !found.has(key)) found.set(key, `${key}: ${question.name}`)
          }
        }
      }
    }
  } finally {
    await running.stop()
    await opened.close()
  }
  return [...found.values()]
}
