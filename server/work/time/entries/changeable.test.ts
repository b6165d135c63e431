import { describe, expect, it } from 'vitest'
import { timeRules } from '../../../testing/timers/time-rules.ts'
import type { TimeViewer } from '../time-viewer.ts'
import { canBeChanged, isLocked } from './changeable.ts'

/** Ten in the morning in Toronto: an assistant still writes 13 November. */
const now = new Date('2026-11-20T15:00:00Z')
const uuid = '01940000-0000-7000-8000-000000000000'
const open = {
  status: 'open',
  task_date: '2026-11-20',
  timezone: 'America/Toronto',
  invoice_uuid: null,
  bill_uuid: null,
  removed_date: null,
} as const
const assistant: TimeViewer = { side: 'assistant', assistant_uuid: uuid }
const staff: TimeViewer = { side: 'staff', canEdit: true }

describe('time on an invoice or a bill is locked', () => {
  it.each([
    [{}, false],
    [{ invoice_uuid: uuid }, true],
    [{ bill_uuid: uuid }, true],
    [{ status: 'billed' } as const, true],
  ])('%j: %s', (about, locked) => {
    const entry = { ...open, ...about }
    expect(isLocked(entry)).toBe(locked)
    for (const viewer of [assistant, staff]) expect(canBeChanged(entry, viewer, now, timeRules)).toBe(!locked)
  })
})

describe('time that isn’t locked', () => {
  it.each([
    ['2026-11-12', 'open', false],
    ['2026-11-13', 'open', true],
    ['2026-11-12', 'queried', true],
  ] as const)('of %s that is %s can be changed by its assistant: %s', (task_date, status, can) => {
    expect(canBeChanged({ ...open, task_date, status }, assistant, now, timeRules)).toBe(can)
    expect(canBeChanged({ ...open, task_date, status }, staff, now, timeRules)).toBe(true)
  })

  it('is changed neither once it is removed, nor by staff who only view it, nor by a client', () => {
    expect(canBeChanged({ ...open, removed_date: now }, staff, now, timeRules)).toBe(false)
    expect(canBeChanged(open, { side: 'staff', canEdit: false }, now, timeRules)).toBe(false)
    expect(canBeChanged(open, { side: 'client', client_uuid: uuid }, now, timeRules)).toBe(false)
  })
})
