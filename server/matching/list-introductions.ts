import { listIntroductions, type Introduction } from '@talentplace/contract/matching/introduction.routes'
import { introductionHours } from '@talentplace/contract/core/criteria/limits'
import { searchQuery } from '@talentplace/contract/matching/search.routes'
import { handle, type BoundOperation } from '../platform/http/handler.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import { suggestKeywords } from './understanding/keyword-suggestions.ts'
import { comparable } from './understanding/normalise.ts'
import type { Vocabulary } from './understanding/vocabulary.ts'
import { givenName, maxForVisitors } from './visitor-search.ts'

type Role = Introduction['role']

/** The roles suggested while nothing is entered: what is asked for most. */
export function topRequestedRoles(vocabulary: Vocabulary): Role[] {
  const { roles } = suggestKeywords(vocabulary, { roles: [], skills: [], tools: [], default: [] })
  return roles.flatMap(({ value }) => {
    const role = vocabulary.keywords.byName.get(`role:${comparable(value)}`)
    return role ? [{ id: role.id, value }] : []
  })
}

/**
 * Faces for the home page: nobody twice, and only people whose profile the same search opens for a visitor. It shows
 * everybody the same few, so it isn't counted as one of a visitor's searches.
 */
export function listIntroductionsOperation(options: {
  index: SearchIndex
  roles: () => readonly Role[]
}): BoundOperation {
  const { index, roles } = options

  function introduce(role: Role, isKnown: (uuid: string) => boolean): Introduction | undefined {
    const pagination = { limit: maxForVisitors, offset: 0 }
    const found = index.search(searchQuery.parse({ rids: [role.id], hours: [introductionHours], pagination }))
    const person = found.candidates().find(({ uuid }) => !isKnown(uuid))
    return (
      person && {
        uuid: person.uuid,
        given_name: givenName(person.display_name),
        avatar_id: person.avatar_id,
        role,
        city: person.city,
        region: person.region,
        // Candidates have it from 0 to 1.
        rating: person.va_rating === null ? null : Math.round(person.va_rating * 500) / 100,
        feedback_count: person.feedback_count,
        free_hours: person.available_hours_per_month - person.monthly_hours_committed,
      }
    )
  }

  return handle(listIntroductions, () => {
    const people = new Map<string, Introduction>()
    for (const role of roles()) {
      const person = introduce(role, (uuid) => people.has(uuid))
      if (person) people.set(person.uuid, person)
    }
    return { introductions: [...people.values()], count: index.size }
  })
}
