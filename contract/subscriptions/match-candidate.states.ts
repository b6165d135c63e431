import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** E2 Ours: how far someone has come who may fill an open role; the columns of its board. */
export const candidateStates = lifecycle(
  {
    new: {
      word: 'New',
      tone: 'plain',
      to: { shortlisted: ['staff'], contacted: ['staff'], rejected: ['staff', 'system'], accepted: ['system'] },
    },
    shortlisted: {
      word: 'Shortlisted',
      tone: 'info',
      to: {
        new: ['staff'],
        contacted: ['staff'],
        rejected: ['staff', 'system'],
        accepted: ['system'],
      },
    },
    contacted: {
      word: 'Contacted',
      tone: 'notice',
      to: {
        interested: ['assistant', 'staff'],
        declined: ['assistant', 'staff', 'system'],
        rejected: ['staff', 'system'],
        accepted: ['system'],
      },
    },
    interested: {
      word: 'Interested',
      tone: 'good',
      to: {
        presented: ['staff'],
        declined: ['assistant', 'staff'],
        rejected: ['staff', 'system'],
        accepted: ['staff', 'system'],
      },
    },
    declined: {
      word: 'Declined',
      tone: 'danger',
      to: { contacted: ['staff'], interested: ['assistant', 'staff'], rejected: ['system'], accepted: ['system'] },
    },
    presented: {
      word: 'Presented',
      tone: 'notice',
      to: {
        interested: ['staff'],
        meeting_booked: ['client', 'staff'],
        declined: ['assistant', 'staff'],
        rejected: ['staff', 'system'],
        accepted: ['staff', 'system'],
      },
    },
    meeting_booked: {
      word: 'Meeting booked',
      tone: 'info',
      to: {
        presented: ['client', 'staff'],
        declined: ['assistant', 'staff'],
        rejected: ['staff', 'system'],
        accepted: ['staff', 'system'],
      },
    },
    accepted: { word: 'Accepted', tone: 'good', to: { replaced: ['staff', 'system'] } },
    rejected: { word: 'Rejected', tone: 'plain', to: { shortlisted: ['staff'], accepted: ['system'] } },
    replaced: { word: 'Replaced', tone: 'plain' },
  },
  {
    open: ['new', 'shortlisted', 'contacted', 'interested', 'presented', 'meeting_booked'],
    final: ['replaced'],
    /** The client sees them, and their hours are kept meanwhile. */
    shown: ['presented', 'meeting_booked'],
    /** Someone says why. */
    reasoned: ['declined', 'rejected'],
    /** Someone comes on the board in one of these. */
    first: ['new', 'shortlisted'],
    /** Staff move someone there by the board; giving them the place is more than a move. */
    moved: ['new', 'shortlisted', 'contacted', 'interested', 'declined', 'presented', 'meeting_booked', 'rejected'],
    /** The assistant was asked, and hasn't been turned down. */
    asked: ['contacted', 'interested', 'presented', 'meeting_booked'],
  },
)
export type CandidateStage = StateOf<typeof candidateStates>
export type ReasonedStage = StateIn<typeof candidateStates, 'reasoned'>
