import { lifecycle, type StateOf } from '../shared/lifecycle.ts'

/** A booked meeting; another calendar can tell that it was called off, or is on again. */
export const meetingStates = lifecycle(
  {
    booked: {
      word: 'Booked',
      tone: 'info',
      to: { cancelled: ['client', 'staff', 'system'], held: ['staff', 'system'] },
    },
    cancelled: { word: 'Cancelled', tone: 'plain', to: { booked: ['system'], held: ['system'] } },
    held: { word: 'Held', tone: 'good', to: { booked: ['system'], cancelled: ['system'] } },
  },
  { open: ['booked'], final: [] },
)
export type MeetingStatus = StateOf<typeof meetingStates>
