import type { AssistantProfile } from '@talentplace/contract/matching/assistant.routes'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { isStarting } from '../search/search-retry.ts'
import { useComparedClock } from '../candidate-parts/compared-clock.ts'
import { readProfileAddress, type ProfileInput } from '../search/profile-address.ts'

/** Someone of a comparison, as far as this person may see them. */
export interface ComparedProfile {
  readonly uuid: string
  readonly profile: AssistantProfile | null
  /** Why they aren't shown; null while they come, or once they are there. */
  readonly rejected: 'sign in' | 'gone' | 'failed' | null
}

const mustSignIn = new Set(['sign_in_to_see', 'too_many_searches'])

function useOne(uuid: string | undefined, query: ProfileInput, ready: boolean): ComparedProfile | null {
  const { data, error } = useApi(
    'matching.getAssistant',
    { params: { uuid: uuid ?? '' }, query },
    {
      enabled: ready && uuid !== undefined,
      retry: (failures, failure) => isStarting(failure) || (failure.status === 0 && failures < 2),
      retryDelay: (_failures, failure) => (isStarting(failure) ? (failure.retryAfter ?? 2) * 1000 : 500),
    },
  )
  if (uuid === undefined) return null
  if (data) return { uuid, profile: data.assistant, rejected: null }
  if (!error) return { uuid, profile: null, rejected: null }
  if (mustSignIn.has(error.code)) return { uuid, profile: null, rejected: 'sign in' }
  return { uuid, profile: null, rejected: error.status === 404 ? 'gone' : 'failed' }
}

/** Up to four profiles, each asked for as its own page asks: a visitor sees the first three of the search. */
export function useComparedProfiles(uuids: readonly string[], search: string) {
  const { status } = useSession()
  const { clock, settled } = useComparedClock(null)
  const query = readProfileAddress(search, clock?.timezone ?? null)
  const ready = settled && status !== 'unknown'
  const [first, second, third, fourth] = uuids
  const all = [
    useOne(first, query, ready),
    useOne(second, query, ready),
    useOne(third, query, ready),
    useOne(fourth, query, ready),
  ]
  return { people: all.filter((each) => each !== null), query }
}
