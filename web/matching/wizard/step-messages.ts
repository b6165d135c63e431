import * as t from '@talentplace/contract/matching/messages/wizard'
import type { Missing } from './reachable-steps.ts'

/** B1.4: why Next can't be pressed yet. */
export const disabledNext = {
  requirements: t.nothingEntered(),
  roles: t.noRoles(),
} as const

/** B1.4: a step was asked for before its turn. */
export const forbiddenJump = t.cantGoForward()

export const jumpHints: Record<Missing, string> = {
  keywords: t.keywordsFirst(),
  roles: t.rolesFirst(),
  hours: t.hoursFirst(),
}
