import { describe, expect, it } from 'vitest'
import { stepRedirect } from './step-redirect.ts'

const empty = { keywords: { roles: [], skills: [], tools: [], default: [] }, rids: [], hours: [] }
const worded = { ...empty, keywords: { ...empty.keywords, tools: ['Xero'] } }

describe('B1.2 automatic redirect', () => {
  it('leaves requirements and candidates alone, whatever is missing', () => {
    for (const choices of [empty, worded, { ...empty, rids: [3] }]) {
      expect(stepRedirect('requirements', choices)).toBeNull()
    }
    expect(stepRedirect('candidates', empty)).toBeNull()
    expect(stepRedirect('candidates', { ...empty, rids: [3] })).toBeNull()
  })

  it('goes to requirements without keywords and roles', () => {
    expect(stepRedirect('roles', empty)).toBe('requirements')
    expect(stepRedirect('hours', empty)).toBe('requirements')
  })

  it('goes to roles without roles', () => {
    expect(stepRedirect('hours', worded)).toBe('roles')
    expect(stepRedirect('roles', worded)).toBeNull()
  })

  it('goes to hours when hours are missing or their number differs', () => {
    expect(stepRedirect('roles', { ...worded, rids: [3, 9] })).toBe('hours')
    expect(stepRedirect('roles', { ...empty, rids: [3, 9], hours: [10] })).toBe('hours')
    expect(stepRedirect('roles', { ...empty, rids: [3], hours: [10, 20] })).toBe('hours')
    expect(stepRedirect('hours', { ...empty, rids: [3] })).toBeNull()
    expect(stepRedirect('roles', { ...empty, rids: [3], hours: [10] })).toBeNull()
  })
})
