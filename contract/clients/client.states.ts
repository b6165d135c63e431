import { lifecycle, type StateOf } from '../shared/lifecycle.ts'

/** With a subscription that has begun or is to begin and hasn't ended, or without one. `several` is said of a list of them. */
export const clientStates = lifecycle(
  {
    active: {
      word: 'Active',
      several: 'With a subscription',
      tone: 'good',
      to: { inactive: ['client', 'staff', 'system'] },
    },
    inactive: { word: 'No subscription', several: 'Without one', tone: 'plain', to: { active: ['client', 'staff'] } },
  },
  { open: ['active'], final: [] },
)
export type ClientStanding = StateOf<typeof clientStates>
