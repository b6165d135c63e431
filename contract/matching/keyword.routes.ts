import { z } from 'zod'
import { typedText } from '../shared/human-text.ts'
import { operation } from '../shared/operation.ts'
import { paging } from '../shared/paging.ts'
import { idListText, integerId } from '../shared/identifier.ts'
import { availability } from '../core/criteria/criteria.ts'
import { maximumHours, maximumKeywords, maximumMessageLength, maximumRoles } from '../core/criteria/limits.ts'
import { zoneId } from '../shared/zone.ts'

export const keywordType = z.enum(['role', 'skill', 'tool'])
export type KeywordType = z.infer<typeof keywordType>

export const keyword = z.object({ id: integerId, value: z.string(), type: keywordType, description: z.string() })
export type Keyword = z.infer<typeof keyword>

/**
 * B2.2: roles, skills and tools for what is being typed, best first; or by `ids` of the asked types. As long as nothing is
 * typed, `rids` brings what these roles use first.
 */
export const searchKeywords = operation({
  name: 'matching.searchKeywords',
  method: 'GET',
  path: '/matching/keywords',
  summary: 'Roles, skills and tools for a text being typed, or by their ids',
  caller: 'anyone',
  query: z.object({
    searchQuery: typedText().max(maximumMessageLength).default(''),
    ids: idListText.optional(),
    rids: z.array(integerId).max(maximumRoles).default([]),
    types: z.array(keywordType).max(3).default(['role', 'skill', 'tool']),
    pagination: paging(20),
  }),
  reply: z.object({ keywords: z.array(keyword), count: z.int() }),
})

const suggested = z.array(z.object({ value: z.string() }))
const words = z.array(typedText().max(maximumMessageLength)).max(maximumKeywords).default([])

/** B2.2: Popular Searches that follow what is entered; `last` is the newest one as `group:word`. */
export const suggestKeywords = operation({
  name: 'matching.suggestKeywords',
  method: 'GET',
  path: '/matching/suggestions',
  summary: 'Popular searches that go with the keywords entered so far',
  caller: 'anyone',
  query: z.object({
    roles: words,
    skills: words,
    tools: words,
    default: words,
    last: z
      .string()
      .max(2100)
      .regex(/^(roles|skills|tools|default):/, 'Must be group:word')
      .optional(),
  }),
  reply: z.object({ roles: suggested, skills: suggested, tools: suggested }),
})

const namedKeyword = z.object({ id: integerId, value: z.string() })

/** Where something was read: `text.slice(start, end)` of the word at that place of `default`. */
const span = z.object({ word: z.int().min(0), start: z.int().min(0), end: z.int().min(1) })

/** What a client's message says as a whole. What isn't said is null or empty; nothing of it is guessed. */
export const understoodMessage = z.object({
  /** A range is its middle, a week 52/12 of a month; of 'part time' alone `per_month` is null. */
  hours: z
    .object({
      per_month: z.int().min(1).max(maximumHours).nullable(),
      kind: z.enum(['number', 'part_time', 'full_time']),
      span,
    })
    .nullable(),
  timezone: z.object({ timezone: zoneId, span }).nullable(),
  /** Each once, beside the words that first ask for it. */
  availabilities: z.array(z.object({ availability, span })),
  languages: z.array(namedKeyword.extend({ span })),
  /** `once` for a sum of no period. */
  budget: z
    .object({
      amount_cents: z.int().min(1),
      currency: z.enum(['cad', 'usd']).nullable(),
      unit: z.enum(['hour', 'week', 'month', 'year', 'once']),
      span,
    })
    .nullable(),
  start: z.object({ date: z.iso.date(), span }).nullable(),
  /** What is not wanted, or done by someone already; a role of it is never recommended. */
  excluded: z.array(namedKeyword.extend({ type: keywordType, span })),
  /** Kinds of work in the order said, each role once; `certain` where no other role is about as likely. */
  work: z.array(z.object({ role: namedKeyword, certain: z.boolean(), span })),
  /** What is asked for and isn't our trade. */
  outside: z.array(z.object({ word: z.string(), span })),
})
export type UnderstoodMessage = z.infer<typeof understoodMessage>

/**
 * B2.1: what free words mean, for each of the words: the role that is surely meant, skills, tools and languages. The
 * latter three only rank, as `want_sids`, `want_tids` and `want_lids`. `message` is read from all of them.
 */
export const understandWords = operation({
  name: 'matching.understandWords',
  method: 'GET',
  path: '/matching/understanding',
  summary: 'What free words or a whole message mean: work, skills, tools, languages, hours, clock, exclusions',
  caller: 'anyone',
  query: z.object({ default: words }),
  reply: z.object({
    understood: z.array(
      z.object({
        word: z.string(),
        roles: z.array(namedKeyword),
        skills: z.array(namedKeyword),
        tools: z.array(namedKeyword),
        languages: z.array(namedKeyword),
      }),
    ),
    message: understoodMessage,
  }),
})

export const recommendedRole = z.object({
  id: integerId,
  value: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  score: z.number(),
  reasons: z.array(z.string()),
  /** The words surely ask for it, so that it can be selected without being picked. */
  preselected: z.boolean(),
})
export type RecommendedRole = z.infer<typeof recommendedRole>

/**
 * B2.3: roles for what was entered, with reasons: those of a message's kinds of work in the order they were said, then best first; nothing
 * recognised gives the common roles. What is excluded isn't among them.
 */
export const recommendRoles = operation({
  name: 'matching.recommendRoles',
  method: 'GET',
  path: '/matching/roles',
  summary: 'Recommended roles for the keywords entered, or roles by their ids',
  caller: 'anyone',
  query: z.object({ roles: words, skills: words, tools: words, default: words, ids: idListText.optional() }),
  reply: z.object({
    recognised: z.boolean(),
    roles: z.array(recommendedRole),
    /** Roles among them that one assistant often has together; `share`: of the assistants of the rarest of them, how many have all. */
    together: z.object({ role_ids: z.array(integerId), share: z.number().min(0).max(1) }).nullable(),
  }),
})
