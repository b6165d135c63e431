import type {
  Criterion,
  CriterionKind,
  CriterionSummary,
} from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { usageOf } from './criterion-counts.ts'

/** Where the assistants who have one are told, and its other words. */
const parts: Readonly<Record<CriterionKind, { readonly had: string; readonly synonyms: RawBuilder<string[]> }>> = {
  roles: {
    had: 'role_ids',
    synonyms: sql`coalesce((select array_agg(keyword order by keyword) from role_keywords
      where role_keywords.role_id = criterion.id and role_keywords.active), '{}')`,
  },
  skills: { had: 'skill_ids', synonyms: sql`criterion.aliases` },
  tools: { had: 'tool_ids', synonyms: sql`criterion.aliases` },
  industries: { had: 'industry_ids', synonyms: sql`criterion.keywords` },
}

/** The column of assistants that tells who has one of the kind. */
export const hadBy = (kind: CriterionKind): RawBuilder<unknown> => sql.ref(`assistants.${parts[kind].had}`)

export interface CriteriaPage {
  readonly kind: CriterionKind
  /** A pattern for `folded_text`; null: all of them. */
  readonly pattern: string | null
  readonly active: boolean | undefined
  readonly order: RawBuilder<unknown>
  readonly limit: number
  readonly offset: number
}

/** A page of one kind, and how many there are: some hundreds at most. */
export async function listCriterionRows(
  kysely: Kysely<Tables>,
  { kind, pattern, active, order, limit, offset }: CriteriaPage,
): Promise<{ rows: CriterionSummary[]; count: number }> {
  const found = sql`select id, value, active, cardinality(synonyms) as synonym_count from (
      select criterion.id, criterion.value, criterion.active, ${parts[kind].synonyms} as synonyms
      from ${sql.table(kind)} as criterion) as described
    where (${pattern === null} or folded_text(value) like ${pattern ?? ''} or exists (
        select from unnest(synonyms) synonym where folded_text(synonym) like ${pattern ?? ''}))
      and (${active === undefined} or active = ${active ?? true})`
  const [{ rows }, counted] = await Promise.all([
    sql<Omit<CriterionSummary, 'usage_count'>>`${found} order by ${order} limit ${limit} offset ${offset}`.execute(
      kysely,
    ),
    sql<{ count: number }>`select count(*)::int as count from (${found}) as found`.execute(kysely),
  ])
  const usage = await usageOf(
    kysely,
    kind,
    rows.map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => ({ ...row, usage_count: usage.get(row.id) ?? 0 })),
    count: counted.rows[0]?.count ?? 0,
  }
}

const maxRelated = 30

function relatedTo(kind: CriterionKind, id: number): RawBuilder<Criterion['related'][number]> | null {
  if (kind === 'industries') return null
  if (kind === 'roles') {
    return sql`select kind, id, value from (
        select 'skills' as kind, skills.id, value, weight from role_skills join skills on skills.id = skill_id where role_id = ${id}
        union all
        select 'tools', tools.id, value, weight from role_tools join tools on tools.id = tool_id where role_id = ${id}) as related
      order by weight desc, value limit ${maxRelated}`
  }
  const links = sql.table(kind === 'skills' ? 'role_skills' : 'role_tools')
  const link = sql.ref(kind === 'skills' ? 'skill_id' : 'tool_id')
  return sql`select 'roles' as kind, roles.id, value from ${links} links join roles on roles.id = links.role_id
    where links.${link} = ${id} order by weight desc, value limit ${maxRelated}`
}

type StoredCriterion = Omit<Criterion, 'related' | 'usage_count' | 'kind'>

/** One of a kind as it is stored; undefined: there is none. */
export async function readStoredCriterion(
  kysely: Kysely<Tables>,
  kind: CriterionKind,
  id: number,
): Promise<StoredCriterion | undefined> {
  const { rows } = await sql<StoredCriterion>`
    select id, value, ${kind === 'tools' ? sql`null` : sql`value_fr`} as value_fr, description, active, version, array(select unnest(${parts[kind].synonyms}) order by 1) as synonyms
    from ${sql.table(kind)} as criterion where id = ${id}`.execute(kysely)
  return rows[0]
}

/** One of a kind with what belongs to it and who has it. @throws HttpError 404 */
export async function readCriterion(kysely: Kysely<Tables>, kind: CriterionKind, id: number): Promise<Criterion> {
  const stored = await readStoredCriterion(kysely, kind, id)
  if (!stored) throw notFound('There is no such criterion.')
  const query = relatedTo(kind, id)
  const related = query === null ? [] : (await query.execute(kysely)).rows
  const usage = await usageOf(kysely, kind, [id])
  return { ...stored, kind, related, usage_count: usage.get(id) ?? 0 }
}
