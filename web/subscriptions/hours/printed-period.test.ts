import { expect, test } from 'vitest'
import { printedText, type PrintedHours } from '@talentplace/contract/shared/hours-text'
import { printedRunningTotal, printedPeriod } from './printed-period.ts'

const days = { start: '2026-11-10', end: '2026-12-09' }
const viewOf = ({ minutes, hundredths }: PrintedHours) => [minutes, hundredths]
const added = (...parts: PrintedHours[]) =>
  parts
    .map(viewOf)
    .reduce(([minutes = 0, hundredths = 0], [more = 0, moreToo = 0]) => [minutes + more, hundredths + moreToo], [0, 0])

test('what is printed as worked and as left adds up to the hours there are, below zero too', () => {
  const worked = 10 * 3600 + 47 * 60 + 48
  const period = printedPeriod({
    ...days,
    prepaid_seconds: 72_000,
    added_seconds: 0,
    carried_seconds: 0,
    billable_seconds: worked,
    remaining_seconds: 72_000 - worked,
  })
  expect([period.worked, period.remaining].map((each) => printedText(each))).toEqual([
    '10h 48m (10.80h)',
    '9h 12m (9.20h)',
  ])
  for (let at = 0; at < 500; at += 1) {
    const [prepaid_seconds, added_seconds, carried_seconds] = [(at % 40) * 3600, (at % 3) * 3600, (at * 7919) % 9000]
    const billable_seconds = (at * 104_729) % 160_000
    const remaining_seconds = prepaid_seconds + added_seconds + carried_seconds - billable_seconds
    const hours = { prepaid_seconds, added_seconds, carried_seconds, billable_seconds, remaining_seconds }
    const each = printedPeriod({ ...days, ...hours })
    expect(added(each.worked, each.remaining)).toEqual(added(each.prepaid, each.added, each.rollover))
  }
})

test('what became of carried hours adds up to them', () => {
  const line = { from: days, into: days, used_seconds: 1_000, expired_seconds: 999, left_seconds: 1_030, ends_on: null }
  const { rollover, used, expired, left } = printedRunningTotal({ ...line, carried_seconds: 3_029 })
  expect(added(used, expired, left)).toEqual(viewOf(rollover))
  expect(printedText(rollover)).toBe('0h 50m (0.84h)')
})
