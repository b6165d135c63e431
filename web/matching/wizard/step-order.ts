import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { wizardSteps } from '@talentplace/contract/core/criteria/limits'

/** B1.1: the step one place before (-1) or after (1), or null at either end. */
export function neighbourStep(step: WizardStep, direction: -1 | 1): WizardStep | null {
  const at = wizardSteps.indexOf(step)
  return wizardSteps[at + direction] ?? null
}

/** True when `step` comes before `other`. */
export function isBefore(step: WizardStep, other: WizardStep): boolean {
  return wizardSteps.indexOf(step) < wizardSteps.indexOf(other)
}
