import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** A pause of a subscription, by its days. Taken back before it begins, it is none; one that lasts no day is over at once. */
export const pauseStates = lifecycle(
  {
    coming: { word: 'To come', tone: 'info', to: { running: ['system'] } },
    running: { word: 'Paused', tone: 'notice', to: { over: ['client', 'staff', 'system'] } },
    over: { word: 'Over', tone: 'plain' },
  },
  { open: ['coming', 'running'], final: ['over'] },
)
export type PauseState = StateOf<typeof pauseStates>
export type OpenPauseState = StateIn<typeof pauseStates, 'open'>
