import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A6.3. `new`: it waits for its time, or for its next try; `failed`: it was tried as often as it may be, or cancelled. */
export const jobStates = lifecycle(
  {
    new: { word: 'Waiting', tone: 'plain', to: { inprogress: ['system'], failed: ['staff'] } },
    inprogress: { word: 'In progress', tone: 'info', to: { done: ['system'], failed: ['system'], new: ['system'] } },
    done: { word: 'Done', tone: 'good' },
    failed: { word: 'Failed', tone: 'danger', to: { new: ['staff'] } },
  },
  { open: ['new', 'inprogress'], final: ['done'] },
)
export type JobState = StateOf<typeof jobStates>
