import { dayParts } from '@talentplace/contract/core/criteria/limits'
import { describe, expect, it } from 'vitest'
import { partHours, scheduleClocks, shiftedPartHours, worksThen } from './schedule-shift.ts'

const [morning, afternoon, evening] = dayParts

describe('the weekly schedule', () => {
  it('B5.3 has the three parts of the day in the person’s clock', () => {
    expect(dayParts.map(partHours)).toEqual(['8am-12pm', '12pm-5pm', '5pm-10pm'])
  })

  it('B5.3 shows the same hours in the viewer’s clock', () => {
    expect(shiftedPartHours(morning, 60)).toBe('7am-11am')
    expect(shiftedPartHours(afternoon, -120)).toBe('2pm-7pm')
    expect(shiftedPartHours(morning, 30)).toBe('7:30am-11:30am')
  })

  it('B5.3 says when the viewer’s day is another one', () => {
    expect(shiftedPartHours(evening, -180)).toBe('8pm-1am the day after')
    expect(shiftedPartHours(evening, -480)).toBe('1am the day after-6am')
    expect(shiftedPartHours(morning, 600)).toBe('10pm the day before-2am')
  })

  it('B5.3 says whose clock it shows', () => {
    expect(scheduleClocks('Halifax', 60)).toBe('Times in Halifax, and below them the same hours in your clock.')
    expect(scheduleClocks('Halifax', 0)).toBe('Times in Halifax, which are also yours.')
    expect(scheduleClocks('Halifax', null)).toBe('Times in Halifax.')
  })

  it('B5.3 marks the parts of the week the person works', () => {
    expect(worksThen(['monday_morning'], 'monday', morning)).toBe(true)
    expect(worksThen(['monday_morning'], 'monday', evening)).toBe(false)
    expect(worksThen(['monday_morning'], 'tuesday', morning)).toBe(false)
  })
})
