import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { lineText } from '../../shared/line-text.ts'
import { humanText } from '../../shared/human-text.ts'

const caller = ['admin_configuration.view'] as const
const editors = ['admin_configuration.edit'] as const

/** E3.1: what clients search for and assistants have. */
export const criterionKinds = ['roles', 'skills', 'tools', 'industries'] as const
export const criterionKind = z.enum(criterionKinds)
export type CriterionKind = z.infer<typeof criterionKind>

const params = z.object({ kind: criterionKind, id: integerId })
const version = z.int().min(1).max(2_147_483_647)

const criterionSummary = z.object({
  id: integerId,
  value: z.string(),
  synonym_count: z.int(),
  /** Assistants who have it. */
  usage_count: z.int(),
  active: z.boolean(),
})
export type CriterionSummary = z.infer<typeof criterionSummary>

export const criterion = z.object({
  kind: criterionKind,
  id: integerId,
  value: z.string(),
  /** Null: readers of French see `value`, as of every tool. */
  value_fr: z.string().nullable(),
  description: z.string(),
  /** Other words for it, in alphabetical order. */
  synonyms: z.array(z.string()),
  /** What belongs to it: of a role its skills and tools, of those their roles; what belongs most comes first, at most thirty. */
  related: z.array(z.object({ kind: criterionKind, id: integerId, value: z.string() })),
  usage_count: z.int(),
  active: z.boolean(),
  version: z.int(),
})
export type Criterion = z.infer<typeof criterion>

/** A6.6: by value. */
export const listCriteria = operation({
  name: 'matching.listCriteria',
  method: 'GET',
  path: '/criteria',
  summary: 'Roles, skills, tools or industries, with how often each is used',
  caller,
  readsReplica: true,
  query: z.object({
    kind: criterionKind,
    /** Words of the value or of a synonym. */
    search: searchWords,
    active: z.boolean().optional(),
    pagination: paging(10, ['value', 'synonym_count']),
  }),
  reply: z.object({ criteria: z.array(criterionSummary), count: z.int() }),
})

export const getCriterion = operation({
  name: 'matching.getCriterion',
  method: 'GET',
  path: '/criteria/{kind}/{id}',
  summary: 'One role, skill, tool or industry',
  caller,
  params,
  reply: criterion,
  failures: ['404 not_found'],
})

const longestWord = 80
const maxSynonyms = 200
const word = lineText().toLowerCase().min(1).max(longestWord)

const said = {
  value: lineText().min(1).max(longestWord),
  synonyms: z.array(word).max(maxSynonyms, `At most ${maxSynonyms} words`),
  active: z.boolean(),
}

/** The search understands it at once, in every process. 409 `taken`: another one has that name; `stale_version`. */
export const saveCriterion = operation({
  name: 'matching.saveCriterion',
  method: 'PUT',
  path: '/criteria/{kind}/{id}',
  summary: 'Change a role, skill, tool or industry',
  caller: editors,
  params,
  body: z.object({
    version,
    description: humanText().max(1000),
    /** Empty: it has none. Left out: it stays as it is. */
    value_fr: lineText().max(longestWord).optional(),
    ...said,
  }),
  reply: criterion,
  failures: ['404 not_found', '409 stale_version', '409 taken'],
})

const maxPhrases = 20

/** What searches mean now, and what they would mean. Nothing is saved. */
export const previewCriterion = operation({
  name: 'matching.previewCriterion',
  method: 'POST',
  path: '/criteria/{kind}/{id}/preview',
  summary: 'What a change of a role, skill, tool or industry would do to searches',
  caller: editors,
  params,
  body: z.object({
    ...said,
    /** Searches to try, besides the words that change. */
    phrases: z.array(humanText().min(1).max(200)).max(maxPhrases, `At most ${maxPhrases} searches`),
  }),
  reply: z.object({
    /** Those asked for and the words that change, then whatever else would mean something else: names of ours, and words nobody knew. */
    phrases: z.array(
      z.object({ phrase: z.string(), before: z.array(z.string()), after: z.array(z.string()), changed: z.boolean() }),
    ),
  }),
  failures: ['404 not_found'],
})

/**
 * One becomes a synonym of another: whoever had it has the other, and it is no longer offered. 409 `roles_stay`: prices and pay hang
 * on roles; `same`, `inactive`, `stale_version`.
 */
export const mergeCriterion = operation({
  name: 'matching.mergeCriterion',
  method: 'POST',
  path: '/criteria/{kind}/{id}/merge',
  summary: 'Merge a skill, tool or industry into another',
  caller: editors,
  freshSession: true,
  params,
  body: z.object({ version, into: integerId }),
  reply: criterion,
  failures: ['404 not_found', '409 inactive', '409 roles_stay', '409 same', '409 stale_version'],
})
