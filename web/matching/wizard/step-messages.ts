import type { Missing } from './reachable-steps.ts'

/** B1.4: why Next can't be pressed yet. */
export const disabledNext = {
  requirements: 'Please type in the search box and select a keyword to proceed',
  roles: 'Please select one or more roles to proceed',
} as const

/** B1.4: a step was asked for before its turn. */
export const forbiddenJump = 'Cant go forward.'

export const jumpHints: Record<Missing, string> = {
  keywords: 'Select roles, skills and tools to move forward.',
  roles: 'Select roles to move forward.',
  hours: 'Press next and select hours to move forward.',
}
