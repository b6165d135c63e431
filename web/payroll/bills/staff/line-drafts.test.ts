import { expect, it } from 'vitest'
import { draftsOf, lineIssue, linesOf, withLine } from './line-drafts.ts'

const line = { key: 4, kind: 'adjustment', description: 'Paid twice', amount: '-50.00' } as const

it('shows what staff wrote on a draft, without approved adjustments, and sends it back unchanged', () => {
  const time = { position: 1, kind: 'time', description: 'Books', amount_cents: 2_500 } as const
  const written = { position: 2, kind: 'adjustment', description: 'Paid twice', amount_cents: -5_000 } as const
  const none = {
    adjustment_uuid: null,
    quantity: 1 as const,
    unit_cents: 2500,
    seconds: null,
    first_day: null,
    last_day: null,
    entries: 0,
  }
  const drafts = draftsOf({
    lines: [
      { ...none, ...time },
      { ...none, ...written },
      { ...none, ...written, position: 3, adjustment_uuid: '01940000-0000-7000-8000-000000000001' },
    ],
  })
  expect(drafts).toEqual([{ ...line, key: 1 }])
  expect(linesOf(drafts)).toEqual([{ kind: 'adjustment', description: 'Paid twice', amount_cents: -5_000 }])
})

it('adds an empty line with a key of its own', () => {
  expect(withLine([line])[1]).toEqual({ key: 5, kind: 'bonus', description: '', amount: '' })
})

it.each([
  [{ ...line, description: ' ' }, 'Each line says what it is for'],
  [{ ...line, amount: '0' }, 'Each line has an amount, for example 50.00 or -12.50'],
  [{ ...line, kind: 'bonus' as const }, 'A bonus must be more than nothing'],
  [line, null],
])('says what is wrong with a line', (draft, issue) => {
  expect(lineIssue([draft])).toBe(issue)
})
