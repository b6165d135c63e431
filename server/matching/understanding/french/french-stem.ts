/** The endings of gender and number, longest first, with what two words that only differ in them share. */
const endings: readonly [RegExp, string][] = [
  [/(ateur|atrice)$/, 'at'],
  [/(teur|trice|teuse)$/, 't'],
  [/(eur|euse|rice)$/, ''],
  [/(if|ive)$/, 'if'],
  [/(ier|iere)$/, 'i'],
  [/(er|ere)$/, 'er'],
  [/(ien|ienne)$/, 'ien'],
  [/(el|elle)$/, 'el'],
  [/(al|ale|au)$/, 'al'],
  [/(ique)$/, 'iqu'],
  [/ee?$/, ''],
]

/** Stems that were worked out: the words of a message are asked for piece by piece. */
const knownStems = new Map<string, string>()
const maxKnownStems = 20_000

/** A folded French word without the endings of gender and number: 'adjointes' and 'adjoint' are one. */
export function frenchStem(word: string): string {
  if (word.length < 4) return word
  const known = knownStems.get(word)
  if (known !== undefined) return known
  const found = workOutStem(word)
  if (knownStems.size >= maxKnownStems) knownStems.clear()
  knownStems.set(word, found)
  return found
}

function workOutStem(word: string): string {
  const single = word.replace(/[sx]$/, '')
  for (const [ending, rest] of endings) {
    const stem = single.replace(ending, rest)
    if (stem !== single) return stem.length >= 3 ? stem : single
  }
  return single
}
