import { describe, expect, it } from 'vitest'
import { profileTips, type TippedProfile } from './profile-tips.ts'

const wanted = (...ids: number[]) => ids.map((id) => ({ id, value: `Thing ${id}` }))

const whole: TippedProfile = {
  role_ids: [1],
  skill_ids: [1, 2, 3],
  tool_ids: [1],
  bio: 'x'.repeat(200),
  blurb: 'Books, kept',
  avatar_id: 7,
  availability: 1,
  available_hours_per_month: 20,
}

const codes = (
  about: Partial<TippedProfile>,
  needs = [{ role: 'Bookkeeper', skills: wanted(1, 2, 3, 4), tools: wanted(1) }],
) => profileTips({ ...whole, ...about }, needs).map(({ code }) => code)

describe('C5 Ours: what would lift a match', () => {
  it('is nothing where nothing is missing', () => {
    expect(codes({})).toEqual([])
  })

  it('names what the search weighs first before what clients only read', () => {
    expect(
      codes({ role_ids: [], availability: 0, available_hours_per_month: 0, bio: '', blurb: ' ', avatar_id: -1 }, []),
    ).toEqual(['role', 'schedule', 'hours', 'photo', 'blurb', 'bio'])
  })

  it('tells evenings and weekends alone from clients’ working days', () => {
    expect(codes({ availability: 1 << 2 })).toEqual(['working_day'])
    expect(codes({ availability: 1 << 15 })).toEqual(['working_day'])
    expect(codes({ availability: 1 << 13 })).toEqual([])
  })

  it('names what a role asks for most and isn’t named, for each role', () => {
    expect(
      profileTips({ ...whole, skill_ids: [2, 3], tool_ids: [] }, [
        { role: 'Bookkeeper', skills: wanted(1, 2, 3, 4), tools: wanted(1) },
        { role: 'Writer', skills: wanted(2), tools: [] },
      ]),
    ).toEqual([
      { code: 'skills', role: 'Bookkeeper', names: ['Thing 1', 'Thing 4'] },
      { code: 'tools', role: 'Bookkeeper', names: ['Thing 1'] },
    ])
  })

  it('asks for a bio that tells something, and for hours that a search finds', () => {
    expect(codes({ bio: 'x'.repeat(199) })).toEqual(['bio'])
    expect(codes({ available_hours_per_month: 19 })).toEqual(['hours'])
  })
})
