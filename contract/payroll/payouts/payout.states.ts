import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What becomes of a payout: one person makes it, another one releases it, and its file goes to the bank. */
export const payoutStates = lifecycle(
  {
    made: { word: 'Waits for release', tone: 'notice', to: { released: ['staff'], discarded: ['staff'] } },
    released: { word: 'To be sent', tone: 'info', to: { sent: ['staff'] } },
    sent: { word: 'Sent to the bank', tone: 'good' },
    discarded: { word: 'Discarded', tone: 'plain' },
  },
  { open: ['made', 'released'], final: ['sent', 'discarded'] },
)
export type PayoutState = StateOf<typeof payoutStates>

/** What becomes of a bill in a payout. */
export const payoutLineStates = lifecycle(
  {
    waiting: { word: 'Waits', tone: 'notice', to: { filed: ['staff'], discarded: ['staff'] } },
    filed: { word: 'In the file', tone: 'info', to: { confirmed: ['staff'], returned: ['staff'] } },
    confirmed: { word: 'Arrived', tone: 'good', to: { returned: ['staff'] } },
    returned: { word: 'Returned', tone: 'danger' },
    discarded: { word: 'Discarded', tone: 'plain' },
  },
  {
    open: ['waiting', 'filed'],
    final: ['returned', 'discarded'],
    /** A bill appears in one of these at a time. */
    holding: ['waiting', 'filed', 'confirmed'],
    /** Money that is out. */
    out: ['filed', 'confirmed'],
    /** Money that went out, whether it came back or not. */
    wentOut: ['filed', 'confirmed', 'returned'],
    /** What the bank says of it. */
    settled: ['confirmed', 'returned'],
  },
)
/** What staff say of a line. */
export type SettledState = (typeof payoutLineStates.sets.settled)[number]
export type PayoutLineState = StateOf<typeof payoutLineStates>
