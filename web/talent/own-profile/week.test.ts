import { describe, expect, it } from 'vitest'
import { cellAfter, cellsOfDay, cellsOfPart, inOrder, painted, toggledTogether } from './week.ts'

describe('C5 the week an assistant draws', () => {
  it('is the same value however it was drawn', () => {
    expect(inOrder(['sunday_evening', 'monday_evening', 'monday_morning'])).toEqual([
      'monday_morning',
      'monday_evening',
      'sunday_evening',
    ])
    expect(painted(['monday_morning'], [{ day: 0, part: 0 }], true)).toEqual(['monday_morning'])
    expect(painted(['monday_morning'], [{ day: 0, part: 0 }], false)).toEqual([])
  })

  it('takes a whole day, or a part of all of them, and gives it back', () => {
    expect(toggledTogether(['monday_morning'], cellsOfDay(0))).toEqual([
      'monday_morning',
      'monday_afternoon',
      'monday_evening',
    ])
    expect(toggledTogether(inOrder(['monday_morning', 'monday_afternoon', 'monday_evening']), cellsOfDay(0))).toEqual(
      [],
    )
    expect(toggledTogether([], cellsOfPart(1))).toHaveLength(7)
  })

  it('is walked by arrows, to its edges and not beyond', () => {
    expect(cellAfter({ day: 0, part: 0 }, 'ArrowDown')).toEqual({ day: 1, part: 0 })
    expect(cellAfter({ day: 0, part: 0 }, 'ArrowRight')).toEqual({ day: 0, part: 1 })
    expect(cellAfter({ day: 0, part: 0 }, 'ArrowUp')).toBeNull()
    expect(cellAfter({ day: 6, part: 2 }, 'ArrowRight')).toBeNull()
    expect(cellAfter({ day: 3, part: 1 }, 'Home')).toEqual({ day: 3, part: 0 })
    expect(cellAfter({ day: 3, part: 1 }, 'Enter')).toBeNull()
  })
})
