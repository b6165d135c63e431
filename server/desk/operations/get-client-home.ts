import { getClientHome } from '@talentplace/contract/desk/operations/home.routes'
import { matchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { draftHours } from '../../rules/draft-hours.ts'
import { roleNames } from '../../platform/database/role-names.ts'

const maxDrafts = 3
const maxPeople = 5

interface Person {
  readonly display_name: string
  readonly avatar_id: number
}

/** The people of talent pools, by their number. */
async function findPeople({ kysely }: Database, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await kysely
    .selectFrom('assistants')
    .select(['id', 'display_name', 'avatar_id'])
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Whom a client is asked about, the first asked first. */
async function namesRequested({ kysely }: Database, clientUuid: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('feedback_requests')
    .innerJoin('projects', 'projects.uuid', 'feedback_requests.project_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'feedback_requests.subject_uuid')
    .select('assistants.display_name')
    .where('projects.client_uuid', '=', clientUuid)
    .where('closed_date', 'is', null)
    .orderBy('asked_date')
    .orderBy('feedback_requests.uuid')
    .limit(maxPeople)
    .execute()
  return rows.map(({ display_name }) => display_name)
}

/** A client's company and the searches to continue. Someone who belongs to no company has none. */
export function getClientHomeOperation(database: Database) {
  return handle(getClientHome, async (context) => {
    const { client_uuid } = signedIn(context)
    if (client_uuid === null)
      return { company: null, drafts: [], drafts_count: 0, has_subscribed: false, asked_about: [] }
    const projects = database.kysely.selectFrom('projects').where('client_uuid', '=', client_uuid)
    const drafts = projects.where('start_date', 'is', null).where('removed_date', 'is', null)
    const [client, found, counted, subscribed, queriedAbout] = await Promise.all([
      database.kysely.selectFrom('clients').select('company').where('uuid', '=', client_uuid).executeTakeFirst(),
      drafts
        .select(['uuid', 'project_name', 'matching_criteria', 'last_seen'])
        .orderBy('last_seen', 'desc')
        .orderBy('uuid')
        .limit(maxDrafts)
        .execute(),
      drafts.select((expression) => expression.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
      projects.where('start_date', 'is not', null).select('uuid').limit(1).executeTakeFirst(),
      namesRequested(database, client_uuid),
    ])
    const searches = found.map((draft) => {
      const criteria = matchingCriteria.parse(draft.matching_criteria)
      const pool = [...new Set(criteria.cart.map((item) => item.assistant_id).filter((id) => id !== -1))]
      return { ...draft, criteria, pool }
    })
    const roleIds = searches.flatMap(({ criteria }) => criteria.rids)
    const [names, people] = await Promise.all([
      roleNames(database.kysely, roleIds),
      findPeople(
        database,
        searches.flatMap(({ pool }) => pool.slice(0, maxPeople)),
      ),
    ])
    return {
      company: client?.company ?? null,
      drafts: searches.map(({ uuid, project_name, criteria, pool, last_seen }) => ({
        uuid,
        project_name,
        step: criteria.step,
        roles: criteria.rids.flatMap((id) => names.get(id) ?? []),
        keywords: Object.values(criteria.keywords).flat(),
        hours: draftHours(criteria),
        candidates: pool.length,
        people: pool.slice(0, maxPeople).flatMap((id) => people.get(id) ?? []),
        last_seen: last_seen.toISOString(),
      })),
      drafts_count: Number(counted.count),
      has_subscribed: subscribed !== undefined,
      asked_about: queriedAbout,
    }
  })
}
