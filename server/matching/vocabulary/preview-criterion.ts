import { previewCriterion, type CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import type { Reference } from '../understanding/reference.ts'
import { recommendRoles } from '../understanding/role-recommendation.ts'
import { understand } from '../understanding/understood-words.ts'
import { buildVocabulary, type Vocabulary } from '../understanding/vocabulary.ts'
import type { VocabularySource } from '../vocabulary-source.ts'
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

interface Change {
  readonly kind: CriterionKind
  readonly id: number
  readonly value: string
  readonly synonyms: readonly string[]
  readonly active: boolean
}

/** The reference rows as they would be after a change. One that is off isn’t among them: switching it on shows only once it is saved. */
function changedReference(reference: Reference, { kind, id, value, synonyms, active }: Change): Reference {
  const stored = <Row extends { id: number }>(rows: Row[], changed: Partial<Row>): Row[] =>
    rows.flatMap((row) => (row.id !== id ? [row] : active ? [{ ...row, ...changed }] : []))
  if (kind === 'skills') return { ...reference, skills: stored(reference.skills, { value, aliases: [...synonyms] }) }
  if (kind === 'tools') return { ...reference, tools: stored(reference.tools, { value, aliases: [...synonyms] }) }
  if (kind === 'industries') {
    return { ...reference, industries: stored(reference.industries, { value, keywords: [...synonyms] }) }
  }
  const others = reference.roleKeywords.filter((row) => row.role_id !== id)
  const known = new Map(reference.roleKeywords.filter((row) => row.role_id === id).map((row) => [row.keyword, row]))
  const own = synonyms.map((keyword) => known.get(keyword) ?? { keyword, role_id: id, weight: 1, source: 'staff' })
  return {
    ...reference,
    roles: stored(reference.roles, { value }),
    roleKeywords: active ? [...others, ...own] : others,
  }
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
    const words = new Set([...body.phrases, ...differing, body.value, stored.value])
    const others = [...(await unknownWords(deps.database)), ...before.reference.roles.map(({ value }) => value)]
    const compared = [...new Set([...words, ...others])].map((phrase) => {
      const [then, now] = [meaningOf(before, phrase), meaningOf(after, phrase)]
      return { phrase, before: then, after: now, changed: then.join('\n') !== now.join('\n') }
    })
    return { phrases: compared.filter(({ phrase, changed }) => changed || words.has(phrase)) }
  })
}
