import * as t from './messages/states.ts'
import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** Asked, and not answered yet; or the answer. */
export const interestStates = lifecycle(
  {
    asked: {
      word: t.notAnswered,
      tone: 'notice',
      to: { accepted: ['assistant', 'staff'], declined: ['assistant'] },
    },
    accepted: { word: t.accepted, tone: 'good', to: { declined: ['assistant'] } },
    // Staff may ask once more, and note that someone has agreed.
    declined: { word: t.declined, tone: 'danger', to: { accepted: ['assistant', 'staff'], asked: ['staff'] } },
  },
  { open: ['asked'], final: [], answers: ['accepted', 'declined'] },
)
export type Interest = StateOf<typeof interestStates>
export type InterestAnswer = StateIn<typeof interestStates, 'answers'>

/** What an invitation, or the work that came of it, is to the assistant; `lead` is said above the list of them. */
export const invitationStates = lifecycle(
  {
    invitation: {
      word: 'Invitation',
      tone: 'notice',
      to: { upcoming: ['assistant'], current: ['assistant'], declined: ['assistant'] },
    },
    upcoming: {
      word: 'Upcoming',
      tone: 'info',
      to: { current: ['system'], declined: ['assistant'], past: ['client', 'system'] },
    },
    current: { word: 'Current', tone: 'good', to: { past: ['client', 'staff', 'system'], declined: ['assistant'] } },
    past: { word: 'Past', tone: 'plain' },
    declined: { word: 'Declined', tone: 'danger', to: { upcoming: ['assistant'], current: ['assistant'] } },
  },
  {
    open: ['invitation'],
    final: ['past'],
    candidate: ['invitation', 'upcoming', 'declined'],
    /** They have said yes. */
    work: ['upcoming', 'current', 'past'],
    started: ['current', 'past'],
  },
)
export type InvitationState = StateOf<typeof invitationStates>
export type StartedWork = StateIn<typeof invitationStates, 'started'>
