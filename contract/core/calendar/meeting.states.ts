import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** A booked meeting; another calendar can tell that it was called off, or is on again. */
export const meetingStates = lifecycle(
  {
    booked: {
      word: 'Booked',
      tone: 'info',
      to: {
        cancelled: ['client', 'assistant', 'staff', 'system'],
        held: ['staff', 'system'],
        missed: ['staff', 'system'],
      },
    },
    cancelled: { word: 'Cancelled', tone: 'plain', to: { booked: ['system'], held: ['system'], missed: ['system'] } },
    held: {
      word: 'Held',
      tone: 'good',
      to: { booked: ['system'], cancelled: ['system'], missed: ['staff', 'system'] },
    },
    missed: {
      word: 'Missed',
      tone: 'danger',
      to: { booked: ['system'], cancelled: ['system'], held: ['staff', 'system'] },
    },
  },
  { open: ['booked'], final: [], ended: ['held', 'missed'] },
)
export type MeetingStatus = StateOf<typeof meetingStates>
