import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import { commonWordTools } from './common-word-tools.ts'
import { type EverydayWords, phrasesOf } from './everyday-words/everyday-words.ts'
import { everydaySkills } from './everyday-words/skills.ts'
import { EntryScores } from './entry-scores.ts'
import { createTally, type FormTally } from './form-tally.ts'
import { comparable } from './normalise.ts'
import type { Reference } from './reference.ts'
import type { WordCollector } from './word-table.ts'

export type KeywordType = 'role' | 'skill' | 'tool'

/** A role, skill or tool as the search answers it. */
export interface Keyword {
  readonly id: number
  readonly value: string
  readonly type: KeywordType
  readonly description: string
}

/** A role, skill or tool that can be chosen. */
export interface KeywordEntry {
  /** What the search answers for it, to readers of each language. */
  keywords: Readonly<Record<Language, Keyword>>
  /** Its position among all entries. */
  position: number
  id: number
  type: KeywordType
  value: string
  /** The value as `comparable` writes it. */
  name: string
  /** Roles (by position) that it belongs to. */
  links: { role: number; weight: number }[]
  /** 0 is the most generally useful; used where nothing else tells two apart. */
  rank: number
  /** Its place among all names in alphabetical order. */
  nameRank: number
}

/** An entry as whoever reads it knows it. */
export const readersKeyword = ({ keywords }: KeywordEntry): Keyword => keywords[currentLanguage()]

/** The same of what was found by its English name. */
export function readersNamed<Found extends { readonly id: number; readonly value: string }>(
  { byId }: KeywordIndex,
  type: KeywordType,
  found: Found,
): Found {
  const entry = byId.get(`${type}:${found.id}`)
  return entry === undefined ? found : { ...found, value: readersKeyword(entry).value }
}

/** How a form of words names its entry: its name, another name, its French name, a keyword of the data, or everyday speech. */
export type FormKind = 'name' | 'alias' | 'french' | 'keyword' | 'everyday'

/** A form of words under which an entry is found. */
export interface KeywordForm {
  entry: number
  kind: FormKind
  text: string
  wordCount: number
}

/** The words of some forms, for looking up beginnings. */
export interface FormWords {
  /** Every word of every form, sorted. */
  readonly sortedWords: readonly string[]
  /** For each of them the forms that contain it. */
  readonly formsByWord: readonly (readonly number[])[]
}

export interface KeywordIndex extends FormWords {
  entries: KeywordEntry[]
  /** The entries in the order of their ranks. */
  byRank: KeywordEntry[]
  /** By `type:name`, the name as `comparable` writes it; aliases too, where they are nobody's name. */
  byName: Map<string, KeywordEntry>
  byId: Map<string, KeywordEntry>
  bySlug: Map<string, KeywordEntry>
  /** For each role (by position) the skills and tools that belong to it. */
  ofRole: { entry: KeywordEntry; weight: number }[][]
  roleKeywords: Map<number, string[]>
  forms: KeywordForm[]
  /** Texts that name a role, skill or tool by themselves, those of everyday words ('Make') aside. */
  outright: ReadonlySet<string>
  /** For each term the forms that contain it. */
  formsByTerm: Map<number, number[]>
  /** Of French names: their words are no words of the table, where French is translated. */
  french: FormWords
  /** Where the words with each first letter begin in `sortedWords`. */
  firstWith: Map<string, number>
  tally: FormTally
  scores: EntryScores
}

const editorialFirst = (left: { source: string; weight: number }, right: { source: string; weight: number }) =>
  Number(right.source === 'editorial') - Number(left.source === 'editorial') || right.weight - left.weight

