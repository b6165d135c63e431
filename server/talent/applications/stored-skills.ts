import { skillKinds, type NamedSkill, type StoredSkills } from '@talentplace/contract/talent/applications/skills.routes'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { isDone } from './stored-answers.ts'

/** The tables that each kind's words are in. */
export const tableOfKind = { role: 'roles', skill: 'skills', tool: 'tools', industry: 'industries' } as const

/** What an applicant says they know, by kind, in the order they gave. */
export async function readSkills(database: Kysely<Tables>, uuid: string): Promise<NamedSkill[]> {
  const each = skillKinds.map(
    (kind) => sql`
      select kind, named.id, level, proof, position, value from application_skills named
      join ${sql.table(tableOfKind[kind])} words on words.id = named.id
      where application_uuid = ${uuid} and kind = ${kind}`,
  )
  const { rows } = await sql<NamedSkill & { position: number }>`
    ${sql.join(each, sql` union all `)}
    order by kind, position`.execute(database)
  return rows.map(({ kind, id, level, proof, value }) => ({ kind, id, level, proof, value }))
}

export async function storedSkillsOf(
  database: Kysely<Tables>,
  { uuid, skills_version }: { uuid: string; skills_version: number },
): Promise<StoredSkills> {
  const [skills, industries, done] = await Promise.all([
    readSkills(database, uuid),
    database.selectFrom('industries').select(['id', 'value']).orderBy('value').execute(),
    isDone(database, uuid, 'skills'),
  ])
  return { skills, industries, version: skills_version, done }
}
