import type { Match } from './role-weighing.ts'
import type { WeighedNeed } from './weighed-need.ts'

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
export function reasonsFor(role: number, needs: WeighedNeed[]): string[] {
  const reasons: Reason[] = []
  for (const need of needs) {
    const own = need.scores[role] ?? 0
    if (own === 0) continue
    if (need.chosen === undefined) reasons.push(...reasonsInText(role, need))
    else reasons.push({ text: chosenReason(need), weight: own })
  }
  reasons.sort((left, right) => right.weight - left.weight)
  const texts = [...new Set(reasons.map((reason) => reason.text))].slice(0, maxReasons)
  return texts.length > 0 ? texts : ['Close to what you described']
}

function chosenReason(need: WeighedNeed): string {
  if (need.chosen === 'role') return `You chose ${need.value}`
  if (need.chosen === 'tool') return `You named ${need.value}`
  return `Matches ${asInSentence(need.value)}`
}

function reasonsInText(role: number, need: WeighedNeed): Reason[] {
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
    const text = reasonOf(match, need)
    if (text !== undefined) reasons.push({ text, weight })
  }
  return reasons
}

function reasonOf(match: Match, need: WeighedNeed): string | undefined {
  const { kind, label } = match.evidence
  if (kind === 'tool') return `You named ${label}`
  if (kind === 'skill') return `Matches ${asInSentence(label)}`
  const start = Math.min(...match.places.map((position) => need.words[position]?.start ?? 0))
  const end = Math.max(...match.places.map((position) => need.words[position]?.end ?? 0))
  const quote = need.text.slice(start, end).replaceAll(/\s+/g, ' ')
  if (quote === '' || quote.length > longestQuote) return `Matches ${label}`
  return kind === 'name' || kind === 'title' ? `You asked for '${quote}'` : `Fits '${quote}'`
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
