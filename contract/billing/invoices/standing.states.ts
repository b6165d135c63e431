import * as t from '../messages/states.ts'
import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** How the collection of an open invoice goes on; the view `open_invoices` tells it from charges and dates. */
export const standingStates = lifecycle(
  {
    due: { word: t.toBePaid, tone: 'notice', to: { pending: ['client', 'system'], scheduled: ['system'] } },
    declined: {
      word: t.declined,
      tone: 'danger',
      to: { pending: ['client', 'system'], scheduled: ['system'], due: ['system'] },
    },
    scheduled: {
      word: t.scheduled,
      tone: 'plain',
      to: { pending: ['client', 'system'], small: ['system'], due: ['system'] },
    },
    pending: {
      word: t.pending,
      tone: 'info',
      to: { declined: ['system'], scheduled: ['system'], due: ['system'], small: ['system'] },
    },
    small: { word: t.small, tone: 'plain', to: { pending: ['client', 'system'], due: ['system'] } },
  },
  { open: ['due', 'declined'], final: [] },
)
export type InvoiceStanding = StateOf<typeof standingStates>
