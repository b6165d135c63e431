import type { CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import type { Reference } from '../understanding/reference.ts'

export interface Change {
  readonly kind: CriterionKind
  readonly id: number
  readonly value: string
  readonly synonyms: readonly string[]
  readonly active: boolean
}

/** The reference rows as they would be after a change. One that is off isn’t among them: switching it on shows only once it is saved. */
export function changedReference(reference: Reference, { kind, id, value, synonyms, active }: Change): Reference {
  const kept = <Row extends { id: number }>(rows: Row[], changed: Partial<Row>): Row[] =>
    rows.flatMap((row) => (row.id !== id ? [row] : active ? [{ ...row, ...changed }] : []))
  if (kind === 'skills') return { ...reference, skills: kept(reference.skills, { value, aliases: [...synonyms] }) }
  if (kind === 'tools') return { ...reference, tools: kept(reference.tools, { value, aliases: [...synonyms] }) }
  if (kind === 'industries') {
    return { ...reference, industries: kept(reference.industries, { value, keywords: [...synonyms] }) }
  }
  const others = reference.roleKeywords.filter((row) => row.role_id !== id)
  const known = new Map(reference.roleKeywords.filter((row) => row.role_id === id).map((row) => [row.keyword, row]))
  const own = synonyms.map((keyword) => known.get(keyword) ?? { keyword, role_id: id, weight: 1, source: 'staff' })
  return {
    ...reference,
    roles: kept(reference.roles, { value }),
    roleKeywords: active ? [...others, ...own] : others,
  }
}
