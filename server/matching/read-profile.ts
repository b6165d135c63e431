import type { KeywordLevel } from '@talentplace/contract/talent/assistants/profile-fields'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { languageLevel, type SpokenLanguage } from '@talentplace/contract/core/criteria/language'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/connection.ts'
import type { CandidateFacts, Named } from './candidate-of.ts'
import { sqlIn } from '../platform/database/sql-in.ts'
import { readersName } from '../platform/languages/readers-name.ts'

/** As it is known: what they learn, work with, or know in depth. */
type Levelled = Named & { readonly level: KeywordLevel }

export interface ProfileFacts extends CandidateFacts {
  readonly skills: readonly Levelled[]
  readonly tools: readonly Levelled[]
  /** The time away that keeps new work from them now; null: none does. */
  readonly away_from: string | null
  readonly away_until: string | null
  /** They have an open account, with which they read what they are asked. */
  readonly has_account: boolean
  readonly bio: string
  readonly courses: readonly { readonly id: number; readonly name: string; readonly badge_image: number }[]
  readonly self_identifications: readonly Named[]
  /** Those they speak best first. */
  readonly languages: readonly SpokenLanguage[]
  /** The categories of the person's roles, with those roles. */
  readonly categories: readonly { readonly id: number; readonly name: string; readonly role_ids: readonly number[] }[]
}

/** The named items of a column of ids, in the column's order. */
function named(table: 'roles' | 'industries', ids: string) {
  return sql`(
    select coalesce(json_agg(json_build_object('id', n.id, 'value', ${readersName('n.value')}) order by array_position(${sql.ref(ids)}, n.id)), '[]')
    from ${sql.table(table)} n where n.id = any(${sql.ref(ids)}))`
}

/** The same of what is known at a level, what they know in depth first. */
function levelled(table: 'skills' | 'tools', one: 'skill' | 'tool') {
  const ids = sql.ref(`a.${one}_ids`)
  return sql`(
    select coalesce(json_agg(json_build_object('id', n.id, 'value', ${table === 'tools' ? sql.ref('n.value') : readersName('n.value')}, 'level', case
        when n.id = any(${sql.ref(`a.expert_${one}_ids`)}) then 'expert'
        when n.id = any(${sql.ref(`a.learning_${one}_ids`)}) then 'learning' else 'working' end)
      order by n.id = any(${sql.ref(`a.expert_${one}_ids`)}) desc, array_position(${ids}, n.id)), '[]')
    from ${sql.table(table)} n where n.id = any(${ids}))`
}

/** Stored as 3, 2 and 1. */
const levels = languageLevel.options

async function readWhere(database: Database, condition: RawBuilder<unknown>): Promise<ProfileFacts | undefined> {
  const { rows } = await sql<ProfileFacts>`
    select a.id, a.uuid, a.display_name, a.preferred_pronouns, a.blurb, a.bio, a.avatar_id, a.availability, a.city,
      a.region, a.country, a.timezone, a.available_hours_per_month, a.monthly_hours_committed, a.rating_sum, a.feedback_count,
      a.away_from, a.away_until,
      exists (select from users where users.uuid = a.user_uuid and users.deleted_date is null) as has_account,
      ${named('roles', 'a.role_ids')} as roles,
      ${levelled('skills', 'skill')} as skills,
      ${levelled('tools', 'tool')} as tools,
      ${named('industries', 'a.industry_ids')} as industries,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', ${readersName('c.name')}, 'badge_image', c.badge_image) order by c.id), '[]')
        from courses c where c.id = any(a.course_ids)) as courses,
      (select coalesce(json_agg(json_build_object('id', s.id, 'value', ${readersName('s.value')}) order by s.id), '[]')
        from self_identifications s where s.id = any(a.self_identification_ids) and not s.hidden_in_filter) as self_identifications,
      (select json_agg(
          json_build_object('id', l.id, 'code', l.code, 'value', ${readersName('l.value')}, 'level', (${levels}::text[])[4 - spoken.level])
          order by spoken.level desc, l.value)
        from unnest(a.language_ids, a.language_levels) as spoken (id, level) join languages l using (id)) as languages,
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'role_ids', c.role_ids) order by c.id), '[]')
        from (
          select rc.id, ${readersName('rc.name')} as name, json_agg(r.id order by r.id) as role_ids
          from roles r join role_categories rc on rc.id = r.category_id
          where r.id = any(a.role_ids)
          group by rc.id
        ) c) as categories
    from assistants a
    where ${condition}`.execute(database.kysely)
  return rows[0]
}

/** A person's profile with all names, in one query; undefined when nobody who can be found has the uuid. */
export function readProfile(database: Database, uuid: string): Promise<ProfileFacts | undefined> {
  return readWhere(database, sql`a.uuid = ${uuid} and a.state in ${sqlIn(assistantStates.sets.working)}`)
}

/** The same of an account's own profile, whatever its state. */
export function readPublishedProfile(database: Database, user_uuid: string): Promise<ProfileFacts | undefined> {
  return readWhere(database, sql`a.user_uuid = ${user_uuid}`)
}
