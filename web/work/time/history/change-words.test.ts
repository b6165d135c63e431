import { expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const words = (name: string, from: string | null, to: string | null) => changeWords({ name, from, to }, -300)

test('what was changed of an entry is said in words, instants on the assistant’s clock', () => {
  expect(words('end_at', '2026-11-20T17:30:42.000Z', '2026-11-21T04:31:00.000Z')).toBe(
    'End: Nov 20th 2026, 12:30:42 → Nov 20th 2026, 23:31:00',
  )
  expect(words('seconds', '3762', '180')).toBe('Time: 1h 3m (1.05h) → 0h 3m (0.05h)')
  expect(words('task_date', '2026-11-20', '2026-11-21')).toBe('Day: Nov 20th 2026 → Nov 21st 2026')
  expect(words('billable', 'true', 'false')).toBe('Billable: yes → no')
  expect(words('task', null, 'Call the printer')).toBe('Task: none → Call the printer')
  expect(words('status', 'approved', 'in_review')).toBe('State: Approved → In review')
  expect(words('rate_plan_uuid', 'one', 'other')).toBe('Different role')
})
