import type { KeywordGroups, MatchingCriteria, WizardStep } from '@talentplace/contract/core/criteria/criteria'
import { minimumHours } from '@talentplace/contract/core/criteria/limits'

/** The part of the criteria that decides which steps are open. */
export type Choices = Pick<MatchingCriteria, 'keywords' | 'rids' | 'hours'>

/** What has to be chosen before a step opens. */
export type Missing = 'keywords' | 'roles' | 'hours'

export function hasKeywords(keywords: KeywordGroups): boolean {
  return Object.values(keywords).some((words) => words.length > 0)
}

/** True when every role has its hours, none below the minimum. */
export function hasHours({ rids, hours }: Pick<Choices, 'rids' | 'hours'>): boolean {
  return hours.length === rids.length && hours.every((each) => each >= minimumHours)
}

/** B1.3: the first thing that keeps this step closed, or null when it is open. */
export function missingFor(step: WizardStep, choices: Choices): Missing | null {
  if (step === 'requirements') return null
  if (choices.rids.length === 0) {
    if (!hasKeywords(choices.keywords)) return 'keywords'
    return step === 'roles' ? null : 'roles'
  }
  return step === 'candidates' && !hasHours(choices) ? 'hours' : null
}
