import * as t from '../messages/states.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * What becomes of what an assistant is paid. A draft is made up until staff post it; from then on it stays as it is, and only its
 * money moves. `held`: something has to be put right first; `returned`: the bank sent the money back, and it is paid again.
 */
export const billStates = lifecycle(
  {
    draft: { word: t.draft, tone: 'plain', to: { posted: ['staff'], held: ['staff'] } },
    posted: {
      word: t.toBePaid,
      tone: 'info',
      to: { scheduled: ['staff', 'system'], paid: ['staff', 'system'], held: ['staff', 'system'] },
    },
    scheduled: { word: t.onItsWay, tone: 'info', to: { paid: ['staff', 'system'], returned: ['staff', 'system'] } },
    paid: { word: t.paid, tone: 'good', to: { returned: ['staff', 'system'] } },
    returned: {
      word: t.returned,
      tone: 'danger',
      to: { scheduled: ['staff', 'system'], paid: ['staff', 'system'], held: ['staff', 'system'] },
    },
    held: { word: t.onHold, tone: 'notice', to: { posted: ['staff', 'system'] } },
  },
  {
    open: ['draft', 'posted', 'scheduled', 'returned', 'held'],
    final: [],
    /** What its assistant sees. */
    shown: ['posted', 'scheduled', 'paid', 'returned', 'held'],
    /** Its money goes out as things are. */
    waiting: ['posted', 'scheduled'],
    /** Whose money has a day. */
    expected: ['posted', 'scheduled', 'paid'],
    /** Whose money hasn’t been sent. */
    unpaid: ['draft', 'posted', 'returned', 'held'],
    /** What the next payout takes. */
    payable: ['posted'],
    /** What staff can set by hand once it has been posted. */
    moved: ['posted', 'scheduled', 'paid', 'returned', 'held'],
  },
)
export type BillStatus = StateOf<typeof billStates>
