import { z } from 'zod'
import { typedText } from '../shared/human-text.ts'
import { operation } from '../shared/operation.ts'
import { paging } from '../shared/paging.ts'
import { idListText, integerId } from '../shared/identifier.ts'
import { maximumRoles } from '../core/criteria/limits.ts'

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
    searchQuery: typedText().max(2000).default(''),
    ids: idListText.optional(),
    rids: z.array(integerId).max(maximumRoles, 'At most 20 roles').default([]),
    types: z.array(keywordType).max(3).default(['role', 'skill', 'tool']),
    pagination: paging(20),
  }),
  reply: z.object({ keywords: z.array(keyword), count: z.int() }),
})

const suggested = z.array(z.object({ value: z.string() }))
const words = z.array(typedText().max(2000)).max(50).default([])

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

/**
 * B2.1: what free words mean, for each of the words: the role that is surely meant, skills, tools and languages. The
 * latter three only rank, as `want_sids`, `want_tids` and `want_lids`.
 */
export const understandWords = operation({
  name: 'matching.understandWords',
  method: 'GET',
  path: '/matching/understanding',
  summary: 'What free words mean: role, skills, tools and languages',
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
  }),
})

export const recommendedRole = z.object({
  id: integerId,
  value: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  score: z.number(),
  reasons: z.array(z.string()),
})
export type RecommendedRole = z.infer<typeof recommendedRole>

/** B2.3: roles for what was entered, best first with reasons; nothing recognised gives the common roles. */
export const recommendRoles = operation({
  name: 'matching.recommendRoles',
  method: 'GET',
  path: '/matching/roles',
  summary: 'Recommended roles for the keywords entered, or roles by their ids',
  caller: 'anyone',
  query: z.object({ roles: words, skills: words, tools: words, default: words, ids: idListText.optional() }),
  reply: z.object({ recognised: z.boolean(), roles: z.array(recommendedRole) }),
})
