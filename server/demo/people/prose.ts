/** First words that keep their capital inside a sentence. */
const proper = new Set(
  `Amazon American Airtable Canadian Discord Divi Elementor English Etsy Facebook French Google Instagram JavaScript Kanban
  LinkedIn Microsoft Node.js Notion Pinterest PowerPoint React Shopify Slack Spanish Squarespace TikTok Walmart Webflow
  Wix WordPress YouTube`.split(/\s+/),
)
/** Names whose first word alone doesn't tell. */
const properPhrases = ['Meta ads', 'Power Query', 'Form 1', 'Schedule C', 'Agile and Scrum']

/** A reference name as it stands inside a sentence: `Bank reconciliation` becomes `bank reconciliation`, `GST/HST filing` stays. */
export function inSentence(name: string): string {
  const [word = ''] = name.split(/[ ,]/)
  if (proper.has(word) || /[A-Z0-9+]/.test(word.slice(1)) || properPhrases.some((phrase) => name.startsWith(phrase)))
    return name
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** With its article: `a bookkeeper`, `an SEO specialist`. */
export function withArticle(phrase: string): string {
  const vowel = /^(?:[aeio]|[AEIO][a-z]|u(?!se|ni)|[AEFHILMNORSX][A-Z0-9]+\b)/.test(phrase)
  return `${vowel ? 'an' : 'a'} ${phrase}`
}

/** `a`, `a and b`, `a, b and c`; where a part has an "and" of its own: `salons and spas as well as gyms`. */
export function joined(deps: readonly string[]): string {
  if (deps.length < 2) return deps[0] ?? ''
  const plain = deps.every((part) => !part.includes(' and '))
  const last = plain ? ' and ' : deps.length === 2 ? ' as well as ' : ', and '
  return `${deps.slice(0, -1).join(', ')}${last}${deps.at(-1) ?? ''}`
}

/** With a capital, except for names that are written small on purpose, such as eBay. */
export function capitalised(sentence: string): string {
  if (/^[a-z][A-Z]/.test(sentence)) return sentence
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Small numbers in words, as in running text; with the noun in the right number. */
export function counted(count: number, noun: string): string {
  return `${words[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`
}
