import { getClientHome } from '@talentplace/contract/desk/operations/home.routes'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { sql, type RawBuilder } from 'kysely'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { cachedOfEach } from '../../platform/database/cached-of-each.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Listener } from '../../platform/database/listener.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { prepared, type PreparedReply } from '../../platform/http/prepared-reply.ts'
import { draftHours } from '../../rules/draft-hours.ts'
import { readersName } from '../../platform/languages/readers-name.ts'

const maxDrafts = 3
const maxPeople = 5
/** Of PostgreSQL's. */
const maxInteger = 2_147_483_647

interface Person {
  readonly display_name: string
  readonly avatar_id: number
}

interface Draft {
  readonly uuid: string
  readonly project_name: string
  readonly matching_criteria: unknown
  readonly last_seen: string
}

interface ClientHome {
  readonly company: string | null
  readonly drafts: readonly Draft[]
  readonly drafts_count: number
  readonly has_subscribed: boolean
  /** Whom a client is asked about, the first asked first. */
  readonly asked_about: readonly string[]
  /** Names of the roles that the drafts are about, by their id. */
  readonly roles: Readonly<Record<string, string>>
  /** The people of talent pools, by their number. */
  readonly people: Readonly<Record<string, Person>>
}

/** Whole numbers that the criteria of the drafts have there. */
const numbersAt = (path: string) => sql`
  select distinct number::numeric::integer from drafts, jsonb_path_query(matching_criteria, ${sql.lit(path)}::jsonpath) number
  where jsonb_typeof(number) = 'number' and number::numeric between 0 and ${sql.lit(maxInteger)}`

/** Everything in one statement. The criteria of drafts are read anew by the contract; here only numbers are looked for in them. */
function homeOf(client_uuid: string): RawBuilder<ClientHome> {
  return sql<ClientHome>`
    with drafts as (
      select uuid, project_name, matching_criteria, last_seen from projects
      where client_uuid = ${client_uuid} and start_date is null and removed_date is null
      order by last_seen desc, uuid limit ${sql.lit(maxDrafts)})
    select (select company from clients where uuid = ${client_uuid}) as company,
      (select coalesce(jsonb_agg(to_jsonb(drafts) order by last_seen desc, uuid), '[]') from drafts) as drafts,
      (select count(*)::int from projects
        where client_uuid = ${client_uuid} and start_date is null and removed_date is null) as drafts_count,
      exists (select from projects where client_uuid = ${client_uuid} and start_date is not null) as has_subscribed,
      (select coalesce(jsonb_agg(display_name order by asked_date, uuid), '[]') from (
        select assistants.display_name, asked_date, feedback_requests.uuid from feedback_requests
          join projects on projects.uuid = feedback_requests.project_uuid
          join assistants on assistants.uuid = feedback_requests.subject_uuid
        where projects.client_uuid = ${client_uuid} and closed_date is null
        order by asked_date, feedback_requests.uuid limit ${sql.lit(maxPeople)}) requested) as asked_about,
      (select coalesce(jsonb_object_agg(id, ${readersName('value')}), '{}') from roles
        where id in (${numbersAt('$.rids[*]')})) as roles,
      (select coalesce(jsonb_object_agg(id, jsonb_build_object('display_name', display_name, 'avatar_id', avatar_id)), '{}')
        from assistants where id in (${numbersAt('$.cart[*].assistant_id')})) as people`
}

const nothing = { company: null, drafts: [], drafts_count: 0, has_subscribed: false, asked_about: [] }

async function readHome(database: Database, client_uuid: string): Promise<ReplyOf<typeof getClientHome>> {
  const [home] = (await homeOf(client_uuid).execute(database.kysely)).rows
  if (!home) return nothing
  const { company, drafts_count, has_subscribed, asked_about, roles, people } = home
  const searches = home.drafts.map((draft) => {
    const criteria = matchingCriteria.parse(draft.matching_criteria)
    const pool = [...new Set(criteria.cart.map((item) => item.assistant_id).filter((id) => id !== -1))]
    return { ...draft, criteria, pool }
  })
  return {
    company,
    drafts: searches.map(({ uuid, project_name, criteria, pool, last_seen }) => ({
      uuid,
      project_name,
      step: criteria.step,
      roles: criteria.rids.flatMap((id) => roles[id] ?? []),
      keywords: Object.values(criteria.keywords).flat(),
      hours: draftHours(criteria),
      candidates: pool.length,
      people: pool.slice(0, maxPeople).flatMap((id) => people[id] ?? []),
      last_seen: new Date(last_seen).toISOString(),
    })),
    drafts_count,
    has_subscribed,
    asked_about: [...asked_about],
  }
}

/** A client's company and the searches to continue, read once until something of them changes. Someone who belongs to no company has none. */
export function getClientHomeOperation({ database, listener }: { database: Database; listener: Listener }) {
  const homes = cachedOfEach<PreparedReply>(database.kysely, listener, 'client_home_changed')
  return handle(getClientHome, (context) => {
    const { client_uuid } = signedIn(context)
    if (client_uuid === null) return nothing
    return homes.get(client_uuid, currentLanguage(), 0, async () => {
      const home = await readHome(database, client_uuid)
      return { value: prepared(JSON.stringify(getClientHome.reply.parse(home))) }
    })
  })
}
