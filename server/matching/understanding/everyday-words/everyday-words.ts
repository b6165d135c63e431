/**
 * What people say when they need a role, in their words rather than the trade's.
 * Each list is phrases parted by commas. `clear` phrases point to the role on their own, `hint` phrases lean
 * towards it and need company. Stop words and word order don't matter: 'owe me money' also finds 'money they owe'.
 */
export interface EverydayPhrases {
  clear: string
  hint: string
}

/** By role slug. */
export type EverydayWords = Record<string, EverydayPhrases>

/** Parts a comma-separated list into its trimmed phrases. */
export function phrasesOf(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
