import { previewCriterion } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { recommendRoles } from '../understanding/role-recommendation.ts'
import { understand } from '../understanding/understood-words.ts'
import { buildVocabulary, type Vocabulary } from '../understanding/vocabulary.ts'
import type { VocabularySource } from '../vocabulary-source.ts'
import { changedReference } from './changed-reference.ts'
import { readCriterion } from './criterion-rows.ts'

const maxUnknown = 30

/** What a search means, as staff read it. */
function meaningOf(vocabulary: Vocabulary, phrase: string): string[] {
  const { roles, skills, tools } = understand(vocabulary, phrase)
  const needs = { roles: [], skills: [], tools: [], default: [phrase] }
  const { recognised, roles: likely } = recommendRoles(vocabulary, needs)
  const maybe = roles.length === 0 && recognised ? likely.slice(0, 1) : []
  return [
    ...roles.map(({ value }) => value),
    ...maybe.map(({ value }) => `perhaps ${value}`),
    ...[...skills, ...tools].map(({ value }) => value),
  ]
}

async function unknownWords({ kysely }: Database): Promise<string[]> {
  const words = kysely.selectFrom('unknown_words').select('word').where('dismissed_date', 'is', null)
  const rows = await words.orderBy('times_entered', 'desc').orderBy('word').limit(maxUnknown).execute()
  return rows.map(({ word }) => word)
}

/** Builds a vocabulary of its own for the answer, a fraction of a second; nothing is saved, and no search sees it. */
export function previewCriterionOperation(deps: { database: Database; vocabulary: VocabularySource }) {
  return handle(previewCriterion, async (_context, { params: { kind, id }, body }) => {
    const stored = await readCriterion(deps.database.kysely, kind, id)
    const before = deps.vocabulary.current
    const after = buildVocabulary(changedReference(before.reference, { kind, id, ...body }))
    const differing = [
      ...body.synonyms.filter((word) => !stored.synonyms.includes(word)),
      ...stored.synonyms.filter((word) => !body.synonyms.includes(word)),
    ]
    const asked = new Set([...body.phrases, ...differing, body.value, stored.value])
    const others = [...(await unknownWords(deps.database)), ...before.reference.roles.map(({ value }) => value)]
    const compared = [...new Set([...asked, ...others])].map((phrase) => {
      const [then, now] = [meaningOf(before, phrase), meaningOf(after, phrase)]
      return { phrase, before: then, after: now, changed: then.join('\n') !== now.join('\n') }
    })
    return { phrases: compared.filter(({ phrase, changed }) => changed || asked.has(phrase)) }
  })
}
