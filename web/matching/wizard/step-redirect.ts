import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { type Choices, hasKeywords } from './reachable-steps.ts'

/** B1.2: where an address that asks for a step too early is sent instead, or null when it may stay. */
export function stepRedirect(step: WizardStep, choices: Choices): WizardStep | null {
  if (step === 'requirements' || step === 'candidates') return null
  const wanted = earliestOpenStep(choices)
  return wanted === step ? null : wanted
}

function earliestOpenStep({ keywords, rids, hours }: Choices): WizardStep | null {
  if (rids.length === 0) return hasKeywords(keywords) ? 'roles' : 'requirements'
  return hours.length === rids.length ? null : 'hours'
}
