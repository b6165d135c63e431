import { isRecurrence } from '@talentplace/contract/work/tasks/recurrence'
import { recurrenceText } from '@talentplace/contract/work/tasks/recurrence-text'
import { describe, expect, it } from 'vitest'
import { readTaskText } from './read-task-text.ts'

// A Friday.
const today = '2026-11-20'
const read = (line: string) => readTaskText(line, { people: [], today })

describe('quick add reads rhythms that leave something out', () => {
  it.each([
    ['every other friday', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday'],
    ['every other Friday!', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday'],
    ['every second Tuesday', '2026-11-24', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'Every 2 weeks on Tuesday'],
    ['every 2nd friday', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', 'Every 2 weeks on Friday'],
    ['each other monday', '2026-11-23', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'Every 2 weeks on Monday'],
    ['every other week', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2', 'Every two weeks'],
    ['every second week', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2', 'Every two weeks'],
    ['every other week on Monday', '2026-11-23', 'FREQ=WEEKLY;INTERVAL=2', 'Every two weeks'],
    ['every third week', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=3', 'Every 3 weeks'],
    ['every 3rd day', '2026-11-20', 'FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['every other day', '2026-11-20', 'FREQ=DAILY;INTERVAL=2', 'Every 2 days'],
    ['every 2nd year', '2026-11-20', 'FREQ=YEARLY;INTERVAL=2', 'Every 2 years'],
    ['every other month on the 1st', '2026-12-01', 'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1', 'Every 2 months on the 1st'],
    [
      'every third month on the 31st',
      '2026-11-30',
      'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=31',
      'Every 3 months on the 31st',
    ],
    ['every month on the 15th', '2026-12-15', 'FREQ=MONTHLY;BYMONTHDAY=15', 'Every month on the 15th'],
    ['monthly on the 11th', '2026-12-11', 'FREQ=MONTHLY;BYMONTHDAY=11', 'Every month on the 11th'],
    ['on the 22nd of every month', '2026-11-22', 'FREQ=MONTHLY;BYMONTHDAY=22', 'Every month on the 22nd'],
    ['every 3rd of the month', '2026-12-03', 'FREQ=MONTHLY;BYMONTHDAY=3', 'Every month on the 3rd'],
    ['on the first of every month', '2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1', 'Every month on the 1st'],
    ['every second Friday of the month', '2026-12-11', 'FREQ=MONTHLY;BYDAY=2FR', 'Every month on the 2nd Friday'],
    ['every 3rd friday of each month', '2026-11-20', 'FREQ=MONTHLY;BYDAY=3FR', 'Every month on the 3rd Friday'],
    ['on the first Monday of every month', '2026-12-07', 'FREQ=MONTHLY;BYDAY=1MO', 'Every month on the 1st Monday'],
    ['every month on the 4th Wednesday', '2026-11-25', 'FREQ=MONTHLY;BYDAY=4WE', 'Every month on the 4th Wednesday'],
    ['every last friday of the month', '2026-11-27', 'FREQ=MONTHLY;BYDAY=-1FR', 'On the last Friday of every month'],
  ])('%j: first on %s by %s', (words, due_date, recurrence, chip) => {
    expect(read(`Clean desk ${words}`)).toMatchObject({ name: 'Clean desk', due_date, recurrence })
    expect(isRecurrence(recurrence)).toBe(true)
    expect(recurrenceText(recurrence, String)).toBe(chip)
  })

  it('with a time of day, which stays in the name, and from the day that is named', () => {
    expect(read('Call Jo every other friday at 3pm')).toMatchObject({
      name: 'Call Jo at 3pm',
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    })
    expect(read('Call Jo on Dec 1 every other friday')).toMatchObject({ name: 'Call Jo', due_date: '2026-12-04' })
  })
})

describe('quick add keeps all words of a rhythm or a day that isn’t certain', () => {
  it.each([
    // Every three weeks, or the third one of a month?
    'Clean desk every third friday',
    'Clean desk every 3rd friday',
    'Clean desk every fourth Monday',
    'Clean desk every 4th monday',
    'Clean desk every fifth Friday of the month',
    'Clean desk every other Friday of the month',
    'Clean desk every second friday of month',
    'Clean desk every other weekday',
    'Clean desk every other business day',
    'Clean desk every other monday and thursday',
    'Clean desk every other monday, thursday',
    'Clean desk every friday and every other monday',
    'Clean desk every monday, every other friday',
    'Clean desk every single friday',
    'Clean desk every odd friday',
    'Clean desk every alternate friday',
    'Clean desk on alternate fridays',
    'Clean desk every last friday',
    'Clean desk every other Fri',
    'Clean desk every other',
    'Clean desk every second',
    'Clean desk every month on the 32nd',
    'Clean desk every other week on the 1st',
    'Clean desk every other friday starting Dec 4',
    'Clean desk every week starting monday',
    'Clean desk the second Tuesday',
    'Clean desk the other friday',
    'Clean desk first friday',
    'Clean desk 2nd friday',
    'Clean desk another monday',
    'Never on Sunday',
    'Never call Jo on Sunday',
    'Don’t call Jo on Sunday',
    'Do not write to the shop every Monday',
    'Shop closed on Sunday',
    'Only on Monday',
  ])('%j', (line) => {
    expect(read(line)).toMatchObject({ name: line, due_date: null, recurrence: null, chips: [] })
  })

  it('and still reads what can’t be forgotten', () => {
    expect(read('Don’t forget the milk tomorrow')).toMatchObject({
      name: 'Don’t forget the milk',
      due_date: '2026-11-21',
    })
    expect(read('Send the second on Friday')).toMatchObject({ name: 'Send the second', due_date: '2026-11-20' })
    expect(read('Send the other tomorrow')).toMatchObject({ name: 'Send the other', due_date: '2026-11-21' })
  })
})