/** Indexes all that can be chosen, under its names and, for roles and skills, the everyday words that ask for it. */
export function indexKeywords(
  reference: Reference,
  everydayRoles: EverydayWords,
  collector: WordCollector,
): KeywordIndex {
  const entries = entriesOf(reference)
  const slugs = (['role', 'skill', 'tool'] as const).flatMap((type) =>
    reference[`${type}s`].map((row) => `${type}:${row.slug}`),
  )
  const byName = new Map<string, KeywordEntry>()
  const byId = new Map(entries.map((entry) => [`${entry.type}:${entry.id}`, entry]))
  for (const entry of entries) byName.set(`${entry.type}:${entry.name}`, entry)
  const forms: KeywordForm[] = []
  const formsByTerm = new Map<number, number[]>()
  const formsByWord = new Map<string, number[]>()
  const add = (entry: KeywordEntry | undefined, kind: FormKind, phrase: string) => {
    if (entry === undefined) return
    const text = comparable(phrase)
    const words = text.split(' ')
    const terms = [...new Set(collector.termsOf(phrase))]
    const position = forms.push({ entry: entry.position, kind, text, wordCount: Math.max(1, terms.length) }) - 1
    for (const term of terms) append(formsByTerm, term, position)
    if (kind === 'name' || kind === 'alias') for (const word of new Set(words)) append(formsByWord, word, position)
    const name = `${entry.type}:${text}`
    if (kind === 'alias' && !byName.has(name)) byName.set(name, entry)
  }
  for (const entry of entries) add(entry, 'name', entry.value)
  for (const tool of reference.tools) for (const alias of tool.aliases) add(byId.get(`tool:${tool.id}`), 'alias', alias)
  for (const { id, aliases } of reference.skills)
    for (const alias of aliases) add(byId.get(`skill:${id}`), 'alias', alias)
  for (const { keyword, role_id, weight } of reference.roleKeywords)
    if (weight >= 0.9) add(byId.get(`role:${role_id}`), 'keyword', keyword)
  for (const role of reference.roles) {
    for (const phrase of phrasesOf(everydayRoles[role.slug]?.clear ?? ''))
      if (!phrase.includes(' ')) add(byId.get(`role:${role.id}`), 'everyday', phrase)
  }
  for (const skill of reference.skills) {
    for (const phrase of phrasesOf(everydaySkills[skill.slug] ?? ''))
      add(byId.get(`skill:${skill.id}`), 'everyday', phrase)
  }
  const frenchByWord = new Map<string, number[]>()
  for (const entry of entries) {
    const text = comparable(entry.keywords.fr.value)
    if (text === entry.name) continue
    const words = new Set(text.split(' '))
    const position = forms.push({ entry: entry.position, kind: 'french', text, wordCount: words.size }) - 1
    for (const word of words) append(frenchByWord, word, position)
    const name = `${entry.type}:${text}`
    if (!byName.has(name)) byName.set(name, entry)
  }
  const { sortedWords, formsByWord: sortedForms } = inOrder(formsByWord)
  const firstWith = new Map<string, number>()
  sortedWords.forEach((word, at) => {
    const first = word.charAt(0)
    if (!firstWith.has(first)) firstWith.set(first, at)
  })
  return {
    entries,
    byRank: entries.toSorted((left, right) => left.rank - right.rank),
    byName,
    byId,
    bySlug: new Map(
      slugs
        .map((slug, position) => [slug, entries[position]])
        .filter((pair): pair is [string, KeywordEntry] => pair[1] !== undefined),
    ),
    ofRole: ofRole(entries, reference.roles.length),
    roleKeywords: keywordsByRole(reference),
    forms,
    outright: new Set(
      forms
        .filter(({ kind, text }) => kind !== 'everyday' && kind !== 'french' && !commonWordTools.has(text))
        .map(({ text }) => text),
    ),
    formsByTerm,
    sortedWords,
    formsByWord: sortedForms,
    french: inOrder(frenchByWord),
    firstWith,
    tally: createTally(forms.length),
    scores: new EntryScores(entries.length),
  }
}

function inOrder(formsByWord: ReadonlyMap<string, number[]>): FormWords {
  const sortedWords = [...formsByWord.keys()].sort()
  return { sortedWords, formsByWord: sortedWords.map((word) => formsByWord.get(word) ?? []) }
}

