import type { Promotion } from '@talentplace/contract/billing/promotions/promotion.routes'
import { expect, it } from 'vitest'
import { useText } from './promotion-words.ts'

it.each([
  [{ times_redeemed: 3, max_redemptions: null, redeemed_beyond_limit: 0 }, '3'],
  [{ times_redeemed: 3, max_redemptions: 10, redeemed_beyond_limit: 0 }, '3 of 10'],
  [{ times_redeemed: 1_002, max_redemptions: 1_000, redeemed_beyond_limit: 2 }, '1,000 of 1,000, and 2 beyond'],
])('D3 how often a promotion is used tells what is beyond its limit, too: %o', (counts, text) => {
  expect(useText(counts as Promotion)).toBe(text)
})
