import { lifecycle, type StateOf } from '../shared/lifecycle.ts'

/** A client's wish for someone else in a seat: done once staff have given it to someone. */
export const replacementStates = lifecycle(
  {
    asked: { word: 'Looking for someone else', tone: 'notice', to: { done: ['staff'], withdrawn: ['client'] } },
    done: { word: 'Someone else has it', tone: 'good' },
    withdrawn: { word: 'Taken back', tone: 'plain' },
  },
  { open: ['asked'], final: ['done', 'withdrawn'] },
)
export type ReplacementState = StateOf<typeof replacementStates>
