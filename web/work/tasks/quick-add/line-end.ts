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
  if (!afterNames && capital.test(before)) return null
  return { index: match.index, text: match[0], match }
}
