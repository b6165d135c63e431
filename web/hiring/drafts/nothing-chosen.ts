import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { emptyCriteria } from '../../platform/criteria/empty-criteria.ts'

const { city: _, ...criteria } = emptyCriteria

/** What two changes of a draft have in common when nothing is known of it. */
export const nothingChosen: MatchingCriteria = criteria
