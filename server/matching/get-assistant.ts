import { getAssistant } from '@talentplace/contract/matching/assistant.routes'
import type { SearchQuery } from '@talentplace/contract/matching/search.routes'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { handle, type BoundOperation } from '../platform/http/handler.ts'
import { notFound, HttpError } from '../platform/http/http-error.ts'
import { profileOf } from './assistant-profile.ts'
import { readProfile } from './read-profile.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { VisibleToVisitor } from './visible-to-visitors.ts'
import { validateSearch, validateZone } from './validate-search.ts'
import { givenName } from './visitor-search.ts'

/** B5.1: one profile. A visitor sees those of the first three of the search their call carries. */
export function getAssistantOperation(options: {
  database: Database
  index: SearchIndex
  clock: Clock
  visibleToVisitor: VisibleToVisitor
}): BoundOperation {
  const { database, index, clock, visibleToVisitor } = options

  /** @throws HttpError 401 `sign_in_to_see` unless the search puts this person among its first three */
  async function admitVisitor(address: string, uuid: string, query: SearchQuery): Promise<void> {
    const { people, count } = await visibleToVisitor(address, query)
    if (people.some((person) => person.uuid === uuid)) return
    throw new HttpError(401, 'sign_in_to_see', signInMessage(count), { extra: { count } })
  }

  return handle(getAssistant, async (context, { params, query: parameters }) => {
    const query = validateSearch(parameters)
    const viewersZone = validateZone('viewer_timezone', parameters.viewer_timezone) ?? query.timezone
    const uuid = params.uuid.toLowerCase()
    if (context.session === null) await admitVisitor(context.address, uuid, query)
    const profile = await readProfile(database, uuid)
    if (!profile) throw notFound('This virtual assistant is no longer available.')
    const match = index.ready ? index.match(profile.id, query) : null
    const assistant = profileOf(profile, viewersZone, match, clock.now())
    return {
      assistant:
        context.session === null ? { ...assistant, display_name: givenName(assistant.display_name) } : assistant,
      categories: profile.categories
        .filter(({ id }) => parameters.cids.length === 0 || parameters.cids.includes(id))
        .map(({ id, name, role_ids }) => ({ id, name, role_ids: [...role_ids] })),
    }
  })
}

function signInMessage(count: number): string {
  if (count === 0) return 'Sign in to see candidates'
  return count === 1 ? 'Sign in to see the candidate' : `Sign in to see all ${count} candidates`
}
