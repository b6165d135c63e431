import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Words that staff say mean a role mean it surely. */
const surely = 1

async function writeRoleWords(transaction: Transaction<Tables>, role_id: number, words: readonly string[]) {
  await sql`update role_keywords set active = false
    where role_id = ${role_id} and active and keyword <> all (${words}::text[])`.execute(transaction)
  await sql`insert into role_keywords (keyword, role_id, weight, source)
    select word, ${role_id}, ${surely}, 'staff' from unnest(${words}::text[]) word
    on conflict (keyword, role_id) do update set active = true where not role_keywords.active`.execute(transaction)
}

/** Step: the other words of one, each once; a row that is held. */
export async function writeSynonyms(
  transaction: Transaction<Tables>,
  { kind, id }: { kind: CriterionKind; id: number },
  synonyms: readonly string[],
): Promise<void> {
  const words = [...new Set(synonyms)]
  if (kind === 'roles') return writeRoleWords(transaction, id, words)
  const column = sql.ref(kind === 'industries' ? 'keywords' : 'aliases')
  await sql`update ${sql.table(kind)} set ${column} = ${words}::text[] where id = ${id}`.execute(transaction)
}
