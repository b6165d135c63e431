import { z } from 'zod'
import { operation } from '../shared/operation.ts'
import { paging } from '../shared/paging.ts'
import { idListText, integerId } from '../shared/identifier.ts'
import { zoneId } from '../shared/zone.ts'
import { availability } from '../core/criteria/criteria.ts'
import { candidateSorts, matchingVisible, maximumHours, maximumRoles } from '../core/criteria/limits.ts'

export const named = z.object({ id: integerId, value: z.string() })

const reasonCode = z.enum([
  'roles',
  'expertise',
  'skills',
  'tools',
  'languages',
  'overlap',
  'availabilities',
  'hours',
  'reviews',
])

/** One part of a match score; the points of all parts add up to the score. */
export const matchReason = z.object({
  code: reasonCode,
  text: z.string(),
  points: z.int(),
  /** The most this part could give in this search. */
  of: z.int(),
})
export type MatchReason = z.infer<typeof matchReason>

/** What lists and profiles show of a person. */
const person = z.object({
  id: integerId,
  uuid: z.uuid(),
  display_name: z.string(),
  preferred_pronouns: z.string(),
  avatar_id: z.int(),
  roles: z.string().describe('Names between commas, in the order of `role_ids`: the form that is specified.'),
  role_ids: z.string().describe('Ids between commas, `3,9`: the form that is specified, of candidates alone.'),
  city: z.string(),
  region: z.string(),
  available_hours_per_month: z.int(),
  monthly_hours_committed: z.int(),
  /** Mean of the shown ratings / 5; null before the first. */
  va_rating: z.number().min(0).max(1).nullable(),
  feedback_count: z.int(),
})

/** B5.6: a candidate as a profile shows them. */
export const candidate = person.extend({
  blurb: z.string(),
  skills: z.array(named),
  tools: z.array(named),
  industries: z.array(named),
  va_availabilities: z.array(availability),
  country: z.string(),
  timezone: z.string(),
})
export type Candidate = z.infer<typeof candidate>

/**
 * B4.6: a candidate as lists show them. `skills` and `tools` are the matching ones: those asked for that they have, in
 * the order of the question, or where none of the kind was asked for, those key to the role they are scored for. The
 * counts are of all they have.
 */
export const listedCandidate = person.extend({
  skill_count: z.int(),
  tool_count: z.int(),
  skills: z.array(named).max(matchingVisible),
  tools: z.array(named).max(matchingVisible),
})
export type ListedCandidate = z.infer<typeof listedCandidate>

export const match = z.object({
  score: z.int(),
  /** Of the viewed roles, the one they would fill best: what they are scored for. */
  role_id: integerId,
  reasons: z.array(matchReason),
  /** The viewer's working day, 9:00 to 17:00 in the viewer's zone, as 16 half hours: on how many of the five weekdays the person works then. Null when the viewer's zone is unknown. */
  overlap: z.array(z.int().min(0).max(5)).length(16).nullable(),
  /** The person's offset now, minutes east of UTC. */
  timezone_offset: z.int(),
})
export type Match = z.infer<typeof match>

export const rankedCandidate = listedCandidate.extend({
  match: match.extend({
    points: z
      .partialRecord(reasonCode, z.int())
      .optional()
      .describe('With `reasons=codes`: the points by the code of their reason, which add up to the score.'),
  }),
})
export type RankedCandidate = z.infer<typeof rankedCandidate>

const ids = z.array(integerId).max(100).default([])

/** The search itself: which people, and what they are ranked by. */
export const searchQuery = z.object({
  rids: z.array(integerId).max(maximumRoles).default([]),
  hours: z.array(z.int().min(1).max(maximumHours)).max(100).default([]),
  more_hours_rids: z.array(integerId).max(100).default([]),
  focusedRid: z.array(integerId).max(maximumRoles).default([]),
  sids: ids,
  tids: ids,
  want_sids: ids,
  want_tids: ids,
  /** Languages: at least one of `lids` is spoken; `want_lids` only rank. */
  lids: ids,
  want_lids: ids,
  timezone: zoneId.optional(),
  offset_range: z.int().min(0).max(1440).optional(),
  self_identifications: idListText.optional(),
  availabilities: z.array(availability).max(21).default([]),
  matchAnyRole: z.boolean().default(true),
  /** `rating`: the mean that is shown; `shared_hours`: with the viewer's working week, none without a zone. All fall. */
  sort: z.enum(candidateSorts).default('match'),
  pagination: paging(12),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** How much of the reasons an answer has: their texts, or the points by their codes. */
const reasonForms = z.enum(['full', 'codes'])
export type ReasonForm = z.infer<typeof reasonForms>

/** B4.7: page, exact total and count per asked role. A visitor gets at most 3, whatever the offset. */
export const searchAssistants = operation({
  name: 'matching.searchAssistants',
  method: 'GET',
  path: '/matching/vasearch',
  summary: 'Ranked, explained candidates with the exact total and a count per role',
  caller: 'anyone',
  query: searchQuery.extend({
    reasons: reasonForms
      .default('full')
      .describe(
        '`codes`: `match.reasons` is empty, `match.points` has the points. The profile tells one person’s in full.',
      ),
  }),
  reply: z.object({
    assistants: z.array(rankedCandidate),
    count: z.int(),
    role_counts: z.array(z.object({ role_id: integerId, count: z.int() })),
  }),
  failures: ['429 too_many', '429 too_many_searches', '503 search_starting'],
})
