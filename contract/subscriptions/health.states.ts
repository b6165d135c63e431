import { lifecycle, type StateOf } from '../shared/lifecycle.ts'

/** E2 Ours: how a subscription does. Worked out from its rows, or said by staff until a day. */
export const healthStates = lifecycle(
  {
    green: { word: 'Healthy', tone: 'good', to: { amber: ['system', 'staff'], red: ['system', 'staff'] } },
    amber: { word: 'Needs attention', tone: 'notice', to: { green: ['system', 'staff'], red: ['system', 'staff'] } },
    red: { word: 'At risk', tone: 'danger', to: { green: ['system', 'staff'], amber: ['system', 'staff'] } },
  },
  { open: ['amber', 'red'], final: [] },
)
export type HealthLevel = StateOf<typeof healthStates>
