import * as fields from '../../shared/messages/fields.ts'
import { namedAssistant, namedStaff } from '../../shared/named-people.ts'
import { z } from 'zod'
import { matchReason } from '../../matching/search.routes.ts'
import { integerId, uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { declineReason } from '../../subscriptions/interest/decline-reason.ts'
import { candidateStates } from '../../subscriptions/match-candidate.states.ts'
import { relationshipSource } from '../../accounts/clients/relationship-source.ts'
import { clientAnswers } from './client-answers.ts'
import { humanText } from '../../shared/human-text.ts'

const viewing = { caller: ['admin_matching.view'] } as const
const editing = { caller: ['admin_matching.edit'] } as const
const version = z.int().min(1).max(2_147_483_647)
const stage = z.enum(candidateStates.values)
const day = z.iso.date().refine((date) => date >= '2020-01-01' && date <= '2100-12-31', {
  error: () => fields.dateOutside({ first: 2020, last: 2100 }),
})
const line = humanText().max(500)

/** E2 Ours: business days from the day a role opens to its first shortlisted, and to its first presented candidate. */
export const matchingTargets = { shortlisted: 1, presented: 5 } as const

export const target = z.object({
  /** The last day on which it is in time. */
  until: z.iso.date(),
  reached_date: z.iso.datetime().nullable(),
  is_late: z.boolean(),
})

export const openRole = z.object({
  uuid: z.uuid(),
  version: z.int(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
  role_id: integerId,
  role: z.string(),
  rate_plan_uuid: z.uuid(),
  rate_plan_version: z.int(),
  hours_per_month: z.int(),
  rate_start_date: z.iso.date(),
  /** Who has the place until someone else does, or is asked for it; null: nobody has it. */
  present: namedAssistant.nullable(),
  opened_date: z.iso.datetime(),
  /** Whole business days since then. */
  age_days: z.int(),
  shortlist: target,
  presentation: target,
  owner: namedStaff.nullable(),
  next_step: z.string(),
  due_date: z.iso.date().nullable(),
  candidate_count: z.int(),
})
export type OpenRole = z.infer<typeof openRole>

export const listOpenRoles = operation({
  name: 'projects.listOpenRoles',
  method: 'GET',
  path: '/project/matching',
  summary: 'Every role that still needs someone, with its age and who looks after it',
  ...viewing,
  readsReplica: true,
  query: z.object({
    search: searchWords,
    /** Those that the caller looks after. */
    mine: z.boolean().optional(),
    /** Those that nobody looks after. */
    unowned: z.boolean().optional(),
    /** The client asks something about one of its candidates. */
    asked: z.boolean().optional(),
    pagination: paging(10, ['opened_date', 'company', 'role', 'start_date']),
  }),
  reply: z.object({ roles: z.array(openRole), count: z.int() }),
})

export const candidate = z.object({
  uuid: z.uuid(),
  version: z.int(),
  virtualassistant_uuid: z.uuid(),
  display_name: z.string(),
  city: z.string(),
  region: z.string(),
  /** Free now, beyond what is kept here for this role. */
  spare_hours: z.int(),
  stage,
  entered_stage_at: z.iso.datetime(),
  /** Whole business days in this stage. */
  days_in_stage: z.int(),
  source: relationshipSource,
  /** By the search, when they were added; null: it doesn't find them. */
  score: z.int().nullable(),
  reasons: z.array(matchReason),
  stage_reason: z.string(),
  held_hours: z.int().nullable(),
  client_answer: z.enum(clientAnswers).nullable(),
  client_note: z.string(),
  meeting: z.object({ uuid: z.uuid(), start: z.iso.datetime() }).nullable(),
})
export type MatchCandidate = z.infer<typeof candidate>

export const board = z.object({
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  roles: z.array(openRole.extend({ candidates: z.array(candidate).max(100) })),
})
export type MatchBoard = z.infer<typeof board>
export type BoardRole = MatchBoard['roles'][number]

/** Its open roles; none: everyone is there. */
export const getMatchBoard = operation({
  name: 'projects.getMatchBoard',
  method: 'GET',
  path: '/project/{uuid}/matching',
  summary: 'The board of a subscription: its open roles and their candidates',
  ...viewing,
  params: z.object({ uuid }),
  reply: board,
  failures: ['404 not_found'],
})

const ofRole = z.object({ uuid, search_uuid: uuid })

const suggested = z.object({
  virtualassistant_uuid: z.uuid(),
  display_name: z.string(),
  city: z.string(),
  region: z.string(),
  spare_hours: z.int(),
  score: z.int(),
  reasons: z.array(matchReason),
})
export type SuggestedCandidate = z.infer<typeof suggested>

/** The best that the search finds with the role and the hours, who aren't on the board yet; at most 12. */
export const suggestCandidates = operation({
  name: 'projects.suggestCandidates',
  method: 'GET',
  path: '/project/{uuid}/matching/{search_uuid}/suggestions',
  summary: 'Who the search would put in an open role',
  ...viewing,
  params: ofRole,
  reply: z.object({ candidates: z.array(suggested) }),
  failures: ['404 not_found', '503 search_starting'],
})

/** With score and reasons as the search has them now. 409 `on_board`: they are there already; `closed`: it is filled. */
export const addCandidate = operation({
  name: 'projects.addCandidate',
  method: 'POST',
  path: '/project/{uuid}/matching/{search_uuid}/candidates',
  summary: 'Put someone on the board of an open role',
  ...editing,
  params: ofRole,
  body: z.object({
    virtualassistant_uuid: uuid,
    source: relationshipSource.default('talent_team'),
    stage: z.enum(candidateStates.sets.first).default('new'),
  }),
  reply: board,
  failures: ['404 not_found', '409 agreement_missing', '409 closed', '409 on_board', '503 search_starting'],
})

/** Staff's owner, next step and its day for an open role. */
export const saveRoleSearch = operation({
  name: 'projects.saveRoleSearch',
  method: 'PUT',
  path: '/project/{uuid}/matching/{search_uuid}',
  summary: 'Who looks after an open role, and what they do next',
  ...editing,
  params: ofRole,
  body: z.object({ owner_uuid: uuid.nullable(), next_step: line, due_date: day.nullable(), version }),
  reply: board,
  failures: ['404 not_found', '409 closed', '409 stale_version'],
})

const oneCandidate = z.object({ uuid, candidate_uuid: uuid })

/**
 * Contacted: they are asked whether they would take it. Presented: the client sees them, and their hours are kept.
 * Declined and rejected need a `reason`. 409 `stale_version`: someone else was quicker; `wrong_stage`: nothing leads there
 * from where they are; `hours_taken`; `closed`: the role is filled.
 */
export const moveCandidate = operation({
  name: 'projects.moveCandidate',
  method: 'PUT',
  path: '/project/{uuid}/matching/candidates/{candidate_uuid}',
  summary: 'Move a candidate to another stage',
  ...editing,
  params: oneCandidate,
  body: z.object({
    stage: z.enum(candidateStates.sets.moved),
    reason: line.default(''),
    decline_reason: declineReason.default('other'),
    version,
  }),
  reply: board,
  failures: [
    '404 not_found',
    '409 closed',
    '409 hours_taken',
    '409 not_working',
    '409 stale_version',
    '409 wrong_stage',
  ],
})

/** The place is theirs from that day on, as by a change of the place (see `changeRatePlan`); everyone else is told no. */
export const acceptCandidate = operation({
  name: 'projects.acceptCandidate',
  method: 'POST',
  path: '/project/{uuid}/matching/candidates/{candidate_uuid}/accept',
  summary: 'Give a candidate the place',
  caller: ['admin_project.edit'],
  freshSession: true,
  params: oneCandidate,
  body: z.object({
    from: day,
    reason: humanText().min(1).max(500),
    version,
    rate_plan_version: version,
  }),
  reply: board,
  failures: [
    '404 not_found',
    '409 agreement_missing',
    '409 changes_already',
    '409 closed',
    '409 hours_taken',
    '409 not_working',
    '409 over',
    '409 stale_version',
    '409 time_logged',
    '409 wrong_stage',
  ],
})
