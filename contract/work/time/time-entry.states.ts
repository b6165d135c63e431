import * as t from '../messages/states.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * What becomes of logged time. `unconfirmed` is a timer that nobody answered for: it counts nowhere. `open` runs until the half-month
 * is over, `in_review` until the client approves it or five business days have passed; a query holds this one entry, not the others.
 */
export const timeEntryStates = lifecycle(
  {
    unconfirmed: { word: t.unconfirmed, tone: 'notice', to: { open: ['assistant', 'staff'] } },
    open: {
      word: t.open,
      tone: 'plain',
      to: { in_review: ['system'], queried: ['client'], approved: ['client'] },
    },
    in_review: {
      word: t.inReview,
      tone: 'info',
      to: { queried: ['client'], approved: ['client', 'system'] },
    },
    queried: {
      word: t.questioned,
      tone: 'notice',
      to: { open: ['client', 'staff'], in_review: ['client', 'staff'], approved: ['client', 'staff'] },
    },
    // A change after the approval is reviewed again.
    approved: { word: t.approved, tone: 'good', to: { in_review: ['assistant', 'staff'], billed: ['system'] } },
    billed: { word: t.billed, tone: 'plain' },
  },
  {
    open: ['unconfirmed', 'queried'],
    final: ['billed'],
    /** What a client may still ask about. */
    askable: ['open', 'in_review'],
    /** What a client may approve. */
    approvable: ['open', 'in_review'],
    /** What its assistant is paid for, where it is payable. */
    reviewed: ['approved', 'billed'],
    /** What counts as worked time. */
    counted: ['open', 'in_review', 'queried', 'approved', 'billed'],
  },
)
export type TimeEntryStatus = StateOf<typeof timeEntryStates>
