import * as t from '@talentplace/contract/matching/messages/role-reasons'
import { readersKeyword, type KeywordType } from './keyword-index.ts'
import { comparable } from './normalise.ts'
import type { Match } from './role-weighing.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WeighedNeed } from './weighed-need.ts'

/** What readers call a role, skill or tool of an English name. */
function readersNameOf({ keywords }: Vocabulary, type: KeywordType, name: string): string {
  const entry = keywords.byName.get(`${type}:${comparable(name)}`)
  return entry === undefined ? name : readersKeyword(entry).value
}

const maxReasons = 3

/** The longest stretch of a client's own words that is quoted back. */
const longestQuote = 48

/** A tool or skill recognised by name explains more than a quotation. */
const preferNamed = 2.5

interface Reason {
  text: string
  weight: number
}

/** Short sentences, strongest first, saying why a role (by position) is recommended. */
export function reasonsFor(vocabulary: Vocabulary, role: number, needs: WeighedNeed[]): string[] {
  const reasons: Reason[] = []
  for (const need of needs) {
    const own = need.scores[role] ?? 0
    if (own === 0) continue
    if (need.chosen === undefined) reasons.push(...reasonsInText(vocabulary, role, need))
    else reasons.push({ text: chosenReason(vocabulary, need), weight: own })
  }
  reasons.sort((left, right) => right.weight - left.weight)
  const texts = [...new Set(reasons.map((reason) => reason.text))].slice(0, maxReasons)
  return texts.length > 0 ? texts : [t.close()]
}

function chosenReason(vocabulary: Vocabulary, need: WeighedNeed): string {
  const name = readersNameOf(vocabulary, need.chosen ?? 'skill', need.value)
  if (need.chosen === 'role') return t.chosen({ name })
  if (need.chosen === 'tool') return t.named({ name })
  return t.matches({ name: asInSentence(name) })
}

function reasonsInText(vocabulary: Vocabulary, role: number, need: WeighedNeed): Reason[] {
  const taken = new Set<number>()
  const reasons: Reason[] = []
  const weightOf = ({ evidence, quality }: Match) => {
    const strength = evidence.points.find((point) => point.role === role)?.strength ?? 0
    return strength * quality * (evidence.kind === 'tool' || evidence.kind === 'skill' ? preferNamed : 1)
  }
  const matches = need.matches
    .map((match) => ({ match, weight: weightOf(match) }))
    .filter(({ weight }) => weight > 0.15)
  matches.sort((left, right) => right.weight - left.weight)
  for (const { match, weight } of matches) {
    if (match.places.some((position) => taken.has(position))) continue
    for (const position of match.places) taken.add(position)
    const text = reasonOf(vocabulary, match, need)
    if (text !== undefined) reasons.push({ text, weight })
  }
  return reasons
}

function reasonOf(vocabulary: Vocabulary, match: Match, need: WeighedNeed): string | undefined {
  const { kind, label } = match.evidence
  if (kind === 'tool') return t.named({ name: label })
  if (kind === 'skill') return t.matches({ name: asInSentence(readersNameOf(vocabulary, 'skill', label)) })
  const start = Math.min(...match.places.map((position) => need.words[position]?.start ?? 0))
  const end = Math.max(...match.places.map((position) => need.words[position]?.end ?? 0))
  const quote = need.text.slice(start, end).replaceAll(/\s+/g, ' ')
  if (quote === '' || quote.length > longestQuote) return t.matches({ name: label })
  return kind === 'name' || kind === 'title' ? t.requested({ words: quote }) : t.matchesWords({ words: quote })
}

/** Lower-cases the first letter of a name inside a sentence, unless the word is an abbreviation or a brand. */
function asInSentence(name: string): string {
  const first = name.split(' ', 1)[0] ?? ''
  return /[A-Z0-9]/.test(first.slice(1)) ||
    /^(Amazon|Airtable|Divi|Discord|Elementor|English|Etsy|Excel|Facebook|French|Google|Instagram|Kanban|Microsoft|Notion|Pinterest|Shopify|Slack|Spanish|Squarespace|Walmart|Webflow|Wix|Canadian|American)$/.test(
      first,
    )
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}
