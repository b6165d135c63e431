import type {
  Promotion,
  PromotionDuration,
  PromotionType,
} from '@talentplace/contract/billing/promotions/promotion.routes'

/** A6.3. */
export const typeWords: Record<PromotionType, string> = {
  hours: 'Free hours',
  percentage: 'Percentage',
  cents_amount: 'Amount',
}
export const durationWords: Record<PromotionDuration, string> = {
  once: 'Once',
  repeating: 'Some months',
  forever: 'Every month',
}
export const currencyWords = { cad: 'CAD', usd: 'USD' } as const

const number = (count: number) => count.toLocaleString('en-CA')

/** How often it has been used, of how often it may: `3 of 10`, or `10 of 10, and 1 beyond`. */
export function useText({ times_redeemed, max_redemptions, redeemed_beyond_limit }: Promotion): string {
  if (max_redemptions === null) return number(times_redeemed)
  const within = `${number(times_redeemed - redeemed_beyond_limit)} of ${number(max_redemptions)}`
  return redeemed_beyond_limit === 0 ? within : `${within}, and ${number(redeemed_beyond_limit)} beyond`
}
