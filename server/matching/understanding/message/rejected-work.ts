import { deskStems, postStems } from '../desk-words.ts'
import { sharedFields } from '../everyday-words/shared-fields.ts'
import { keywordsNamedIn, type Named } from '../named-keywords.ts'
import { comparable, informationTechnology, stemOf } from '../normalise.ts'
import { outsideStems } from '../outside-words.ts'
import { lightWords, stopWords, weakWords } from '../small-words.ts'
import type { Vocabulary } from '../vocabulary.ts'
import type { Exclusion } from './exclusion-scope.ts'
import type { RolesIn } from './exclusions.ts'
import { type MessageWord, textOf, type WordRange, wordSet } from './message-words.ts'
import { piecesOf, weighPiece } from './work.ts'

/** What is excluded by one stretch of a message. */
export interface Excluded extends WordRange {
  /** Positions of roles. */
  readonly roles: readonly number[]
  readonly skills: readonly Named[]
  readonly tools: readonly Named[]
}

/** The same, with the roles that are named and those that come close. */
export interface RejectedWork extends Excluded, Omit<Rejected, 'isExact'> {}

/** A role is excluded with the one that is surely meant where it has this share of its score. */
const asExcluded = 0.5
/** Of more roles than these only near equals are. */
const maxExcluded = 3
const nearlyAsLikely = 0.8
/** What words must say for a role that they exclude. */
const leastExcluded = 0.25

const fields = sharedFields.map(({ words, roles }) => ({
  words: new Set(words.split(' ')),
  roles: new Set(roles.split(' ')),
}))

/** Beside a field's name: 'the bookkeeping side', 'our web guy', 'any tax questions'. */
const besideFields = wordSet(
  'side part stuff thing chore duty duties task tasks matter matters otherwise question questions department full la le les l du des un une au aux notre nos mon ma mes lady gal guy dude director directrice head person people folks',
)

/** Who isn't to 'run our TikTok' isn't to do its work. */
const runs = wordSet('run running manage managing touch do doing')

/** Of these there are so many tools that they name no work: 'not Google, only Meta'. */
const makersOfTools = wordSet('google meta microsoft adobe apple facebook instagram linkedin')

const isGeneralWord = (word: string) =>
  stopWords.has(word) || lightWords.has(word) || weakWords.has(word) || besideFields.has(word)

const isOutside = (word: string) => outsideStems.has(stemOf(word)) && !deskStems.has(stemOf(word))

/** The roles of the field that these words name, and nothing else. */
function rolesOfField({ reference: { roles } }: Vocabulary, content: readonly string[]): number[] {
  const field = content.length === 0 ? undefined : fields.find(({ words }) => content.every((word) => words.has(word)))
  return field === undefined ? [] : roles.flatMap(({ slug }, role) => (field.roles.has(slug) ? role : []))
}

/** What a piece of an exclusion is about. */
interface Rejected {
  /** Roles that are named, by themselves or by their field. */
  readonly named: readonly number[]
  /** Roles that come close, which aren't refused where they are asked for. */
  readonly close: readonly number[]
  /** It says nothing but the name of a role or a field. */
  readonly isExact: boolean
}

/** The roles that a piece of an exclusion is about, the likeliest first. */
function rolesRejected(vocabulary: Vocabulary, piece: string, isDone: boolean): Rejected {
  const { scores, order, how, isNamed, isOutright, onlyTools, said } = weighPiece(vocabulary, piece)
  // 'IT' alone is no pronoun.
  const words = (piece.trim() === 'IT' ? informationTechnology : said).split(' ')
  const inField = rolesOfField(
    vocabulary,
    words.filter((word) => !isGeneralWord(word) && !(words.length > 1 && makersOfTools.has(word))),
  )
  if (inField.length > 0) return { named: inField, close: [], isExact: true }
  const content = words.filter((word) => !stopWords.has(word) && !lightWords.has(word))
  const [only] = content
  if (content.length > 0 && content.every((word) => makersOfTools.has(word)))
    return { named: [], close: [], isExact: false }
  // A tool that isn't used refuses no work; nor does what nobody here does. Who 'does TikTok' does its work.
  const isOfTools = onlyTools && !words.some((word) => runs.has(word))
  if (!isDone && (isOfTools || (how === 'none' && content.some((word) => isOutside(word)))))
    return { named: [], close: [], isExact: false }
  const best = scores[order[0] ?? 0] ?? 0
  const share = (least: number) => order.filter((role) => (scores[role] ?? 0) >= least * best)
  const likely = best < leastExcluded ? [] : share(asExcluded)
  const roles = likely.length > maxExcluded ? share(nearlyAsLikely).slice(0, maxExcluded) : likely
  // Of 'we have a designer' it is any designer.
  const ofPost =
    content.length === 1 && only !== undefined && postStems.has(stemOf(only)) && !weakWords.has(only)
      ? vocabulary.reference.roles.flatMap(({ value }, role) =>
          comparable(value)
            .split(' ')
            .some((word) => stemOf(word) === stemOf(only))
            ? [role]
            : [],
        )
      : []
  return {
    named: [...(isNamed || isOutright ? roles.slice(0, 1) : []), ...ofPost],
    close: isNamed || isOutright ? roles.slice(1) : roles,
    isExact: isOutright || ofPost.length > 0,
  }
}

/** The roles, skills and tools that an exclusion is about, point by point of its list. */
export function rejectedWork(
  vocabulary: Vocabulary,
  text: string,
  words: readonly MessageWord[],
  exclusion: Exclusion,
): RejectedWork {
  const what = words.slice(exclusion.what.from, exclusion.what.to)
  const rejected = piecesOf(what, []).map((piece) =>
    rolesRejected(vocabulary, textOf(text, what, piece), exclusion.isDone),
  )
  const keywords = keywordsNamedIn(vocabulary, textOf(text, words, exclusion.what))
  const named = rejected.flatMap((each) => each.named)
  const close = rejected.flatMap((each) => each.close)
  const roles = [...new Set(rejected.flatMap((each) => [...each.named, ...each.close]))]
  return { from: exclusion.from, to: exclusion.to, roles, named, close, ...keywords }
}

/** The roles that words of a message name, or else the one that comes closest. */
export function rolesRejectedIn(vocabulary: Vocabulary, text: string, words: readonly MessageWord[]): RolesIn {
  return (what, isExactly = false) =>
    piecesOf(words.slice(what.from, what.to), []).flatMap((piece) => {
      const said = textOf(text, words, { from: what.from + piece.from, to: what.from + piece.to })
      const { named, close, isExact } = rolesRejected(vocabulary, said, true)
      if (isExactly && !isExact) return []
      return named.length > 0 ? named : close.slice(0, 1)
    })
}
