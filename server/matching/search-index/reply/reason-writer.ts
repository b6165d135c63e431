import type { ReasonForm } from '@talentplace/contract/matching/search.routes'
import { fullScore, matchParts, type MatchPart } from '../../../rules/match-weights.ts'
import { maxKeyTools, type KeyKnowledge } from '../../../rules/role-fit.ts'
import { reviewsTexts } from './match-texts.ts'
import type { ReplyWriter } from './reply-writer.ts'
import { wideBytes, type WideBytes } from './wide-bytes.ts'

const none = wideBytes('')
/** What follows a text, by points; and what follows them, by what the part weighs. */
const withPoints = Array.from({ length: fullScore + 1 }, (_, points) => wideBytes(`","points":${points},"of":`))
const withWeight = Array.from({ length: fullScore + 1 }, (_, of) => wideBytes(`${of}}`))
const mainRole = wideBytes(', their main role')
const oneOfTheirRoles = wideBytes(', one of their roles')
const beforeCounting = wideBytes(' · ')
const ofYour = wideBytes(' of your ')
const roles = wideBytes(' roles')
const tools = wideBytes(' tools')
const notYourTool = wideBytes('Not your tool')
const noneOfYour = wideBytes('None of your ')
const and = wideBytes(' and ')
const more = wideBytes(' more')
const isOf = wideBytes(' of ')
const one = { skill: wideBytes(' skill'), keySkill: wideBytes(' key skill'), keyTool: wideBytes(' key tool') }
const plural = wideBytes('s')
const next = wideBytes(', ')
const orMore = wideBytes('+')
const nothingMore = wideBytes('Nothing more is asked of this role')
const outside = wideBytes('Works outside your day')
const half = wideBytes('.5')
const ofYourDay = wideBytes(' h of your working day')
const time = wideBytes(' time')
const requestedFor = wideBytes(' you asked for')
const free = wideBytes(' h free')
const reviews = reviewsTexts.map((text) => wideBytes(text))

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
    reply.short(role)
    reply.short(isMain ? mainRole : oneOfTheirRoles)
    if (counts.viewed > 1) {
      reply.short(beforeCounting)
      reply.number(counts.counting)
      reply.short(ofYour)
      reply.number(counts.viewed)
      reply.short(roles)
    }
    this.#end(points, of)
  }

  /** 'QuickBooks Online and Xero', 'QuickBooks Online, Xero and 2 more', 'None of your 3 tools' */
  tools(matched: MatchedTools, wanted: number, points: number, of: number): void {
    const reply = this.#reply
    if (this.#isTold('tools', points)) return
    this.#begin('tools')
    if (matched.count > 0) this.#matchedTools(matched)
    else if (wanted === 1) reply.short(notYourTool)
    else {
      reply.short(noneOfYour)
      reply.number(wanted)
      reply.short(tools)
    }
    this.#end(points, of)
  }

  /** '7 of 10 key skills, 4 key tools'; who has as many tools as count may have more: '5+ key tools' */
  expertise(known: KeyKnowledge, key: KeyKnowledge, points: number, of: number): void {
    const reply = this.#reply
    if (this.#isTold('expertise', points)) return
    this.#begin('expertise')
    if (key.skills > 0) this.#share(known.skills, key.skills, one.keySkill)
    if (key.skills > 0 && key.tools > 0) reply.short(next)
    if (key.tools > 0) {
      reply.number(known.tools)
      if (known.tools === maxKeyTools) reply.short(orMore)
      this.#counted(one.keyTool, known.tools)
    }
    if (key.skills === 0 && key.tools === 0) reply.short(nothingMore)
    this.#end(points, of)
  }

  /** '4 of 5 skills' */
  skills(matched: number, wanted: number, points: number, of: number): void {
    if (this.#isTold('skills', points)) return
    this.#begin('skills')
    this.#share(matched, wanted, one.skill)
    this.#end(points, of)
  }

  /** '6 h of your working day', from the working half hours of five days, to the nearest half hour. */
  overlap(halfHours: number, points: number, of: number): void {
    const reply = this.#reply
    const perDay = Math.round(halfHours / 5)
    if (this.#isTold('overlap', points)) return
    this.#begin('overlap')
    if (perDay === 0) reply.short(outside)
    else {
      reply.number(perDay >> 1)
      if (perDay % 2 === 1) reply.short(half)
      reply.short(ofYourDay)
    }
    this.#end(points, of)
  }

  /** '3 of 4 times you asked for' */
  availabilities(matched: number, wanted: number, points: number, of: number): void {
    if (this.#isTold('availabilities', points)) return
    this.#begin('availabilities')
    this.#share(matched, wanted, time)
    this.#reply.short(requestedFor)
    this.#end(points, of)
  }

  /** '30 h free' */
  hours(spare: number, points: number, of: number): void {
    if (this.#isTold('hours', points)) return
    this.#begin('hours')
    this.#reply.number(spare)
    this.#reply.short(free)
    this.#end(points, of)
  }

  reviews(level: 0 | 1 | 2, points: number, of: number): void {
    this.reason('reviews', reviews[level] ?? nothingMore, points, of)
  }

  #matchedTools({ first, second, count }: MatchedTools): void {
    const reply = this.#reply
    reply.short(first)
    if (count === 1) return
    reply.short(count === 2 ? and : next)
    reply.short(second)
    if (count === 2) return
    reply.short(and)
    reply.number(count - 2)
    reply.short(more)
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

  #share(matched: number, of: number, thing: WideBytes): void {
    this.#reply.number(matched)
    this.#reply.short(isOf)
    this.#reply.number(of)
    this.#counted(thing, of)
  }

  #counted(thing: WideBytes, count: number): void {
    this.#reply.short(thing)
    if (count !== 1) this.#reply.short(plural)
  }

  #end(points: number, of: number): void {
    this.#reply.short(withPoints[points] ?? none)
    this.#reply.short(withWeight[of] ?? none)
    this.#score += points
  }
}
