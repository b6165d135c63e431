import * as t from '@talentplace/contract/matching/messages/reasons'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { languages, type Language } from '@talentplace/contract/shared/i18n/language'
import type { ArgumentsOf, Message } from '@talentplace/contract/shared/i18n/message'
import { inJson } from './written-names.ts'
import type { WideBytes } from './wide-bytes.ts'

/** What stands before, between and behind the arguments of a message, ready to be copied. */
type Literals<Names extends readonly string[]> = readonly [WideBytes, ...{ [At in keyof Names]: WideBytes }]

function wordsIn(language: Language) {
  /** @param names the arguments, in the order in which they are written */
  function literals<Text extends string, const Names extends readonly (keyof ArgumentsOf<Text> & string)[]>(
    { texts }: Message<Text>,
    names: Names,
  ): Literals<Names> {
    const parts = texts[language].split(/\{(\w+)\}/)
    const found = parts.filter((_part, at) => at % 2 === 1)
    if (found.join() !== names.join())
      throw new Error(`${texts.en}: ${language} has ${found.join()}, not ${names.join()}`)
    return parts.filter((_part, at) => at % 2 === 0).map(inJson) as unknown as Literals<Names>
  }
  const [nothingMore] = literals(t.nothingMore, [])
  const [notYourTool] = literals(t.notYourTool, [])
  const [outsideDay] = literals(t.outsideDay, [])
  const [half] = literals(t.half, [])
  return {
    nothingMore,
    notYourTool,
    outsideDay,
    half,
    mainRole: literals(t.mainRole, ['role']),
    sideRole: literals(t.sideRole, ['role']),
    ofYourRoles: literals(t.ofYourRoles, ['counting', 'viewed']),
    oneTool: literals(t.oneTool, ['first']),
    twoTools: literals(t.twoTools, ['first', 'second']),
    moreTools: literals(t.moreTools, ['first', 'second', 'count']),
    noneOfYourTools: literals(t.noneOfYourTools, ['count']),
    keySkill: literals(t.keySkill, ['known', 'of']),
    keySkills: literals(t.keySkills, ['known', 'of']),
    keyTool: literals(t.keyTool, ['known']),
    keyTools: literals(t.keyTools, ['known']),
    skill: literals(t.skill, ['matched', 'wanted']),
    skills: literals(t.skills, ['matched', 'wanted']),
    ofYourDay: literals(t.ofYourDay, ['hours']),
    time: literals(t.time, ['matched', 'wanted']),
    times: literals(t.times, ['matched', 'wanted']),
    hoursFree: literals(t.hoursFree, ['hours']),
    reviews: [t.newHere, t.reviewed, t.wellReviewed].map(({ texts }) => inJson(texts[language])),
    /** French counts 0 as one, English as many. */
    isOne: (count: number) => count === 1 || (count === 0 && language === 'fr'),
  }
}

export type ReasonWords = ReturnType<typeof wordsIn>

const words = Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Record<
  Language,
  ReasonWords
>

/** The words of reasons, in the language of whoever reads them. */
export const reasonWords = (): ReasonWords => words[currentLanguage()]
