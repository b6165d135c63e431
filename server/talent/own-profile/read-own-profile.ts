import type { OwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { languageLevel } from '@talentplace/contract/core/criteria/language'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { availabilitiesOf } from '../../rules/working-overlap.ts'
import { profileTips, type RoleNeeds } from './profile-tips.ts'
import { isReviewed } from './visible-texts.ts'

/** Roles that tips are about: what someone with many lacks in all of them helps nobody. */
const rolesWithTips = 3
const maxRequested = 8

type Row = Omit<
  OwnProfile,
  'va_availabilities' | 'self_identification_agreed_date' | 'review' | 'is_reviewed' | 'tips' | 'industry_choices'
> & {
  readonly availability: number
  readonly self_identification_agreed_date: Date | null
  readonly edition_state: NonNullable<OwnProfile['review']>['state'] | null
  readonly note: string
  readonly sent_date: Date
  readonly photo_uuid: string | null
}

function named(table: 'roles' | 'industries' | 'self_identifications', ids: string) {
  return sql`(select coalesce(json_agg(json_build_object('id', n.id, 'value', n.value) order by array_position(${sql.ref(ids)}, n.id)), '[]')
    from ${sql.table(table)} n where n.id = any(${sql.ref(ids)}))`
}

function levelled(table: 'skills' | 'tools', one: 'skill' | 'tool') {
  const ids = sql.ref(`a.${one}_ids`)
  return sql`(
    select coalesce(json_agg(json_build_object('id', n.id, 'value', n.value, 'level', case
        when n.id = any(${sql.ref(`a.expert_${one}_ids`)}) then 'expert'
        when n.id = any(${sql.ref(`a.learning_${one}_ids`)}) then 'learning' else 'working' end)
      order by array_position(${ids}, n.id)), '[]')
    from ${sql.table(table)} n where n.id = any(${ids}))`
}

/** Stored as 3, 2 and 1. */
const languageLevels = languageLevel.options

async function rowOf(database: Kysely<Tables>, uuid: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select a.uuid, a.state, a.version, a.avatar_id,
      coalesce(edition.display_name, a.display_name) as display_name,
      coalesce(edition.preferred_pronouns, a.preferred_pronouns) as preferred_pronouns,
      coalesce(edition.blurb, a.blurb) as blurb, coalesce(edition.bio, a.bio) as bio,
      ${named('roles', 'a.role_ids')} as roles, ${levelled('skills', 'skill')} as skills,
      ${levelled('tools', 'tool')} as tools, ${named('industries', 'a.industry_ids')} as industries,
      (select json_agg(json_build_object('id', l.id, 'code', l.code, 'value', l.value,
            'level', (${languageLevels}::text[])[4 - spoken.level]) order by spoken.at)
        from unnest(a.language_ids, a.language_levels) with ordinality as spoken (id, level, at)
        join languages l using (id)) as languages,
      a.city, a.region, a.timezone, a.available_hours_per_month, a.monthly_hours_committed, a.availability,
      ${named('self_identifications', 'a.self_identification_ids')} as self_identifications,
      a.self_identification_agreed_date, edition.state as edition_state, edition.note, edition.sent_date,
      portraits.file_uuid as photo_uuid
    from assistants a
    left join profile_editions edition on edition.virtualassistant_uuid = a.uuid
    left join portraits on portraits.id = edition.portrait_id
    where a.uuid = ${uuid}`.execute(database)
  return rows[0]
}

function maxOf(table: 'skills' | 'tools', links: 'role_skills' | 'role_tools', link: 'skill_id' | 'tool_id') {
  return sql`(
    select coalesce(json_agg(json_build_object('id', asked.id, 'value', asked.value) order by asked.weight desc, asked.id), '[]')
    from (
      select n.id, n.value, weight from ${sql.table(links)} join ${sql.table(table)} n on n.id = ${sql.ref(link)}
      where role_id = roles.id order by weight desc, n.id limit ${maxRequested}
    ) asked)`
}

async function needsOf(database: Kysely<Tables>, role_ids: readonly number[]): Promise<RoleNeeds[]> {
  const ids = role_ids.slice(0, rolesWithTips)
  if (ids.length === 0) return []
  const { rows } = await sql<RoleNeeds>`
    select value as role, ${maxOf('skills', 'role_skills', 'skill_id')} as skills,
      ${maxOf('tools', 'role_tools', 'tool_id')} as tools
    from roles where id = any(${ids}) order by array_position(${ids}::int[], id)`.execute(database)
  return rows
}

const idsOf = (all: readonly { readonly id: number }[]): number[] => all.map(({ id }) => id)

/** A profile as its owner writes it. @throws HttpError 404 */
export async function readOwnProfile(database: Kysely<Tables>, uuid: string): Promise<OwnProfile> {
  const row = await rowOf(database, uuid)
  if (!row) throw notFound()
  const {
    availability,
    self_identification_agreed_date: agreed,
    edition_state,
    note,
    sent_date,
    photo_uuid,
    ...own
  } = row
  const role_ids = idsOf(own.roles)
  const about = {
    ...own,
    role_ids,
    skill_ids: idsOf(own.skills),
    tool_ids: idsOf(own.tools),
    availability,
    // A photo that waits is one, too.
    avatar_id: photo_uuid === null ? own.avatar_id : 0,
  }
  return {
    ...own,
    va_availabilities: availabilitiesOf(availability),
    self_identification_agreed_date: agreed?.toISOString() ?? null,
    review:
      edition_state === null ? null : { state: edition_state, note, sent_date: sent_date.toISOString(), photo_uuid },
    is_reviewed: await isReviewed(database),
    industry_choices: await database
      .selectFrom('industries')
      .select(['id', 'value'])
      .where('active', '=', true)
      .orderBy('value')
      .execute(),
    tips: profileTips(about, await needsOf(database, role_ids)),
  }
}
