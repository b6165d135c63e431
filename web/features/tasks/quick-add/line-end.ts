/** Words after which a day or a rhythm belongs to what is said: `the report of Monday`, `move it to Friday`. */
const leading =
  /(?:^|[\s(])(?:a|about|after|an|and|as|at|because|before|between|but|by|down|due|during|each|every|except|for|from|if|in|is|into|its|last|like|my|next|not|of|off|on|or|our|over|past|per|previous|since|than|that|the|these|this|those|through|till|to|until|up|versus|via|vs|was|when|with|without|your)$/i
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
  if (!afterNames && capital.test(before)) return null
  return { index: match.index, text: match[0], match }
}
