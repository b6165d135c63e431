import { describe, expect, it } from 'vitest'
import { findDay } from './find-day.ts'
import { readTaskText } from './read-task-text.ts'

const people = [
  { user_uuid: 'l', name: 'Leah M.' },
  { user_uuid: 'j', name: 'Jean-Luc P.' },
]
// A Friday.
const read = (line: string) => readTaskText(line, { people, today: '2026-11-20', findDay })

describe('quick add reads a line', () => {
  it('with its day, priority and person', () => {
    expect(read('Call the printer tomorrow !high @Leah')).toEqual({
      name: 'Call the printer',
      due_date: '2026-11-21',
      priority: 0,
      people: [people[0]],
      recurrence: null,
      unknown: [],
    })
  })

  it.each([
    ['Send the letter by Monday', 'Send the letter', '2026-11-23'],
    ['Send the letter on Dec 3', 'Send the letter', '2026-12-03'],
    ['Send the letter next Friday', 'Send the letter', '2026-11-27'],
    ['Send the letter today', 'Send the letter', '2026-11-20'],
    ['Send the letter 2027-01-15', 'Send the letter', '2027-01-15'],
    ['Order 25 boxes', 'Order 25 boxes', null],
    ['Call at 3pm', 'Call at 3pm', null],
    ['Reconcile October', 'Reconcile October', null],
    ['Close the books of this month', 'Close the books of this month', null],
    ['Close the books of October on December 4', 'Close the books of October', '2026-12-04'],
    ['Plan the fair next month', 'Plan the fair', '2026-12-20'],
  ])('%j as %j, due %s', (line, name, due_date) => {
    expect(read(line)).toMatchObject({ name, due_date })
  })

  it.each([
    ['Sort the inbox every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-11-20'],
    ['Report every monday', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-23'],
    ['Report every two weeks', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-20'],
    ['Report monthly', 'FREQ=MONTHLY', '2026-11-20'],
  ])('%j as work that is done again: %s, first on %s', (line, recurrence, due_date) => {
    expect(read(line)).toMatchObject({ recurrence, due_date })
  })

  it('and leaves what it doesn’t know in the name, telling so', () => {
    expect(read('Ask @Nobody about 20% off! @jeanluc')).toMatchObject({
      name: 'Ask @Nobody about 20% off!',
      people: [people[1]],
      unknown: ['@Nobody'],
    })
  })
})
