import type { ReasonForm } from '@talentplace/contract/matching/search.routes'
import { fullScore, matchParts, type MatchPart } from '../../../rules/match-weights.ts'
import { maxKeyTools, type KeyKnowledge } from '../../../rules/role-fit.ts'
import { reasonWords, type ReasonWords } from './reason-words.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { wideBytes, type WideBytes } from './wide-bytes.ts'

const none = wideBytes('')
/** What follows a text, by points; and what follows them, by what the part weighs. */
const withPoints = Array.from({ length: fullScore + 1 }, (_, points) => wideBytes(`","points":${points},"of":`))
const withWeight = Array.from({ length: fullScore + 1 }, (_, of) => wideBytes(`${of}}`))
/** Joins the two parts of what is known of a role. */
const next = wideBytes(', ')
const orMore = wideBytes('+')

// Roles are always told, and first: theirs opens the match.
const heads = Object.fromEntries(
  matchParts.map((code) => [code, wideBytes(`${code === 'roles' ? '{"reasons":[' : ','}{"code":"${code}","text":"`)]),
) as Record<MatchPart, WideBytes>

/** The same of points by their codes. */
const codes = Object.fromEntries(
  matchParts.map((code) => [code, wideBytes(`${code === 'roles' ? '{"points":{' : ','}"${code}":`)]),
) as Record<MatchPart, WideBytes>

/** Of the tools that were asked for, those a person has: the names of the first two. */
export interface MatchedTools {
  first: WideBytes
  second: WideBytes
  count: number
}

/**
 * Writes the reasons of a match as JSON in UTF-8, bit by bit into a reply that has room for them: made as texts, or looked
 * up among those told before, they took a sixth of a search's time.
 */
export class ReasonWriter {
  readonly #reply: ReplyWriter
  readonly #form: ReasonForm
  readonly #words: ReasonWords = reasonWords()
  #score = 0

  constructor(reply: ReplyWriter, form: ReasonForm) {
    this.#reply = reply
    this.#form = form
  }

  /** The points of all that was told so far. */
  get score(): number {
    return this.#score
  }

