import { foldName, lengthOfName } from './fold-name.ts'

export interface KnownPerson {
  readonly user_uuid: string
  readonly name: string
  /** Tells people of one name apart. */
  readonly kind?: 'client' | 'assistant' | 'staff'
}

/** Where a line names someone: one person, several of whom nobody knows which, or none of the subscription. */
export interface Mention {
  readonly index: number
  readonly length: number
  readonly people: readonly KnownPerson[]
}

/** What may be written of a name: its first words, its last ones, and its letters alone: `Anne-Marie`, `O’Brien`, `annemarie`. */
function formsOf(name: string): string[] {
  const words = foldName(name).split(/\s+/).filter(Boolean)
  const parts = words.flatMap((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at).join(' ')])
  const forms = parts.flatMap((part) => [part, part.replace(/\.$/, ''), part.replaceAll(/[^\p{L}\p{N}]/gu, '')])
  return [...new Set(forms)].filter((form) => /\p{L}.*[\p{L}\p{N}]/u.test(form))
}

/** A name ends where no letter, digit, apostrophe, hyphen or address follows. */
const goesOn =
  /^(?:[\p{L}\p{M}\p{N}@_&]|['\u2018\u2019\u02BC-][\p{L}\p{N}]|[\u2010-\u2015][\p{L}\p{N}]|\.[\p{L}\p{N}])/u

function longestForm(text: string, name: string): number {
  const lengths = formsOf(name).map((form) => lengthOfName(text, form) ?? 0)
  return Math.max(0, ...lengths.filter((length) => !goesOn.test(text.slice(length))))
}

/** Every `@name` of a line: the longest name wins, and where it is that of several people nobody is chosen. */
export function readMentions(line: string, people: readonly KnownPerson[]): Mention[] {
  return [...line.matchAll(/(?<=^|[\s(])@(?=\p{L})/gu)].map(({ index }) => {
    const text = line.slice(index + 1)
    const lengths = people.map((person) => ({ person, length: longestForm(text, person.name) }))
    const longest = Math.max(0, ...lengths.map(({ length }) => length))
    if (longest === 0) {
      const [word = ''] = /^\p{L}[\p{L}\p{M}\p{N}'’\u2010-]*/u.exec(text) ?? []
      return { index, length: word.length + 1, people: [] }
    }
    const named = lengths.filter(({ length }) => length === longest).map(({ person }) => person)
    return { index, length: longest + 1, people: named }
  })
}
