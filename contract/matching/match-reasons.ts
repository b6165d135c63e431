import { mostKeyTools, reviewsToBeWellReviewed } from './limits.ts'
import type { ListedCandidate, Match, MatchPart, MatchTerms } from './search.routes.ts'

/** One part of a match score in words; the points of all parts add up to the score. */
export interface MatchReason {
  readonly code: MatchPart
  readonly text: string
  readonly points: number
  /** The most this part could give in this search. */
  readonly of: number
}

/** What is told of a person beside their match. `tools` hold at least the first two that were asked for and they have. */
export type ToldPerson = Pick<
  ListedCandidate,
  'tools' | 'available_hours_per_month' | 'monthly_hours_committed' | 'feedback_count'
>

/** Why someone stands where they stand under a search: each part of their score, in words. */
export function matchReasons(person: ToldPerson, match: Match, terms: MatchTerms): MatchReason[] {
  return terms.parts.map(({ code, of }, at) => {
    const points = match.points[at] ?? 0
    return { code, text: reasonText(code, { person, match, terms, points, of }), points, of }
  })
}

interface Telling {
  readonly person: ToldPerson
  readonly match: Match
  readonly terms: MatchTerms
  readonly points: number
  readonly of: number
}

function reasonText(code: MatchPart, { person, match, terms, points, of }: Telling): string {
  switch (code) {
    case 'roles':
      return roleText(match, terms)
    case 'expertise':
      return expertiseText(match, terms)
    case 'skills':
      return `${match.skills ?? 0} of ${terms.skills} ${terms.skills === 1 ? 'skill' : 'skills'}`
    case 'tools':
      return toolsText(match.tools ?? [], person.tools, terms.tools)
    case 'languages':
      return languagesText(match.languages ?? [], terms.languages)
    case 'overlap':
      return overlapText(match.overlap ?? [])
    case 'availabilities':
      return `${match.availabilities ?? 0} of ${terms.availabilities} ${terms.availabilities === 1 ? 'time' : 'times'} you asked for`
    case 'hours':
      return `${Math.max(0, person.available_hours_per_month - person.monthly_hours_committed)} h free`
    case 'reviews':
      return reviewsText(person.feedback_count, points, of)
  }
}

type Named = MatchTerms['languages'][number]

/** 'Bookkeeper, their main role'; with several roles 'Bookkeeper, one of their roles · 2 of your 3 roles' */
function roleText({ role_id, is_main_role, roles: counting }: Match, { roles: viewed }: MatchTerms): string {
  const role = viewed.find(({ id }) => id === role_id)?.value ?? ''
  const standing = `${role}, ${is_main_role ? 'their main role' : 'one of their roles'}`
  return viewed.length === 1 ? standing : `${standing} · ${counting} of your ${viewed.length} roles`
}

/** '7 of 10 key skills, 4 key tools'; who has as many tools as count may have more: '5+ key tools' */
function expertiseText({ role_id, key_skills, key_tools }: Match, { roles }: MatchTerms): string {
  const of = roles.find(({ id }) => id === role_id) ?? { key_skills: 0, key_tools: 0 }
  const skills =
    of.key_skills === 0 ? [] : [`${key_skills} of ${of.key_skills} key ${of.key_skills === 1 ? 'skill' : 'skills'}`]
  const tools = `${key_tools}${key_tools === mostKeyTools ? '+' : ''} key ${key_tools === 1 ? 'tool' : 'tools'}`
  const parts = of.key_tools === 0 ? skills : [...skills, tools]
  return parts.length === 0 ? 'Nothing more is asked of this role' : parts.join(', ')
}

/** 'QuickBooks Online and Xero', 'QuickBooks Online, Xero and 2 more', 'None of your 3 tools' */
function toolsText(held: readonly number[], tools: readonly Named[], wanted: number): string {
  if (held.length === 0) return wanted === 1 ? 'Not your tool' : `None of your ${wanted} tools`
  const names = held.slice(0, 2).map((id) => tools.find((tool) => tool.id === id)?.value ?? '')
  return held.length <= 2 ? names.join(' and ') : `${names.join(', ')} and ${held.length - 2} more`
}

/** 'Speaks French and Spanish', 'Speaks French, 1 of your 2 languages', 'Doesn’t speak French' */
function languagesText(held: readonly number[], wanted: readonly Named[]): string {
  const spoken = wanted.filter(({ id }) => held.includes(id)).map(({ value }) => value)
  const list = new Intl.ListFormat('en-CA', { type: 'conjunction' })
  if (spoken.length === wanted.length) return `Speaks ${list.format(spoken)}`
  if (spoken.length > 0) return `Speaks ${list.format(spoken)}, ${spoken.length} of your ${wanted.length} languages`
  return wanted.length === 1 ? `Doesn’t speak ${wanted[0]?.value}` : `None of your ${wanted.length} languages`
}

/** '6 h of your working day', from the working half hours of five days, to the nearest half hour. */
function overlapText(daysOfHalfHours: readonly number[]): string {
  const halfHours = daysOfHalfHours.reduce((sum, days) => sum + days, 0)
  const hours = Math.round(halfHours / 5) / 2
  return hours === 0 ? 'Works outside your day' : `${hours} h of your working day`
}

function reviewsText(count: number, points: number, of: number): string {
  if (count === 0) return 'New here'
  const isWellReviewed = count >= reviewsToBeWellReviewed && points * 4 >= of * 3
  return isWellReviewed ? 'Well reviewed by clients' : 'Reviewed by clients'
}