  /** @param text as JSON, without its quotes */
  reason(code: MatchPart, text: WideBytes, points: number, of: number): void {
    if (this.#isTold(code, points)) return
    this.#begin(code)
    this.#reply.short(text)
    this.#end(points, of)
  }

  /**
   * 'Bookkeeper, their main role'; with several roles 'Bookkeeper, one of their roles · 2 of your 3 roles'
   * @param counts how many of the viewed roles count for the person
   */
  roles(
    role: WideBytes,
    isMain: boolean,
    counts: { counting: number; viewed: number },
    points: number,
    of: number,
  ): void {
    const reply = this.#reply
    if (this.#isTold('roles', points)) return
    this.#begin('roles')
    const [before, behind] = isMain ? this.#words.mainRole : this.#words.sideRole
    reply.short(before)
    reply.short(role)
    reply.short(behind)
    if (counts.viewed > 1) this.#share(this.#words.ofYourRoles, counts.counting, counts.viewed)
    this.#end(points, of)
  }

  /** 'QuickBooks Online and Xero', 'QuickBooks Online, Xero and 2 more', 'None of your 3 tools' */
  tools(matched: MatchedTools, wanted: number, points: number, of: number): void {
    const reply = this.#reply
    if (this.#isTold('tools', points)) return
    this.#begin('tools')
    if (matched.count > 0) this.#matchedTools(matched)
    else if (wanted === 1) reply.short(this.#words.notYourTool)
    else this.#counted(this.#words.noneOfYourTools, wanted)
    this.#end(points, of)
  }

  /** '7 of 10 key skills, 4 key tools'; who has as many tools as count may have more: '5+ key tools' */
  expertise(known: KeyKnowledge, key: KeyKnowledge, points: number, of: number): void {
    const reply = this.#reply
    if (this.#isTold('expertise', points)) return
    this.#begin('expertise')
    const words = this.#words
    if (key.skills > 0)
      this.#share(words.isOne(key.skills) ? words.keySkill : words.keySkills, known.skills, key.skills)
    if (key.skills > 0 && key.tools > 0) reply.short(next)
    if (key.tools > 0) {
      const [before, behind] = words.isOne(known.tools) ? words.keyTool : words.keyTools
      reply.short(before)
      reply.number(known.tools)
      if (known.tools === maxKeyTools) reply.short(orMore)
      reply.short(behind)
    }
    if (key.skills === 0 && key.tools === 0) reply.short(words.nothingMore)
    this.#end(points, of)
  }

  /** '4 of 5 skills' */
  skills(matched: number, wanted: number, points: number, of: number): void {
    if (this.#isTold('skills', points)) return
    this.#begin('skills')
    this.#share(this.#words.isOne(wanted) ? this.#words.skill : this.#words.skills, matched, wanted)
    this.#end(points, of)
  }

  /** '6 h of your working day', from the working half hours of five days, to the nearest half hour. */
  overlap(halfHours: number, points: number, of: number): void {
    const reply = this.#reply
    const perDay = Math.round(halfHours / 5)
    if (this.#isTold('overlap', points)) return
    this.#begin('overlap')
    if (perDay === 0) reply.short(this.#words.outsideDay)
    else {
      const [before, behind] = this.#words.ofYourDay
      reply.short(before)
      reply.number(perDay >> 1)
      if (perDay % 2 === 1) reply.short(this.#words.half)
      reply.short(behind)
    }
    this.#end(points, of)
  }

  /** '3 of 4 times you asked for' */
  availabilities(matched: number, wanted: number, points: number, of: number): void {
    if (this.#isTold('availabilities', points)) return
    this.#begin('availabilities')
    this.#share(this.#words.isOne(wanted) ? this.#words.time : this.#words.times, matched, wanted)
    this.#end(points, of)
  }

  /** '30 h free' */
  hours(spare: number, points: number, of: number): void {
    if (this.#isTold('hours', points)) return
    this.#begin('hours')
    this.#counted(this.#words.hoursFree, spare)
    this.#end(points, of)
  }

  reviews(level: 0 | 1 | 2, points: number, of: number): void {
    this.reason('reviews', this.#words.reviews[level] ?? none, points, of)
  }

  #matchedTools({ first, second, count }: MatchedTools): void {
    const reply = this.#reply
    const { oneTool, twoTools, moreTools } = this.#words
    const [before, between, behind] = count === 1 ? oneTool : count === 2 ? twoTools : moreTools
    reply.short(before)
    reply.short(first)
    reply.short(between)
    if (count === 1) return
    reply.short(second)
    reply.short(behind ?? none)
    if (count === 2) return
    reply.number(count - 2)
    reply.short(moreTools[3])
  }

  /** Where codes are all that is asked for, writes the points: there is no more to tell. */
  #isTold(code: MatchPart, points: number): boolean {
    if (this.#form === 'full') return false
    this.#reply.short(codes[code])
    this.#reply.number(points)
    this.#score += points
    return true
  }

  #begin(code: MatchPart): void {
    this.#reply.short(heads[code])
  }

  #share([before, between, behind]: readonly [WideBytes, WideBytes, WideBytes], matched: number, of: number): void {
    this.#reply.short(before)
    this.#reply.number(matched)
    this.#reply.short(between)
    this.#reply.number(of)
    this.#reply.short(behind)
  }

  #counted([before, behind]: readonly [WideBytes, WideBytes], count: number): void {
    this.#reply.short(before)
    this.#reply.number(count)
    this.#reply.short(behind)
  }

  #end(points: number, of: number): void {
    this.#reply.short(withPoints[points] ?? none)
    this.#reply.short(withWeight[of] ?? none)
    this.#score += points
  }
}
