import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A5.5, C3.2: a timer that has stopped is no timer any more. */
export const timerStates = lifecycle(
  {
    running: { word: 'Running', tone: 'good', to: { paused: ['assistant', 'staff', 'system'] } },
    paused: { word: 'Paused', tone: 'plain', to: { running: ['assistant'] } },
  },
  { open: ['running'], final: [] },
)
export type TimerState = StateOf<typeof timerStates>
