import type { KeywordGroups, MatchingCriteria } from '../../core/criteria/criteria.ts'
import { defaultHours, maximumKeywords, maximumNotMeant, maximumRoles } from '../../core/criteria/limits.ts'
import { mergePeople, peopleOf, type RolePeople } from './merge-places.ts'

type CartItem = MatchingCriteria['cart'][number]

/** All that is kept for one role. */
interface RoleLine extends RolePeople {
  /** Hours and the mark '100+' are one choice. */
  readonly time: { readonly hours: number | undefined; readonly more: boolean }
  readonly focused: boolean
}

/**
 * Joins two changes of the same draft since `base`: `mine`, the later one, with what is `stored`. Roles are joined one
 * by one: hours that `mine` changed stand, nobody who was chosen on either side is lost (`merge-places.ts`), and a role
 * goes only when the other side left it as it was. Lists are joined word by word; other fields come whole from whoever
 * changed them.
 */
export function mergeCriteria(
  base: MatchingCriteria,
  mine: MatchingCriteria,
  stored: MatchingCriteria,
): MatchingCriteria {
  const merged = { ...stored }
  for (const field of wholeFields) takeChanged(field, base, mine, merged)
  return {
    ...merged,
    keywords: mergeKeywords(base.keywords, mine.keywords, stored.keywords),
    tids: mergeList(base.tids, mine.tids, stored.tids, maxIds),
    sids: mergeList(base.sids, mine.sids, stored.sids, maxIds),
    lids: mergeList(base.lids, mine.lids, stored.lids, maxIds),
    availabilities: mergeList(base.availabilities, mine.availabilities, stored.availabilities, maxIds),
    not_meant: mergeList(base.not_meant, mine.not_meant, stored.not_meant, maximumNotMeant),
    ...mergeRoles(base, mine, stored),
    uuid: mine.uuid ?? stored.uuid,
  }
}

const maxIds = 100

const wholeFields = [
  'step',
  'timezone',
  'timezone_offset',
  'offset_range',
  'self_identifications',
  'sort',
  'project_name',
  'confirmationShown',
  'package',
  'addons',
] as const satisfies readonly (keyof MatchingCriteria)[]

function takeChanged<Field extends keyof MatchingCriteria>(
  field: Field,
  base: MatchingCriteria,
  mine: MatchingCriteria,
  merged: MatchingCriteria,
): void {
  merged[field] = changed(base[field], mine[field], merged[field])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Mine where this page changed it, else the stored one. */
function changed<T>(base: T, mine: T, stored: T): T {
  return isSame(base, mine) ? stored : mine
}

/** The stored list without what was removed here, and with what was added here. */
function mergeList<T>(base: readonly T[], mine: readonly T[], stored: readonly T[], max: number): T[] {
  const retained = stored.filter((each) => mine.includes(each) || !base.includes(each))
  const added = mine.filter((each) => !base.includes(each) && !retained.includes(each))
  return [...retained, ...added].slice(0, max)
}

function mergeKeywords(base: KeywordGroups, mine: KeywordGroups, stored: KeywordGroups): KeywordGroups {
  const merge = (group: keyof KeywordGroups) => mergeList(base[group], mine[group], stored[group], maximumKeywords)
  return { roles: merge('roles'), skills: merge('skills'), tools: merge('tools'), default: merge('default') }
}

function readRoles(criteria: MatchingCriteria): Map<number, RoleLine> {
  return new Map(
    criteria.rids.map((rid, at) => [
      rid,
      {
        time: { hours: criteria.hours[at], more: criteria.more_hours_rids.includes(rid) },
        focused: criteria.focusedRid.includes(rid),
        places: criteria.cart.filter((item) => item.role_id === rid),
        alternates: criteria.alternates.filter((item) => item.role_id === rid),
      },
    ]),
  )
}

function readLines(base: MatchingCriteria, mine: MatchingCriteria, stored: MatchingCriteria) {
  const [before, here, there] = [readRoles(base), readRoles(mine), readRoles(stored)]
  return [...new Set([...stored.rids, ...mine.rids])].flatMap((rid) => {
    const line = mergeLine(before.get(rid), here.get(rid), there.get(rid))
    return line ? [{ rid, ...line }] : []
  })
}

type Line = ReturnType<typeof readLines>[number]

/** As many roles as a draft may have; those without anybody go first. */
function withinLimit(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= maximumRoles) return lines
  const first = [...lines].sort((one, other) => Number(isEmpty(one)) - Number(isEmpty(other))).slice(0, maximumRoles)
  return lines.filter((line) => first.includes(line))
}

function isEmpty(line: RolePeople): boolean {
  return peopleOf(line).length === 0
}

function timed(items: readonly CartItem[], { time }: Line): CartItem[] {
  return items.map((item) => ({ ...item, hours: time.hours ?? item.hours }))
}

/** True where help is asked for every place: a person was never there to lose. */
function hasOnlyPlaceholders({ cart }: MatchingCriteria): boolean {
  return cart.length > 0 && cart.every((item) => item.assistant_id <= 0)
}

function mergeRoles(base: MatchingCriteria, mine: MatchingCriteria, stored: MatchingCriteria) {
  const lines = withinLimit(readLines(base, mine, stored))
  const isTimed = lines.some(({ time }) => time.hours !== undefined)
  const cart = lines.flatMap((line) => timed(line.places, line))
  const isHelpWanted = hasOnlyPlaceholders(mine) || hasOnlyPlaceholders(stored)
  return {
    rids: lines.map(({ rid }) => rid),
    hours: isTimed ? lines.map(({ time }) => time.hours ?? defaultHours) : [],
    more_hours_rids: lines.filter(({ time }) => time.more).map(({ rid }) => rid),
    focusedRid: lines.filter(({ focused }) => focused).map(({ rid }) => rid),
    // With the last person the placeholders go too, unless a side has nothing but placeholders.
    cart: isHelpWanted || cart.some((item) => item.assistant_id > 0) ? cart : [],
    alternates: lines.flatMap((line) => timed(line.alternates, line)),
  }
}

/**
 * One role of the three. A side that removed it has its way only when the other left its hours and people alone; else the
 * role stays, without the people whom that side knew and took away with it.
 */
function mergeLine(
  before: RoleLine | undefined,
  here: RoleLine | undefined,
  there: RoleLine | undefined,
): RoleLine | undefined {
  if (!here || !there) {
    const left = here ?? there
    const isLeftAlone = before && left && isSame([before.time, peopleOf(before)], [left.time, peopleOf(left)])
    if (!before || !left || isLeftAlone) return isLeftAlone ? undefined : left
    return { ...left, ...mergePeople(before, { places: [], alternates: [] }, left) }
  }
  const base = before ?? { ...there, places: [], alternates: [] }
  return {
    time: changed(base.time, here.time, there.time),
    focused: changed(base.focused, here.focused, there.focused),
    ...mergePeople(base, here, there),
  }
}
