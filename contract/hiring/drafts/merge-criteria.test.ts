import { describe, expect, it } from 'vitest'
import { matchingCriteria, type MatchingCriteria } from '../../core/criteria/criteria.ts'
import { mergeCriteria } from './merge-criteria.ts'

function criteria(change: Partial<ReturnType<typeof matchingCriteria.parse>> = {}) {
  return { ...matchingCriteria.parse({}), ...change }
}

/** The placeholder 'Help me decide'. */
const help = -1

function many(from: number): number[] {
  return Array.from({ length: 20 }, (_, at) => from + at)
}

function place(role_id: number, assistant_id: number, hours = 10): MatchingCriteria['cart'][number] {
  return {
    role_id,
    assistant_id,
    hours,
    avatar_id: -1,
    known_as: '',
    tids: [],
    sids: [],
    timezone: null,
    self_identifications: '',
  }
}

/** The same numbers for the same seed: whole, from 0 to below `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A few things a person does to a draft, one after the other. */
function edited(from: MatchingCriteria, random: (below: number) => number): MatchingCriteria {
  const lines = new Map(
    from.rids.map((rid, at) => [rid, { hours: from.hours[at] ?? 10, who: from.cart.find((p) => p.role_id === rid) }]),
  )
  for (let edits = random(4); edits > 0; edits -= 1) {
    const rid = 1 + random(5)
    const line = lines.get(rid)
    if (line === undefined || random(3) === 0) lines.set(rid, { hours: 10 + random(5) * 10, who: line?.who })
    else if (random(2) === 0) lines.set(rid, { ...line, who: place(rid, random(4) || help, line.hours) })
    else lines.delete(rid)
  }
  const rids = [...lines.keys()]
  const hours = [...lines.values()].map((line) => line.hours)
  const cart = [...lines.values()].flatMap((line) => (line.who ? [{ ...line.who, hours: line.hours }] : []))
  return { ...from, rids, hours, cart }
}

function lineOf(criteria: MatchingCriteria, rid: number): string {
  const places = criteria.cart.filter((item) => item.role_id === rid && item.assistant_id !== help)
  const who = places.map((item) => item.assistant_id)
  return JSON.stringify([criteria.rids.includes(rid), criteria.hours[criteria.rids.indexOf(rid)], who])
}

function hoursOf({ rids, hours }: MatchingCriteria, rid: number): number | undefined {
  return hours[rids.indexOf(rid)]
}

/** What the joined draft lacks or has wrong. */
function issuesOf(before: MatchingCriteria, mine: MatchingCriteria, stored: MatchingCriteria): object[] {
  const { rids, hours, cart } = mergeCriteria(before, mine, stored)
  const changed = [mine, stored].flatMap((side) => side.rids.filter((rid) => lineOf(side, rid) !== lineOf(before, rid)))
  const retained = before.rids.filter((rid) => mine.rids.includes(rid) && stored.rids.includes(rid))
  const later = mine.rids.filter((rid) => hoursOf(mine, rid) !== hoursOf(before, rid))
  const isRight =
    hours.length === rids.length &&
    new Set(rids).size === rids.length &&
    [...changed, ...retained].every((rid) => rids.includes(rid)) &&
    later.every((rid) => hours[rids.indexOf(rid)] === hoursOf(mine, rid)) &&
    cart.every((item) => rids.includes(item.role_id))
  return isRight ? [] : [{ before, mine, stored }]
}

function words(...roles: string[]): MatchingCriteria {
  return criteria({ keywords: { roles, skills: [], tools: [], default: [] } })
}

function sorted({ rids, hours, cart }: MatchingCriteria) {
  return {
    hours: rids.map((rid, at) => [rid, hours[at]]).sort(),
    cart: cart.map((item) => JSON.stringify(item)).sort(),
  }
}

/** One role with who has its place and who waits beside it. */
function side([cart = [], alternates = []]: number[][]): MatchingCriteria {
  return criteria({
    rids: [3],
    hours: [10],
    cart: cart.map((id) => place(3, id)),
    alternates: alternates.map((id) => place(3, id)),
  })
}

