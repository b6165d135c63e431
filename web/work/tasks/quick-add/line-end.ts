import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'

/** Words after which a day or a rhythm belongs to what is said: `the report of Monday`, `move it to Friday`. */
const leading =
  /(?:^|[\s(])(?:a|about|after|an|and|as|at|because|before|beginning|between|but|by|closed|down|due|ending|during|each|every|except|for|from|if|in|is|into|its|last|like|my|never|next|not|of|off|on|only|open|or|our|over|past|per|previous|since|starting|than|that|the|these|this|those|through|till|to|until|up|versus|via|vs|was|when|with|without|your)$/i
/** Words that count what comes after them: `the second Tuesday`, `every other Friday`, `every single Monday`. */
const counting =
  /(?:^|[\s(])(?:(?:alternate|another|final|first|second|third|fourth|fifth|one|only|other|same|\d+(?:st|nd|rd|th))|(?:every|each)\s+(?!(?:\S+\s+)?(?:day|week|month|year|quarter)s?$)\S+(?:\s+\S+){0,2})$/i
/** Days that say themselves when they are, whatever comes before. */
const certain = /^(?:due|by|on|at|in|the|today|tomorrow)\b/i
/** What isn't to be done then. Nobody says `don't forget` of something else than the work. */
const negated = /(?:^|[\s(])(?:never|do not|don[’']?t)\b(?! forget)/i
/** A name, or the first word of the line: `Black Friday`, `Sun Life`. */
const capital = /(?:^|[\s(])\p{Lu}[^\s]*$/u

export interface End {
  readonly index: number
  readonly text: string
}

/** A way to write a day. */
export interface DayForm {
  readonly pattern: RegExp
  /** Plain enough to stand after a name: `Call Jo tomorrow`. */
  readonly afterNames: boolean
  readonly day: (match: RegExpExecArray, today: string) => string | null
}

/** A way to write a rhythm, and its rule. */
export type RecurrenceForm = readonly [pattern: RegExp, rule: (match: RegExpExecArray) => string]

/** The same in French, whose letters have accents: an edge of a word is no letter. */
const french = {
  leading:
    /(?:^|[\s(])(?:à|a|après|au|aux|avant|avec|car|ce|ces|cet|cette|chaque|chez|comme|contre|dans|de|depuis|des|dès|du|durant|en|entre|est|et|fermée?|jusqu[’']à|jusqu[’']au|la|le|les|leurs?|lors|mais|mes|mon|nos|notre|ou|ouverte?|où|par|passée?|pendant|pour|quand|que|sans|sauf|selon|ses|si|son|sous|sur|toute?s?|tous|une?|vers|versus|via|vos|votre|vs|[dls][’'])$/i,
  counting:
    /(?:^|[\s(])(?:autre|dernière?|deuxième|même|premi(?:er|ère)|quatrième|seconde?|seule?|troisième|\d+(?:e|er|re))$/i,
  certain: /^(?:aujourd|demain|après-demain|d[’']ici|au plus tard|dans|à la|en)/i,
  negated: /(?:^|\s)(?:jamais|(?:ne|n[’'])(?! ?(?:pas )?oubli))(?![\p{L}\p{M}])/iu,
}

/** Whether words before an end belong to it by the grammar of French. */
function belongsInFrench(before: string, end: string): boolean {
  if (currentLanguage() !== 'fr') return false
  if (french.leading.test(before) || french.negated.test(before)) return true
  return french.counting.test(before) && !french.certain.test(end)
}

/** Words at the end of a text that stand on their own, as a pattern finds them. Nothing where they belong to what is before them. */
export function atEnd(
  text: string,
  pattern: RegExp,
  { afterNames }: { afterNames: boolean },
): (End & { match: RegExpExecArray }) | null {
  const match = new RegExp(`(?<=\\s)(?:${pattern.source})[.,;!?]*$`, pattern.flags).exec(text)
  if (!match) return null
  const before = text.slice(0, match.index).trimEnd()
  if (before === '' || leading.test(before) || /[-–—:&+/@#]$/.test(before)) return null
  if (negated.test(before) || (counting.test(before) && !certain.test(match[0]))) return null
  if (belongsInFrench(before, match[0])) return null
  if (!afterNames && capital.test(before)) return null
  return { index: match.index, text: match[0], match }
}
