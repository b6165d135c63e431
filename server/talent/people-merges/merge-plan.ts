import type { MergePreview } from '@talentplace/contract/talent/people-merges/merge.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { MergedNames, MergeIssue } from './merge-issue.ts'
import { accountIssue } from './merged-account.ts'
import { draftsWith } from './move-pools.ts'
import { isHadAlready, type Pair } from './merged-rows.ts'
import { references, type Reference, type Words } from './references.ts'
import { untakenDetails } from './untaken-details.ts'

interface Counted {
  readonly refusing: number
  readonly moving: number
  readonly dropped: number
}

const counting = (number: number, [one, several]: Words) =>
  `${number.toLocaleString('en-CA')} ${number === 1 ? one : several}`

async function countRows(database: Kysely<Tables>, reference: Reference, { goes, stays }: Pair): Promise<Counted> {
  const { does, table, column } = reference
  if (does === 'ends') return { refusing: 0, moving: 0, dropped: 0 }
  const no = sql<boolean>`false`
  const refusing = does === 'refuses' ? sql<boolean>`true` : (reference.except?.rows ?? no)
  const counted = does === 'refuses' ? no : (reference.counted ?? sql<boolean>`true`)
  const had = does === 'refuses' ? no : isHadAlready(reference, stays)
  const { rows } = await sql<Counted>`
    select count(*) filter (where ${refusing})::int as refusing,
      count(*) filter (where ${counted} and not ${had})::int as moving,
      count(*) filter (where ${counted} and ${had})::int as dropped
    from ${sql.table(table)} where ${sql.table(table)}.${sql.id(column)} = ${goes}`.execute(database)
  return rows[0] ?? { refusing: 0, moving: 0, dropped: 0 }
}

function rejectingWords(reference: Reference): Words | null {
  if (reference.does === 'refuses') return reference.words
  return reference.does === 'moves' ? (reference.except?.words ?? null) : null
}

/** What keeps one from being merged away: the words of it, e.g. "invoices". */
async function historyOf(database: Kysely<Tables>, pair: Pair): Promise<string[]> {
  const found: string[] = []
  for (const reference of references[pair.kind]) {
    const words = rejectingWords(reference)
    if (words === null) continue
    const { refusing } = await countRows(database, reference, pair)
    if (refusing > 0) found.push(refusing === 1 ? `one ${words[0]}` : words[1])
  }
  return found
}

const max = 3
const listed = new Intl.ListFormat('en-CA')

function fewOf(words: readonly string[]): string {
  return listed.format(words.length > max ? [...words.slice(0, max), 'more'] : words)
}

/** Why the one that goes may not: it had money or work. Null: it had none. */
async function historyIssue(database: Kysely<Tables>, pair: Pair, names: MergedNames): Promise<MergeIssue | null> {
  const history = await historyOf(database, pair)
  if (history.length === 0) return null
  const reverse = await historyOf(database, { ...pair, goes: pair.stays, stays: pair.goes })
  const what = `${names.goes} has ${fewOf(history)}`
  const message =
    reverse.length === 0
      ? `${what}. Merge ${names.stays} into it instead.`
      : `${what}, and ${names.stays} has ${fewOf(reverse)}. Two with money or work of their own can’t be merged.`
  return { code: 'has_history', message }
}

interface MergedRow {
  readonly uuid: string
  readonly name: string
  readonly version: number
}

async function rowOf(database: Kysely<Tables>, kind: Pair['kind'], uuid: string): Promise<MergedRow> {
  const found =
    kind === 'client'
      ? await database
          .selectFrom('clients')
          .select(['uuid', 'company as name', 'version'])
          .where('uuid', '=', uuid)
          .executeTakeFirst()
      : await database
          .selectFrom('assistants')
          .select(['uuid', 'full_name as name', 'version'])
          .where('uuid', '=', uuid)
          .executeTakeFirst()
  if (!found) throw notFound(kind === 'client' ? 'There is no such client.' : 'There is no such assistant.')
  return found
}

export type MergePlan = Omit<MergePreview, 'refused'> & { readonly issue: MergeIssue | null }

/** What a merge would do to two. @throws HttpError 404 */
export async function mergePlan(database: Kysely<Tables>, pair: Pair): Promise<MergePlan> {
  const goes = await rowOf(database, pair.kind, pair.goes)
  const stays = await rowOf(database, pair.kind, pair.stays)
  const names = { goes: goes.name, stays: stays.name }
  const issue = (await historyIssue(database, pair, names)) ?? (await accountIssue(database, pair, names))
  const pools = pair.kind === 'assistant' ? await draftsWith(database, pair.goes) : []
  const moves =
    pools.length === 0 ? [] : [counting(pools.length, ['talent pool they are in', 'talent pools they are in'])]
  const lost: string[] = await untakenDetails(database, pair)
  for (const reference of references[pair.kind]) {
    if (reference.does !== 'moves' || reference.words === null) continue
    const { moving, dropped } = await countRows(database, reference, pair)
    if (moving > 0) moves.push(counting(moving, reference.words))
    if (dropped > 0) lost.push(`${counting(dropped, reference.words)}: ${stays.name} keeps their own`)
  }
  return { goes, stays, moves, lost, issue }
}
