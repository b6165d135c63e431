import type { MatchReason } from '@talentplace/contract/matching/search.routes'
import { describe, expect, it } from 'vitest'
import { displayedReasons } from './displayed-reasons.ts'

function reason(code: MatchReason['code'], points: number): MatchReason {
  return { code, text: code, points, of: 30 }
}

describe('the ticks of a card', () => {
  it('B4.6 are the parts that gave points, what was asked for first, at most four', () => {
    const reasons = [
      reason('roles', 20),
      reason('skills', 24),
      reason('tools', 0),
      reason('overlap', 10),
      reason('hours', 8),
      reason('reviews', 5),
    ]
    expect(displayedReasons(reasons).map((each) => each.code)).toEqual(['skills', 'overlap', 'hours', 'roles'])
  })

  it('tick parts of the week, which someone asked for, before the working day, which nobody did', () => {
    const reasons = [reason('overlap', 20), reason('availabilities', 8)]
    expect(displayedReasons(reasons).map((each) => each.code)).toEqual(['availabilities', 'overlap'])
  })

  it('tick what someone knows of the role from half of it on', () => {
    expect(displayedReasons([reason('expertise', 14)])).toEqual([])
    expect(displayedReasons([reason('expertise', 15)])).toHaveLength(1)
  })
})
