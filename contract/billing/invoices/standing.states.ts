import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** How the collection of an open invoice goes on; the view `open_invoices` tells it from charges and dates. */
export const standingStates = lifecycle(
  {
    due: { word: 'To be paid', tone: 'notice', to: { pending: ['client', 'system'], scheduled: ['system'] } },
    declined: {
      word: 'Card declined',
      tone: 'danger',
      to: { pending: ['client', 'system'], scheduled: ['system'], due: ['system'] },
    },
    scheduled: {
      word: 'Charged automatically',
      tone: 'plain',
      to: { pending: ['client', 'system'], small: ['system'], due: ['system'] },
    },
    pending: {
      word: 'Payment on its way',
      tone: 'info',
      to: { declined: ['system'], scheduled: ['system'], due: ['system'], small: ['system'] },
    },
    small: { word: 'Too small for a card', tone: 'plain', to: { pending: ['client', 'system'], due: ['system'] } },
  },
  { open: ['due', 'declined'], final: [] },
)
export type InvoiceStanding = StateOf<typeof standingStates>
