import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** What the dates of a broadcast come to. */
export const broadcastStates = lifecycle(
  {
    scheduled: { word: 'Scheduled', tone: 'info', to: { running: ['system'], withdrawn: ['staff'] } },
    running: { word: 'Running', tone: 'good', to: { ended: ['system'], withdrawn: ['staff'] } },
    ended: { word: 'Ended', tone: 'plain', to: { withdrawn: ['staff'] } },
    withdrawn: { word: 'Withdrawn', tone: 'danger' },
  },
  { open: ['scheduled', 'running'], final: ['withdrawn'] },
)
export type BroadcastState = StateOf<typeof broadcastStates>
