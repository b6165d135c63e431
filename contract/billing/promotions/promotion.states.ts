import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What the dates, the limit and the switch of a promotion come to. */
export const promotionStates = lifecycle(
  {
    running: {
      word: 'Running',
      tone: 'good',
      to: { scheduled: ['staff'], expired: ['staff', 'system'], exhausted: ['client', 'staff'], closed: ['staff'] },
    },
    scheduled: {
      word: 'Scheduled',
      tone: 'info',
      to: { running: ['staff', 'system'], expired: ['staff', 'system'], closed: ['staff'] },
    },
    exhausted: {
      word: 'Used up',
      tone: 'notice',
      to: { running: ['staff', 'system'], expired: ['staff', 'system'], closed: ['staff'] },
    },
    expired: { word: 'Expired', tone: 'plain', to: { scheduled: ['staff'], running: ['staff'], closed: ['staff'] } },
    closed: {
      word: 'Switched off',
      tone: 'danger',
      to: { scheduled: ['staff'], running: ['staff'], expired: ['staff'], exhausted: ['staff'] },
    },
  },
  { open: ['scheduled', 'running'], final: [] },
)
export type PromotionState = StateOf<typeof promotionStates>

/** One use of a promotion: kept for an order that is being paid, used by it, or free again. */
export const redemptionStates = lifecycle(
  {
    held: { word: 'Being paid', tone: 'info', to: { redeemed: ['client', 'system'], released: ['client', 'system'] } },
    redeemed: { word: 'Used', tone: 'good', to: { released: ['client', 'staff', 'system'] } },
    // The order was paid after all.
    released: { word: 'Not used', tone: 'plain', to: { redeemed: ['system'] } },
  },
  { open: ['held'], final: [], counted: ['held', 'redeemed'], redeemable: ['held', 'released'] },
)
export type RedemptionState = StateOf<typeof redemptionStates>
