import { describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { needsNoSecond } from '../testing/needs-no-second.ts'
import type { Operation } from './operation.ts'
import { isStaffPermission } from './permission.ts'
import { secondPersonActs } from './second-person.ts'

const all = Object.entries<Operation>(operations)

/** The names of operations that let through what someone else wrote, or what is about to happen. */
const letsThrough = /^(accept|allow|approve|confirm|consent|decide|post|publish|release|reset|settle|verify)[A-Z]/
const byStaff = ({ method, caller }: Operation) =>
  method !== 'GET' && typeof caller !== 'string' && caller.some(isStaffPermission)

describe('a second person', () => {
  it('is asked by every operation by which staff let something through, or it says why not', () => {
    const undeclared = all.filter(
      ([key, each]) =>
        byStaff(each) && letsThrough.test(key) && each.secondPerson === undefined && !(key in needsNoSecond),
    )
    expect(undeclared.map(([key]) => key)).toEqual([])
  })

  it('is never both needed and not', () => {
    const declared: Readonly<Record<string, Operation>> = operations
    expect(Object.keys(needsNoSecond).filter((key) => declared[key]?.secondPerson)).toEqual([])
  })

  it('holds the one permission that the operation asks for, by a session that is looked up', () => {
    const guarded = all.flatMap(([, { secondPerson: act, caller, freshSession }]) =>
      act === undefined ? [] : [[act, caller, freshSession]],
    )
    const wanted = Object.entries(secondPersonActs).map(([act, { permission }]) => [act, [permission], true])
    expect(guarded.toSorted()).toEqual(wanted.toSorted())
  })
})
