import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** E1: how it ends with an assistant who is leaving, or may leave. Who comes back after all is re-hired. */
export const retentionStates = lifecycle(
  {
    open: { word: 'Open', tone: 'notice', to: { saved: ['staff'], left: ['staff'] } },
    saved: { word: 'Stays', tone: 'good' },
    left: { word: 'Left', tone: 'plain', to: { rehired: ['staff'] } },
    rehired: { word: 'Re-hired', tone: 'good' },
  },
  { open: ['open'], final: ['saved', 'rehired'] },
)
export type RetentionState = StateOf<typeof retentionStates>
