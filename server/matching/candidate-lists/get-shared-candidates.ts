import {
  getSharedCandidates,
  type CandidateView,
} from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { candidateOf } from '../candidate-of.ts'
import { readProfile, type ProfileFacts } from '../read-profile.ts'
import { givenName } from '../visitor-search.ts'

function toView(facts: ProfileFacts): CandidateView {
  const { uuid, display_name, avatar_id, roles, city, region, va_rating, feedback_count, blurb, ...hours } =
    candidateOf(facts)
  const { available_hours_per_month, monthly_hours_committed } = hours
  return {
    uuid,
    display_name: givenName(display_name),
    avatar_id,
    roles,
    city,
    region,
    available_hours_per_month,
    monthly_hours_committed,
    va_rating,
    feedback_count,
    blurb,
  }
}

/** A shared list for whoever has its link, as visitors see people. */
export function getSharedCandidatesOperation(database: Database) {
  return handle(getSharedCandidates, async (_context, { params: { key } }) => {
    const list = await database.kysely
      .selectFrom('candidate_lists')
      .innerJoin('clients', 'clients.uuid', 'client_uuid')
      .select(['name', 'company', 'assistants'])
      .where('share_key', '=', key)
      .executeTakeFirst()
    if (!list) throw notFound('This link isn’t shared any more. Ask whoever sent it for a new one.')
    const profiles = await Promise.all(list.assistants.map((uuid) => readProfile(database, uuid)))
    return {
      name: list.name,
      company: list.company,
      assistants: profiles.filter((each) => each !== undefined).map(toView),
    }
  })
}
