import * as t from '../messages/referrals.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * What comes of someone who was referred. `earned`: they have paid an invoice; where that is refunded before the reward is
 * credited, they are waited for again. `credited`: the reward is an adjustment of the referrer’s next document, which staff can
 * void. `unrewarded`: they pay, and no reward was promised.
 */
export const referralStates = lifecycle(
  {
    waiting: { word: t.signedUp, tone: 'info', to: { earned: ['system'], unrewarded: ['system'] } },
    earned: {
      word: t.earned,
      tone: 'notice',
      to: { waiting: ['system'], credited: ['system'], unrewarded: ['system'] },
    },
    credited: { word: t.credited, tone: 'good', to: { withdrawn: ['system'] } },
    withdrawn: { word: t.withdrawn, tone: 'plain' },
    unrewarded: { word: t.nowPaying, tone: 'good' },
  },
  {
    open: ['waiting', 'earned'],
    final: ['withdrawn', 'unrewarded'],
    paying: ['earned', 'credited', 'withdrawn', 'unrewarded'],
  },
)
export type ReferralState = StateOf<typeof referralStates>
