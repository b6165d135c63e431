import { promotionForm } from '@talentplace/contract/billing/promotions/promotion.routes'
import { inUtc } from '../../platform/viewer-zone/local-instant.ts'
import { schemaIssues } from '../../ui/form/issues.ts'
import { bodyOf, type PromotionValues } from './promotion-values.ts'

/** What the contract checks of the form: its times as if they were of UTC. */
export function checkedBody(values: PromotionValues) {
  const { redeemable_from, redeemable_until } = values
  const until = redeemable_until === '' ? null : inUtc(redeemable_until)
  return bodyOf(values, { from: inUtc(redeemable_from), until })
}

/** An empty time is missing, and not in a wrong form. */
export function missingTime({ redeemable_from }: PromotionValues): Record<string, string> {
  return redeemable_from === '' ? { redeemable_from: 'Required' } : {}
}

/** All that is wrong with a promotion, by field. */
export function promotionIssues(values: PromotionValues): Record<string, string> {
  return { ...schemaIssues(promotionForm, checkedBody(values)), ...missingTime(values) }
}
