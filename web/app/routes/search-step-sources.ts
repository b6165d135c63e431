import type { WizardStep } from '@talentplace/contract/core/criteria/criteria'

/**
 * What a search needs beyond its page when its address names a later step (`?step=`). Read by the build alone, which
 * makes HTML of its own for each.
 */
export const searchStepSources: Readonly<Partial<Record<WizardStep, readonly string[]>>> = {
  roles: ['matching/roles/roles-step.tsx'],
  hours: ['pages/public/search/hours-with-price.tsx'],
  candidates: ['pages/public/search/candidates-with-price.tsx'],
}
