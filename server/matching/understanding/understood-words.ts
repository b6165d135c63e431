import { readersValue } from '../../platform/languages/readers-name.ts'
import { readersNamed } from './keyword-index.ts'
import { keywordsNamedIn, type Named } from './named-keywords.ts'
import { textOf } from './message/message-words.ts'
import { readWork } from './message/read-work.ts'
import { clausesOf } from './message/clauses.ts'
import { recommendRoles } from './role-recommendation.ts'
import { languagesIn, workBesideLanguages } from './spoken-languages.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a client's free words mean: each kind in the order it is named there. */
export interface UnderstoodWord {
  word: string
  /** The role that is surely meant; none where several are as likely. */
  roles: Named[]
  skills: Named[]
  tools: Named[]
  languages: Named[]
}

/**
 * The role that free words surely mean; none where we ask, where several are as likely or where only a language is asked
 * for. Which language someone is to speak is no part of it: a Spanish speaking bookkeeper keeps books.
 */
function roleMeant(vocabulary: Vocabulary, word: string, isPlain: boolean): Named[] {
  const speaks = isPlain && languagesIn(vocabulary.reference.languages, word).length > 0
  const work = speaks ? workBesideLanguages(word) : word
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [work] })
  const sure = roles.filter(({ preselected }) => preselected)
  const [only] = sure
  return recognised && only !== undefined && sure.length === 1 ? [{ id: only.id, value: only.value }] : []
}

/** What free words mean: the role, the languages, and the skills and tools that are named and not excluded. */
export function understand(vocabulary: Vocabulary, word: string): UnderstoodWord {
  const languages = languagesIn(vocabulary.reference.languages, word).map((language) => ({
    id: language.id,
    value: readersValue(language),
  }))
  const work = readWork(vocabulary, word)
  const { skills, tools } = keywordsOf(vocabulary, work)
  const { keywords } = vocabulary
  return {
    word,
    roles: roleMeant(vocabulary, word, work.isPlain),
    skills: skills.map((skill) => readersNamed(keywords, 'skill', skill)),
    tools: tools.map((tool) => readersNamed(keywords, 'tool', tool)),
    languages,
  }
}

/** Asides name tools too ('I sell candles on Shopify'); what is excluded counts neither for nor against. */
function keywordsOf(
  vocabulary: Vocabulary,
  { text, words, excluded, isPlain }: ReturnType<typeof readWork>,
): { skills: Named[]; tools: Named[] } {
  if (isPlain) return keywordsNamedIn(vocabulary, text)
  const passedOver = words.map((_, at) => excluded.some(({ from, to }) => at >= from && at < to))
  const skills = new Map<number, Named>()
  const tools = new Map<number, Named>()
  for (const clause of clausesOf(words, passedOver)) {
    const named = keywordsNamedIn(vocabulary, textOf(text, words, clause))
    for (const skill of named.skills) skills.set(skill.id, skill)
    for (const tool of named.tools) tools.set(tool.id, tool)
  }
  return { skills: [...skills.values()], tools: [...tools.values()] }
}
