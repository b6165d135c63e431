import type { Database } from '@talentplace/server/platform/database/connection'
import { lockedAlong, namedLocks, type LockedTable } from '@talentplace/server/platform/database/lock-order'
import { locksOfStatement } from '@talentplace/server/platform/database/locks-of-statement'
import { makeMove } from './collide.ts'
import type { NamedMove } from './moves.ts'
import { listRows, type KeyedRow } from './rows.ts'
import { openServers } from './servers.ts'
import { wake } from './wake.ts'
import type { World } from './world.ts'
import type { Worlds } from './worlds.ts'

/** Everything by which a move can make another one wait: rows, unique keys that it adds, and turns. */
export type Footprint = ReadonlySet<string>

/** Tells the text of each statement on connections that are opened from now on. */
function listenIn({ pool }: Database, onStatement: (sql: string) => void): void {
  pool.on('connect', (connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => unknown
    connection.query = ((...given: unknown[]) => {
      const [what] = given as [string | { text: string }]
      onStatement(typeof what === 'string' ? what : what.text)
      return query(...given)
    }) as typeof connection.query
  })
}

/** What is sent, or a trigger, holds, changes or removes rows of, or adds rows to; and turns that are taken. */
function readStatements(statements: readonly string[]) {
  const read = statements.map(locksOfStatement)
  const taken = read.flatMap((each) => each.taken)
  const added = read.flatMap((each) => each.added)
  const inherited = [...taken, ...added].flatMap((table) => lockedAlong[table as LockedTable] ?? [])
  return {
    tables: new Set([...taken, ...inherited]),
    added: new Set(added),
    turns: namedLocks.filter((lock) => taken.includes(lock)),
  }
}

/** Rows that were there and on which something was noted, and the unique keys of those that are new. */
function difference(before: readonly KeyedRow[], after: readonly KeyedRow[]) {
  const known = new Map(before.filter(({ isPrimary }) => isPrimary).map((each) => [each.row, each]))
  const now = new Map(after.filter(({ isPrimary }) => isPrimary).map((each) => [each.row, each.noted]))
  return {
    touched: [...known.values()].filter(({ row, noted }) => now.get(row) !== noted),
    fresh: after.filter(({ row, isMadeUp }) => !isMadeUp && !known.has(row)),
  }
}

/**
 * Makes a move alone, and finds what it locks: the tables by what it sends, which of their rows by what PostgreSQL noted on
 * them. Rows that it only refers to are left out: nobody here removes what others refer to, or changes its key.
 */
async function footprintOf(worlds: Worlds, world: World, move: NamedMove): Promise<Footprint> {
  const copy = await worlds.copy()
  const statements: string[] = []
  listenIn(copy.database, (sql) => statements.push(sql))
  const here = await openServers(copy.database)
  await wake(copy.database, world)
  const before = await listRows(copy.database)
  statements.length = 0
  const rejected = await makeMove(move, { here, world, staff: worlds.staff }, 400)
  if (rejected.length > 0) throw new Error(`Refused, so it locks nothing: ${rejected.join('\n')}`)
  const { tables, added, turns } = readStatements(statements)
  const { touched, fresh } = difference(before, await listRows(copy.database))
  await here.stop()
  await copy.end()
  return new Set([
    ...touched.filter(({ table }) => tables.has(table)).map(({ row }) => row),
    ...fresh.filter(({ table }) => tables.has(table) || added.has(table)).map(({ key }) => key),
    ...turns,
  ])
}

/** Of each move by its name, in the same world. */
export async function footprintsOf(
  worlds: Worlds,
  moves: readonly NamedMove[],
): Promise<ReadonlyMap<string, Footprint>> {
  const [world] = worlds.list
  if (!world) throw new Error('There is no world.')
  const footprints = new Map<string, Footprint>()
  for (const move of moves) footprints.set(move.name, await footprintOf(worlds, world, move))
  return footprints
}