function ofRole(entries: KeywordEntry[], roleCount: number): { entry: KeywordEntry; weight: number }[][] {
  const lists: { entry: KeywordEntry; weight: number }[][] = Array.from({ length: roleCount }, () => [])
  for (const entry of entries) {
    if (entry.type !== 'role') for (const { role, weight } of entry.links) lists[role]?.push({ entry, weight })
  }
  return lists
}

function append<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

function keywordsByRole(reference: Reference): Map<number, string[]> {
  const byRole = Map.groupBy(reference.roleKeywords, (row) => row.role_id)
  return new Map([...byRole].map(([role, rows]) => [role, rows.toSorted(editorialFirst).map((row) => row.keyword)]))
}

function entriesOf(reference: Reference): KeywordEntry[] {
  const { roles, skills, tools } = reference
  const positions = new Map(roles.map((role, position) => [role.id, position]))
  const linksOf = (rows: { role_id: number; weight: number }[] | undefined) =>
    (rows ?? []).flatMap(({ role_id, weight }) => {
      const role = positions.get(role_id)
      return role === undefined ? [] : [{ role, weight }]
    })
  const skillLinks = Map.groupBy(reference.roleSkills, (link) => link.skill_id)
  const toolLinks = Map.groupBy(reference.roleTools, (link) => link.tool_id)
  const rolesOf = (links: { role: number; weight: number }[]) =>
    links
      .toSorted((left, right) => right.weight - left.weight || left.role - right.role)
      .slice(0, 3)
      .flatMap((link) => roles[link.role] ?? [])
  const drafts: (Keyword & Pick<KeywordEntry, 'links'> & { readonly fr: Pick<Keyword, 'value' | 'description'> })[] = [
    ...roles.map((role, position) => ({
      id: role.id,
      type: 'role' as const,
      value: role.value,
      description: role.description,
      fr: { value: role.value_fr ?? role.value, description: role.description_fr ?? role.description },
      links: [{ role: position, weight: 1 }],
    })),
    ...skills.map((skill) => {
      const links = linksOf(skillLinks.get(skill.id))
      const main = rolesOf(links)
      return {
        id: skill.id,
        type: 'skill' as const,
        value: skill.value,
        description: main.map(({ value }) => value).join(', '),
        fr: {
          value: skill.value_fr ?? skill.value,
          description: main.map(({ value, value_fr }) => value_fr ?? value).join(', '),
        },
        links,
      }
    }),
    ...tools.map((tool) => {
      const also = tool.aliases.length > 0 ? `, also known as ${tool.aliases.join(', ')}` : ''
      return {
        id: tool.id,
        type: 'tool' as const,
        value: tool.value,
        description: tool.category + also,
        // Tools are called the same everywhere.
        fr: { value: tool.value, description: tool.aliases.join(', ') },
        links: linksOf(toolLinks.get(tool.id)),
      }
    }),
  ]
  const usefulness = drafts.map((draft) =>
    draft.type === 'role' ? 100 : draft.links.reduce((sum, link) => sum + link.weight, 0),
  )
  const order = [...drafts.keys()].sort(
    (left, right) => (usefulness[right] ?? 0) - (usefulness[left] ?? 0) || left - right,
  )
  const names = drafts.map((draft) => comparable(draft.value))
  const alphabet = [...drafts.keys()].sort((left, right) => ((names[left] ?? '') < (names[right] ?? '') ? -1 : 1))
  const ranks = placesIn(order)
  const nameRanks = placesIn(alphabet)
  return drafts.map(({ id, value, type, description, links, fr }, position) => ({
    keywords: { en: { id, value, type, description }, fr: { id, type, ...fr } },
    id,
    type,
    value,
    links,
    name: names[position] ?? '',
    position,
    rank: ranks[position] ?? 0,
    nameRank: nameRanks[position] ?? 0,
  }))
}

/** For each position its place in an order of positions. */
function placesIn(order: number[]): number[] {
  const places: number[] = []
  order.forEach((position, at) => (places[position] = at))
  return places
}
