import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/**
 * With a subscription that has begun or is to begin and hasn't ended, without one, or put aside by staff. Who buys again is
 * active, archived or not.
 */
export const clientStates = lifecycle(
  {
    active: { word: 'Active', tone: 'good', to: { inactive: ['client', 'staff', 'system'] } },
    inactive: {
      word: 'No subscription',
      tone: 'plain',
      to: { active: ['client', 'staff'], archived: ['staff'] },
    },
    archived: { word: 'Archived', tone: 'plain', to: { inactive: ['staff'], active: ['client', 'staff'] } },
  },
  { open: ['active'], final: [] },
)
export type ClientStanding = StateOf<typeof clientStates>
