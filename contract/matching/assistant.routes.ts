import { z } from 'zod'
import { keywordLevel } from '../talent/assistants/profile-fields.ts'
import { operation } from '../shared/operation.ts'
import { integerId, uuid } from '../shared/identifier.ts'
import { spokenLanguage } from '../core/criteria/language.ts'
import { candidate, match, named, searchQuery } from './search.routes.ts'

export const course = z.object({ id: integerId, name: z.string(), badge_image: z.int().min(1).max(41) })

/** The overlap of the person's week with the viewer's working week. */
export const weekOverlap = z.object({
  /** The viewer's zone and its offset now. */
  timezone: z.string(),
  timezone_offset: z.int(),
  /** Half hours of the viewer's working day (Monday to Friday, 9:00 to 17:00) the person works in, of 80. */
  working_half_hours: z.int().min(0).max(80),
})

const levelled = z.array(named.extend({ level: keywordLevel }))

export const assistantProfile = candidate.extend({
  skills: levelled,
  tools: levelled,
  bio: z.string(),
  vg_academy_courses: z.array(course),
  /** Agreed to be shown by the person. */
  self_identifications: z.array(z.object({ id: integerId, value: z.string() })),
  /** Those they speak best first; English is everybody's. */
  languages: z.array(spokenLanguage),
  timezone_offset: z.int(),
  next_change: z.iso.datetime().nullable(),
  /** The server's clock when it answered, so that a wrong device clock can't show a wrong local time. */
  now: z.iso.datetime(),
  overlap: weekOverlap.nullable(),
  match: match.nullable(),
  /** Days on which they take no work, when those have come or are near: no new work is offered to them. */
  away: z.object({ from: z.iso.date(), until: z.iso.date() }).nullable(),
  /** A client can ask them something before hiring: they have an account to answer with, and aren’t away. */
  takes_questions: z.boolean(),
})
export type AssistantProfile = z.infer<typeof assistantProfile>

export const category = z.object({ id: integerId, name: z.string(), role_ids: z.array(integerId) })

/** B5.1: a profile. A visitor's call carries the page's search and sees only its first three people (else 401 `sign_in_to_see` with `count`). */
export const getAssistant = operation({
  name: 'matching.getAssistant',
  method: 'GET',
  path: '/matching/assistants/{uuid}',
  summary: 'One candidate, with the role categories asked for',
  caller: 'anyone',
  params: z.object({ uuid }),
  query: searchQuery.extend({
    cids: z.array(integerId).max(100).default([]),
    viewer_timezone: searchQuery.shape.timezone,
  }),
  reply: z.object({ assistant: assistantProfile, categories: z.array(category) }),
  failures: ['401 sign_in_to_see', '404 not_found', '429 too_many', '429 too_many_searches', '503 search_starting'],
})

export const previewOwnProfile = operation({
  name: 'matching.previewOwnProfile',
  method: 'GET',
  path: '/matching/own_profile',
  summary: 'The caller’s own profile as clients see it',
  caller: ['virtualassistant'],
  query: z.object({ viewer_timezone: searchQuery.shape.timezone }),
  reply: z.object({ assistant: assistantProfile }),
  failures: ['404 not_found'],
})

export const testimonial = z.object({
  uuid: z.uuid(),
  rating: z.int().min(1).max(5),
  message: z.string(),
  display_name: z.string(),
  created_date: z.iso.datetime(),
  /** What the assistant answered, once. */
  reply: z.object({ message: z.string(), created_date: z.iso.datetime() }).nullable(),
})
export type Testimonial = z.infer<typeof testimonial>

/** How someone who was chosen stands today. */
export const assistantAvailability = z.object({
  virtualAssistant_id: integerId,
  /** Null: clients can't find them any more. */
  uuid: z.uuid().nullable(),
  isAvailable: z
    .union([z.literal(0), z.literal(1)])
    .describe('1: they have the hours, else 0. The form that is specified.'),
  /** Roles they are wanted for and don't have (any more). */
  lost_role_ids: z.array(integerId),
})
export type AssistantAvailability = z.infer<typeof assistantAvailability>

/**
 * B3.5: is each assistant free for that many hours? A visitor's call carries the page's search and asks only about its
 * first three people (else 401 `sign_in_to_see`).
 */
export const checkAvailability = operation({
  name: 'matching.checkAvailability',
  method: 'POST',
  path: '/matching/availability',
  summary: 'Whether each assistant still has the hours, and the roles',
  caller: 'anyone',
  query: searchQuery.omit({ pagination: true }),
  body: z
    .array(
      z.object({
        virtualAssistant_id: integerId,
        hours: z.int().min(1).max(744),
        /** What they are wanted for. */
        role_ids: z.array(integerId).max(100).default([]),
      }),
    )
    .max(200),
  reply: z.object({ availability: z.array(assistantAvailability) }),
  failures: ['401 sign_in_to_see', '429 too_many', '429 too_many_searches', '503 search_starting'],
})
