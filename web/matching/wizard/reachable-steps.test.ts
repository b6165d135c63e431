import { describe, expect, it } from 'vitest'
import { missingFor } from './reachable-steps.ts'
import { jumpHints } from './step-messages.ts'

const empty = { keywords: { roles: [], skills: [], tools: [], default: [] }, rids: [], hours: [] }
const worded = { ...empty, keywords: { ...empty.keywords, default: ['chase invoices'] } }

describe('B1.3 what opens a step', () => {
  it('opens requirements always', () => {
    expect(missingFor('requirements', empty)).toBeNull()
  })

  it('opens roles with a keyword of any group, or with a role', () => {
    expect(missingFor('roles', empty)).toBe('keywords')
    for (const group of ['roles', 'skills', 'tools', 'default'] as const) {
      expect(missingFor('roles', { ...empty, keywords: { ...empty.keywords, [group]: ['word'] } })).toBeNull()
    }
    expect(missingFor('roles', { ...empty, rids: [3] })).toBeNull()
  })

  it('opens hours with a role', () => {
    expect(missingFor('hours', empty)).toBe('keywords')
    expect(missingFor('hours', worded)).toBe('roles')
    expect(missingFor('hours', { ...worded, rids: [3] })).toBeNull()
  })

  it('opens candidates with at least 10 hours for each role', () => {
    expect(missingFor('candidates', empty)).toBe('keywords')
    expect(missingFor('candidates', worded)).toBe('roles')
    expect(missingFor('candidates', { ...empty, rids: [3] })).toBe('hours')
    expect(missingFor('candidates', { ...empty, rids: [3, 9], hours: [10] })).toBe('hours')
    expect(missingFor('candidates', { ...empty, rids: [3], hours: [9] })).toBe('hours')
    expect(missingFor('candidates', { ...empty, rids: [3, 9], hours: [10, 9] })).toBe('hours')
    expect(missingFor('candidates', { ...empty, rids: [3], hours: [10] })).toBeNull()
  })
})

it('B1.4 hints at what is missing', () => {
  expect(jumpHints).toEqual({
    keywords: 'Select roles, skills and tools to move forward.',
    roles: 'Select roles to move forward.',
    hours: 'Press next and select hours to move forward.',
  })
})
