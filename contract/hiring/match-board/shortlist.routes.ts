import { z } from 'zod'
import { matchReason } from '../../matching/search.routes.ts'
import { givenInstant } from '../../shared/given-date.ts'
import { integerId, uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { zoneId } from '../../shared/zone.ts'
import { clientAnswers } from './client-answers.ts'
import { humanText } from '../../shared/human-text.ts'

const flag = { name: 'client-projects', beta: ['client.beta'] } as const
const answer = z.enum(clientAnswers)

export const shortlisted = z.object({
  uuid: z.uuid(),
  version: z.int(),
  virtualassistant_uuid: z.uuid(),
  display_name: z.string(),
  avatar_id: z.int(),
  city: z.string(),
  region: z.string(),
  blurb: z.string(),
  score: z.int().nullable(),
  reasons: z.array(matchReason),
  /** Hours a month that are kept for the client while they choose. */
  held_hours: z.int().nullable(),
  answer: answer.nullable(),
  note: z.string(),
  meeting: z.object({ uuid: z.uuid(), start: z.iso.datetime() }).nullable(),
})
export type ShortlistedCandidate = z.infer<typeof shortlisted>

export const shortlist = z.object({
  project_uuid: z.uuid(),
  project_name: z.string(),
  roles: z.array(
    z.object({
      uuid: z.uuid(),
      role_id: integerId,
      role: z.string(),
      hours_per_month: z.int(),
      candidates: z.array(shortlisted),
    }),
  ),
})
export type Shortlist = z.infer<typeof shortlist>

/** Who is presented for the open roles of a subscription; roles with nobody to choose from are left out. */
export const getShortlist = operation({
  name: 'projects.getShortlist',
  method: 'GET',
  path: '/project/{uuid}/shortlist',
  summary: 'The people a client can choose from for their open roles',
  caller: ['client', 'admin_matching.view'],
  flag,
  params: z.object({ uuid }),
  reply: shortlist,
  failures: ['404 not_found'],
})

/** Interested, not, or a question; the last two in words. It can be changed as long as they are presented. */
export const answerShortlist = operation({
  name: 'projects.answerShortlist',
  method: 'PUT',
  path: '/project/{uuid}/shortlist/{candidate_uuid}',
  summary: 'Say what you think of someone on your shortlist',
  caller: ['client'],
  flag,
  params: z.object({ uuid, candidate_uuid: uuid }),
  body: z.object({
    answer,
    note: humanText().max(500).default(''),
    version: z.int().min(1).max(2_147_483_647),
  }),
  reply: shortlist,
  failures: ['404 not_found', '409 closed', '409 stale_version', '409 wrong_stage'],
})

/**
 * One of our own free times, for the client to meet someone of their shortlist. 409 `slot_taken`: someone was quicker;
 * `booked_already`: move or cancel the one there is.
 */
export const bookInterview = operation({
  name: 'projects.bookInterview',
  method: 'POST',
  path: '/project/{uuid}/shortlist/{candidate_uuid}/interview',
  summary: 'Book an interview with someone on your shortlist',
  caller: ['client'],
  flag,
  params: z.object({ uuid, candidate_uuid: uuid }),
  body: z.object({
    start: givenInstant(),
    timezone: zoneId,
    version: z.int().min(1).max(2_147_483_647),
  }),
  reply: shortlist,
  failures: [
    '404 not_found',
    '409 booked_already',
    '409 closed',
    '409 hours_taken',
    '409 not_working',
    '409 slot_taken',
    '409 stale_version',
    '409 wrong_stage',
    '429 too_many',
    '429 too_many_mails',
  ],
})
