import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Pair } from './merged-rows.ts'

/** Drafts in whose talent pool an assistant is, by the number that is theirs for life; what was bought names people by their places. */
export async function draftsWith(database: Kysely<Tables>, assistant: string): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select projects.uuid from assistants
    cross join lateral (select jsonb_build_array(jsonb_build_object('assistant_id', id)) as person) chosen
    join projects on matching_criteria @> jsonb_build_object('cart', person)
      or matching_criteria @> jsonb_build_object('alternates', person)
    where assistants.uuid = ${assistant} and start_date is null and removed_date is null`.execute(database)
  return rows.map(({ uuid }) => uuid)
}

const itemsOf = (list: string) => sql`coalesce(matching_criteria -> ${sql.lit(list)}, '[]')`

/** A list of a pool with the one who stays; not where they are chosen for the same role in one of the lists `besides` already. */
function renamed(list: 'cart' | 'alternates', besides: RawBuilder<unknown>) {
  return sql`(select coalesce(jsonb_agg(
      case when (item ->> 'assistant_id')::int = going.id
        then item || jsonb_build_object('assistant_id', staying.id, 'known_as', staying.display_name, 'avatar_id', staying.avatar_id)
        else item end order by place), '[]')
    from jsonb_array_elements(${itemsOf(list)}) with ordinality as items (item, place)
    where not ((item ->> 'assistant_id')::int = going.id and exists (
      select from jsonb_array_elements(${besides}) other
      where (other ->> 'assistant_id')::int = staying.id and other -> 'role_id' = item -> 'role_id')))`
}

/** Step: puts the one who stays into the talent pools of drafts, which are held. */
export async function movePools(transaction: Transaction<Tables>, { kind, goes, stays }: Pair): Promise<void> {
  if (kind === 'client') return
  const drafts = await draftsWith(transaction, goes)
  if (drafts.length === 0) return
  const both = sql`${itemsOf('cart')} || ${itemsOf('alternates')}`
  await sql`
    update projects set version = projects.version + 1, matching_criteria = matching_criteria || jsonb_build_object(
      'cart', ${renamed('cart', itemsOf('cart'))}, 'alternates', ${renamed('alternates', both)})
    from assistants going, assistants staying
    where going.uuid = ${goes} and staying.uuid = ${stays} and projects.uuid = any(${drafts}::uuid[])`.execute(
    transaction,
  )
}
