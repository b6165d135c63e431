import { expect, it } from 'vitest'
import { isBefore, neighbourStep } from './step-order.ts'

it('B1.1 Back and Next follow the order of the step bar', () => {
  expect(neighbourStep('requirements', 1)).toBe('roles')
  expect(neighbourStep('roles', 1)).toBe('hours')
  expect(neighbourStep('hours', 1)).toBe('candidates')
  expect(neighbourStep('requirements', -1)).toBeNull()
  expect(neighbourStep('candidates', 1)).toBeNull()
  expect(isBefore('roles', 'candidates')).toBe(true)
  expect(isBefore('roles', 'roles')).toBe(false)
})

it('B1.3 Back from candidates returns to hours', () => {
  expect(neighbourStep('candidates', -1)).toBe('hours')
})
