import type { WordTable } from './word-table.ts'

/** Where a phrase comes from; decides how much it says and how it is explained. */
export type EvidenceKind = 'name' | 'keyword' | 'title' | 'skill' | 'tool' | 'clear' | 'hint'

/** A phrase that points to roles. */
export interface Evidence {
  kind: EvidenceKind
  /** The phrase as the reference data writes it. */
  label: string
  terms: number[]
  /** How much finding the whole phrase says for each role: pairs of role position and strength. */
  points: { role: number; strength: number }[]
}

/** All phrases that point to roles, found by the rarest of their terms. */
export interface EvidenceIndex {
  evidence: Evidence[]
  byTerm: Evidence[][]
  /** 0 to 1 for each term: 1 when it belongs to one role, near 0 when it is everywhere. */
  rarity: Float64Array
  /** For each term the roles whose texts use it, with the share of its use. */
  background: { role: number; strength: number }[][]
  roleCount: number
}

/** A phrase before it is weighed against the others. */
export interface RawEvidence {
  kind: EvidenceKind
  label: string
  terms: number[]
  links: { role: number; weight: number }[]
}

/** How much a whole phrase of each kind says. */
const strengthOf: Record<EvidenceKind, number> = {
  name: 1.4,
  keyword: 1.15,
  title: 0.9,
  skill: 0.85,
  tool: 1.1,
  clear: 1.1,
  hint: 0.55,
}

/** How much more a phrase of several words says than one word. */
const lengthFactor = [0, 1, 1.55, 1.95, 2.2]

/** A phrase that points to several roles says less for each. */
const spread = 0.5

/** Terms seen less than this are not yet believed to be characteristic. */
const doubt = 0.6

/** Weighs phrases against each other: rare words and phrases with few roles say more. */
export function indexEvidence(
  raw: RawEvidence[],
  texts: { role: number; terms: number[] }[],
  table: WordTable,
  roleCount: number,
): EvidenceIndex {
  const termCount = table.terms.size
  const use = usePerTerm(raw, texts, termCount, roleCount)
  const rarity = rarities(use, termCount, roleCount)
  const evidence = merged(raw).map((phrase) => weighed(phrase, rarity))
  const byTerm: Evidence[][] = Array.from({ length: termCount }, () => [])
  for (const phrase of evidence) byTerm[anchorOf(phrase.terms, rarity)]?.push(phrase)
  return { evidence, byTerm, rarity, background: backgrounds(use, rarity, termCount, roleCount), roleCount }
}

function anchorOf(terms: number[], rarity: Float64Array): number {
  return terms.reduce((rarest, term) => ((rarity[term] ?? 0) > (rarity[rarest] ?? 0) ? term : rarest), terms[0] ?? 0)
}

function usePerTerm(
  raw: RawEvidence[],
  texts: { role: number; terms: number[] }[],
  termCount: number,
  roleCount: number,
): Float64Array {
  const use = new Float64Array(termCount * roleCount)
  const add = (term: number, role: number, amount: number) => {
    const at = term * roleCount + role
    use[at] = (use[at] ?? 0) + amount
  }
  for (const { kind, terms, links } of raw) {
    for (const { role, weight } of links)
      for (const term of terms) add(term, role, (strengthOf[kind] * weight) / Math.sqrt(terms.length))
  }
  for (const { role, terms } of texts) for (const term of terms) add(term, role, 0.6)
  return use.map((amount) => Math.log1p(amount))
}

function rarities(use: Float64Array, termCount: number, roleCount: number): Float64Array {
  const rarity = new Float64Array(termCount).fill(1)
  for (let term = 0; term < termCount; term += 1) {
    const row = use.subarray(term * roleCount, (term + 1) * roleCount)
    const total = row.reduce((sum, amount) => sum + amount, 0)
    if (total === 0) continue
    const entropy = row.reduce(
      (sum, amount) => (amount === 0 ? sum : sum - (amount / total) * Math.log(amount / total)),
      0,
    )
    rarity[term] = Math.max(0.05, 1 - entropy / Math.log(roleCount))
  }
  return rarity
}

function backgrounds(
  use: Float64Array,
  rarity: Float64Array,
  termCount: number,
  roleCount: number,
): { role: number; strength: number }[][] {
  return Array.from({ length: termCount }, (_, term) => {
    const row = use.subarray(term * roleCount, (term + 1) * roleCount)
    const total = row.reduce((sum, amount) => sum + amount, 0)
    const points: { role: number; strength: number }[] = []
    row.forEach((amount, role) => {
      const strength = (amount / (total + doubt)) * (rarity[term] ?? 0)
      if (strength > 0.02) points.push({ role, strength })
    })
    return points
  })
}

/** Joins phrases with the same words: one phrase, several roles, the strongest kind. */
function merged(raw: RawEvidence[]): RawEvidence[] {
  const bySet = new Map<string, RawEvidence[]>()
  for (const phrase of raw) {
    const terms = [...new Set(phrase.terms)]
    if (terms.length === 0 || terms.length > 4) continue
    const source = phrase.kind === 'tool' || phrase.kind === 'skill' ? phrase.kind : 'words'
    const key = [source, ...terms.toSorted((left, right) => left - right)].join(' ')
    const list = bySet.get(key)
    const entry = { ...phrase, terms }
    if (list === undefined) bySet.set(key, [entry])
    else list.push(entry)
  }
  return [...bySet.values()].map((phrases) => joinedPhrase(phrases))
}

function joinedPhrase(phrases: RawEvidence[]): RawEvidence {
  const strongest = phrases.reduce((best, phrase) => (strengthOf[phrase.kind] > strengthOf[best.kind] ? phrase : best))
  const byRole = new Map<number, number>()
  for (const { kind, links } of phrases) {
    for (const { role, weight } of links) {
      const strength = (strengthOf[kind] / strengthOf[strongest.kind]) * weight
      byRole.set(role, Math.max(byRole.get(role) ?? 0, strength))
    }
  }
  return { ...strongest, links: [...byRole].map(([role, weight]) => ({ role, weight })) }
}

function weighed(phrase: RawEvidence, rarity: Float64Array): Evidence {
  const { kind, label, terms, links } = phrase
  const total = links.reduce((sum, link) => sum + link.weight, 0)
  const rarest = Math.max(...terms.map((term) => rarity[term] ?? 0))
  const certainty = terms.length === 1 ? rarest ** 0.5 : rarest ** 0.15
  const whole = strengthOf[kind] * (lengthFactor[terms.length] ?? 2.2) * certainty
  return {
    kind,
    label,
    terms,
    points: links.map(({ role, weight }) => ({ role, strength: (whole * weight) / Math.max(1, total) ** spread })),
  }
}