function people({ cart, alternates }: MatchingCriteria): number[][] {
  return [cart, alternates].map((items) => items.map((item) => item.assistant_id))
}

const base = criteria({ rids: [3, 9], hours: [10, 20], focusedRid: [3, 9] })

describe('B1.3 a stale save merges by role', () => {
  it('keeps a role added here and one added elsewhere', () => {
    const mine = criteria({ rids: [3, 9, 12], hours: [10, 20, 30], focusedRid: [3, 9, 12] })
    const stored = criteria({ rids: [3, 9, 15], hours: [10, 20, 40], focusedRid: [3, 9, 15] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({
      rids: [3, 9, 15, 12],
      hours: [10, 20, 40, 30],
      focusedRid: [3, 9, 15, 12],
    })
  })

  it('lets this page win for a role both changed, and takes the other page’s change of another role', () => {
    const mine = criteria({ rids: [3, 9], hours: [15, 20], focusedRid: [3, 9] })
    const stored = criteria({ rids: [3, 9], hours: [50, 60], focusedRid: [3, 9] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ rids: [3, 9], hours: [15, 60] })
  })

  it('keeps a removal, from either side, with its hours and mark', () => {
    const mine = criteria({ rids: [9], hours: [20], focusedRid: [9] })
    const stored = criteria({ rids: [3, 9], hours: [10, 59], focusedRid: [3, 9], more_hours_rids: [9] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({
      rids: [9],
      hours: [59],
      more_hours_rids: [9],
      focusedRid: [9],
    })
    expect(mergeCriteria(base, base, mine)).toMatchObject({ rids: [9], hours: [20] })
  })

  it('keeps a role changed here though it was removed elsewhere', () => {
    const mine = criteria({ rids: [3, 9], hours: [10, 80], focusedRid: [3, 9] })
    const stored = criteria({ rids: [3], hours: [10], focusedRid: [3] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ rids: [3, 9], hours: [10, 80] })
  })

  it('takes other fields from whoever changed them', () => {
    const mine = criteria({ ...base, tids: [7] })
    const stored = criteria({ ...base, sids: [8], lids: [2], project_name: 'Books' })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ tids: [7], sids: [8], lids: [2], project_name: 'Books' })
  })

  it('never exceeds 20 roles', () => {
    const mine = criteria({ rids: many(1), hours: many(10) })
    const stored = criteria({ rids: many(101), hours: many(10) })
    expect(mergeCriteria(criteria(), mine, stored).rids).toHaveLength(20)
  })

  it('keeps a role that got a person elsewhere though it was removed here', () => {
    const mine = criteria({ rids: [9], hours: [20], focusedRid: [9] })
    const stored = criteria({ ...base, cart: [place(3, 7)] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({ rids: [3, 9], cart: [{ role_id: 3, assistant_id: 7 }] })
  })

  it('a role changed elsewhere stays, without the people who were taken away with it here', () => {
    const before = criteria({ ...base, cart: [place(3, 7), place(9, 8)] })
    const mine = criteria({ rids: [9], hours: [20], focusedRid: [9], cart: [place(9, 8)] })
    const stored = criteria({ ...before, hours: [50, 20] })
    expect(mergeCriteria(before, mine, stored)).toMatchObject({ rids: [3, 9], hours: [50, 20] })
    expect(people(mergeCriteria(before, mine, stored))).toEqual([[8], []])
  })

  it('joins hours changed here with a person chosen elsewhere, for the same role', () => {
    const mine = criteria({ ...base, hours: [40, 20] })
    const stored = criteria({ ...base, cart: [place(3, 7)] })
    expect(mergeCriteria(base, mine, stored)).toMatchObject({
      hours: [40, 20],
      cart: [{ role_id: 3, assistant_id: 7, hours: 40 }],
    })
  })

  it('keeps people chosen for different roles on both sides', () => {
    const mine = criteria({ ...base, cart: [place(3, 7)] })
    const stored = criteria({ ...base, cart: [place(9, 8)] })
    expect(mergeCriteria(base, mine, stored).cart.map((item) => item.assistant_id)).toEqual([7, 8])
  })

  describe('whoever was chosen', () => {
    it.each<[string, number[][], number[][], number[][], number[][]]>([
      ['a placeholder never takes a person’s place', [[]], [[help]], [[7]], [[7], []]],
      ['two chosen for one place: the later has it, the other waits', [[]], [[7]], [[8]], [[7], [8]]],
      ['both replaced the same person: who was replaced is gone', [[5]], [[7]], [[8]], [[7], [8]]],
      ['one removed the person, the other left them: they are gone', [[5]], [[help]], [[5]], [[], []]],
      ['one removed the person, the other replaced them: the new one has the place', [[5]], [[help]], [[8]], [[8], []]],
      ['who waits takes the place, the other side looked on', [[5], [6]], [[6], [5]], [[5], [6]], [[6], [5]]],
      ['a place is emptied there while someone waits for it', [[5], [6]], [[5], [6]], [[help], [5, 6]], [[], [5, 6]]],
      ['who waits is removed here', [[5], [6]], [[5]], [[5], [6]], [[5], []]],
      ['who waits stays where the person before them is removed', [[5], [6]], [[help], [6]], [[5], [6]], [[], [6]]],
      ['a third joins two who wait already', [[5], [6]], [[7], [6]], [[5], [6]], [[7], [6]]],
    ])('%s', (_what, base, mine, stored, joined) => {
      const [cart = [], alternates] = people(mergeCriteria(side(base), side(mine), side(stored)))
      expect([cart.filter((id) => id !== help), alternates]).toEqual(joined)
    })

    it('a stale cart whose beginning isn’t known takes nobody’s place away', () => {
      const mine = criteria({ ...base, cart: [place(3, help), place(9, 8)] })
      const stored = criteria({ ...base, cart: [place(3, 7), place(9, help)] })
      expect(people(mergeCriteria(criteria(), mine, stored))).toEqual([[7, 8], []])
    })

    it('a draft in which help is wanted for every place stays as it is when it is saved again', () => {
      const wanted = criteria({ ...base, cart: [place(3, help), place(9, help, 20)] })
      expect(mergeCriteria(wanted, wanted, wanted)).toEqual(wanted)
      expect(mergeCriteria(wanted, { ...wanted, tids: [7] }, wanted).cart, 'with another change').toEqual(wanted.cart)
      expect(mergeCriteria(wanted, { ...wanted, cart: [] }, wanted).cart, 'until it is taken away').toEqual([])
    })

    it('with more than 20 roles those without anybody go first', () => {
      const mine = criteria({ rids: many(1), hours: many(10), cart: [place(20, 8)] })
      const stored = criteria({ rids: many(101), hours: many(10), cart: [place(120, 7)] })
      expect(people(mergeCriteria(criteria(), mine, stored))).toEqual([[7, 8], []])
    })
  })

  it('joins words entered on both sides, and takes removed ones away', () => {
    expect(mergeCriteria(words('a', 'b'), words('b', 'c'), words('a', 'b', 'd')).keywords.roles).toEqual([
      'b',
      'd',
      'c',
    ])
  })

  it('whatever both sides did: no role that either added or changed is lost, and hours stay aligned', () => {
    const random = numbers(20_261_121)
    const issues = Array.from({ length: 2000 }, () => {
      const before = edited(criteria(), random)
      return issuesOf(before, edited(before, random), edited(before, random))
    })
    expect(issues.flat()).toEqual([])
  })

  it('a side that changed nothing changes nothing', () => {
    const random = numbers(7)
    for (let round = 0; round < 500; round += 1) {
      const before = edited(criteria(), random)
      const after = edited(before, random)
      expect(mergeCriteria(before, before, after)).toEqual(after)
      expect(sorted(mergeCriteria(before, after, before))).toEqual(sorted(after))
    }
  })
})
