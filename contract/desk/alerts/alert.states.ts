import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A6.3. What is resolved comes back as new when it happens again, and a member of staff may take it up once more. */
export const alertStates = lifecycle(
  {
    new: { word: 'New', tone: 'danger', to: { inprogress: ['staff'], resolved: ['staff', 'system'] } },
    inprogress: { word: 'In progress', tone: 'notice', to: { new: ['staff'], resolved: ['staff', 'system'] } },
    resolved: { word: 'Resolved', tone: 'good', to: { new: ['staff', 'system'] } },
  },
  { open: ['new', 'inprogress'], final: [] },
)
export type AlertStatus = StateOf<typeof alertStates>
