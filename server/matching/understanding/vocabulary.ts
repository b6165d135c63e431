import { administrationWords } from './everyday-words/administration.ts'
import { creativeWords } from './everyday-words/creative.ts'
import { customerAndSalesWords } from './everyday-words/customers-and-sales.ts'
import { type EverydayWords, phrasesOf } from './everyday-words/everyday-words.ts'
import { fieldsOfWork, posts } from './everyday-words/fields-of-work.ts'
import { financeWords } from './everyday-words/finance.ts'
import { industryWords } from './everyday-words/industries.ts'
import { marketingWords } from './everyday-words/marketing.ts'
import { operationsWords } from './everyday-words/operations.ts'
import { peopleAndLawWords } from './everyday-words/people-and-law.ts'
import { webAndTechnologyWords } from './everyday-words/web-and-technology.ts'
import { type KeywordIndex, indexKeywords } from './keyword-index.ts'
import type { Reference } from './reference.ts'
import { type EvidenceIndex, indexEvidence, type RawEvidence } from './role-evidence.ts'
import { commonWordTools } from './common-word-tools.ts'
import { titleEnds } from './small-words.ts'
import { type WordTable, WordCollector } from './word-table.ts'

/** What people say for each role, by role slug. */
export const everydayWords: EverydayWords = {
  ...administrationWords,
  ...financeWords,
  ...customerAndSalesWords,
  ...marketingWords,
  ...creativeWords,
  ...webAndTechnologyWords,
  ...operationsWords,
  ...peopleAndLawWords,
  ...industryWords,
}

/** Everything the understanding of a client's words needs, computed once from the reference rows. */
export interface Vocabulary {
  reference: Reference
  words: WordTable
  evidence: EvidenceIndex
  keywords: KeywordIndex
}

/** Tools whose name is an everyday word ('Make', 'Pitch') hardly count when met in a sentence. */
const commonWordShare = 0.2

/** Builds the vocabulary; takes a fraction of a second. Roles keep their positions in `reference.roles`. */
export function buildVocabulary(reference: Reference): Vocabulary {
  const collector = new WordCollector()
  const raw = rawEvidence(reference, collector)
  const texts = reference.roles.map((role, position) => ({
    role: position,
    terms: collector.termsOf(role.description),
  }))
  const names = indexKeywords(reference, everydayWords, collector)
  // A 'designer' is a kind of business too, and one of our own titles before that.
  const ownTitles = new Set(reference.roles.flatMap((role) => role.value.toLowerCase().split(/\W+/)))
  const businesses = reference.industries.flatMap((industry) => industry.keywords)
  const words = collector.close(businesses.filter((name) => !ownTitles.has(name)))
  return { reference, words, evidence: indexEvidence(raw, texts, words, reference.roles.length), keywords: names }
}

function rawEvidence(reference: Reference, collector: WordCollector): RawEvidence[] {
  const { roles } = reference
  const positions = new Map(roles.map((role, position) => [role.id, position]))
  const positionOf = (id: number) => positions.get(id) ?? -1
  const raw: RawEvidence[] = []
  const add = (kind: RawEvidence['kind'], label: string, links: RawEvidence['links'], text = label) => {
    const known = links.filter((link) => link.role >= 0)
    if (known.length > 0) raw.push({ kind, label, terms: collector.termsOf(text), links: known })
  }
  // A phrase of which only small words are left ('what is said' leaves 'said') would speak up everywhere.
  const addEveryday = (kind: 'clear' | 'hint', label: string, links: RawEvidence['links']) => {
    const { terms, words, light, weak, plain } = collector.phraseOf(label)
    const shortened = words > 1 && terms.length === 1
    if (terms.length === 0 || (shortened && (light + weak + plain > 0 || kind === 'hint'))) return
    const common = terms.length === 1 && plain + weak > 0
    raw.push({ kind: shortened || common || light === terms.length ? 'hint' : kind, label, terms, links })
  }
  // 'Technical support specialist' is asked for as 'technical support', 'junior technical support' and 'support officer' too.
  const addWork = (title: string, links: RawEvidence['links']) => {
    const work = withoutGeneralEnd(title)
    if (collector.termsOf(work).length > 1) add('title', title, links, work)
  }
  for (const [role, { value, slug }] of roles.entries()) {
    const links = [{ role, weight: 1 }]
    add('name', value, links)
    addWork(value, links)
    for (const part of value.split(/,| and /)) add('name', value, links, part)
    const everyday = everydayWords[slug]
    for (const phrase of phrasesOf(everyday?.clear ?? '')) addEveryday('clear', phrase, links)
    for (const phrase of phrasesOf(everyday?.hint ?? '')) addEveryday('hint', phrase, links)
    for (const field of phrasesOf(fieldsOfWork[slug] ?? ''))
      for (const post of posts) add('title', `${field} ${post}`, links)
  }
  for (const { keyword, role_id, weight, source } of reference.roleKeywords) {
    const links = [{ role: positionOf(role_id), weight }]
    add(source === 'editorial' || source === 'staff' ? 'keyword' : 'title', keyword, links)
    addWork(keyword, links)
  }
  const skillLinks = Map.groupBy(reference.roleSkills, (link) => link.skill_id)
  for (const { id, value, aliases } of reference.skills) {
    const links = linksOf(skillLinks.get(id), positionOf)
    for (const name of [value, ...aliases]) add('skill', value, links, name)
  }
  const toolLinks = Map.groupBy(reference.roleTools, (link) => link.tool_id)
  for (const { id, value, aliases } of reference.tools) {
    const links = linksOf(toolLinks.get(id), positionOf)
    for (const name of [value, ...aliases]) {
      const { terms, words } = collector.phraseOf(name)
      // 'Canva Pro' is told by its words; a name that loses some ('Time Doctor' leaves 'doctor') isn't.
      if (terms.length < Math.min(2, words)) continue
      const share = commonWordTools.has(name.toLowerCase()) ? commonWordShare : 1
      add(
        'tool',
        value,
        links.map((link) => ({ role: link.role, weight: link.weight * share })),
        name,
      )
    }
  }
  return raw
}

/** A title without the general words it ends with ('specialist', 'officer'); nothing when it ends with none or is only these. */
function withoutGeneralEnd(title: string): string {
  const words = title
    .toLowerCase()
    .split(/[\s,/()-]+/)
    .filter((word) => word !== '')
  const last = words.findLastIndex((word) => !titleEnds.has(word))
  return last === words.length - 1 ? '' : words.slice(0, last + 1).join(' ')
}

function linksOf(
  rows: { role_id: number; weight: number }[] | undefined,
  positionOf: (id: number) => number,
): RawEvidence['links'] {
  return (rows ?? []).map(({ role_id, weight }) => ({ role: positionOf(role_id), weight }))
}
