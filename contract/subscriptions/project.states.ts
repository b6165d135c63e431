import * as t from './messages/states.ts'
import { lifecycle, type StateIn, type StateOf } from '../shared/lifecycle.ts'

/** C1.2 client view: a subscription begun and not over is current, also on its last day; without a start it is a draft. */
export const classificationStates = lifecycle(
  {
    upcoming: { word: t.upcoming, tone: 'info', to: { current: ['system'], past: ['client', 'staff'] } },
    current: { word: t.current, tone: 'good', to: { past: ['client', 'staff', 'system'] } },
    past: { word: t.past, tone: 'plain' },
    draft: { word: t.draft, tone: 'plain', to: { upcoming: ['client', 'staff'], current: ['client', 'staff'] } },
  },
  { open: ['upcoming', 'current'], final: ['past'], subscribed: ['upcoming', 'current', 'past'], drafts: ['draft'] },
)
export type ProjectClassification = StateOf<typeof classificationStates>

/** C1.2: what a subscription is to an assistant. What ends today is past here, while the client's list still has it as current (0.11). */
export const selectionStates = lifecycle(
  {
    never: { word: 'Never', tone: 'plain', to: { upcoming: ['client', 'staff'], current: ['client', 'staff'] } },
    upcoming: { word: 'Upcoming', tone: 'info', to: { current: ['system'], past: ['client', 'staff'] } },
    current: { word: 'Current', tone: 'good', to: { past: ['client', 'staff', 'system'] } },
    past: { word: 'Past', tone: 'plain' },
  },
  // `worked`: the one that matters most first.
  { open: [], final: ['past'], worked: ['current', 'upcoming', 'past'] },
)
export type SelectionType = StateOf<typeof selectionStates>
export type WorkedSelection = StateIn<typeof selectionStates, 'worked'>

/**
 * E2.1, as far as there is something to tell: begun and not ended; of those the ones with a place nobody has, or has accepted; not
 * begun; ended.
 */
export const projectGroupStates = lifecycle(
  {
    active: { word: 'Active', tone: 'good', to: { matching: ['assistant'], inactive: ['client', 'staff', 'system'] } },
    matching: {
      word: 'Matching',
      tone: 'notice',
      to: { active: ['assistant'], inactive: ['client', 'staff', 'system'] },
    },
    draft: { word: 'Draft', tone: 'plain', to: { matching: ['client', 'staff'] } },
    inactive: { word: 'Inactive', tone: 'plain' },
  },
  { open: ['matching'], final: ['inactive'] },
)
export type ProjectGroup = StateOf<typeof projectGroupStates>

/** Whether each place of a subscription has someone who has accepted. */
export const matchingStates = lifecycle(
  {
    draft: { word: 'Draft', tone: 'plain', to: { matching: ['system'], matched: ['system'] } },
    matching: {
      word: 'Matching',
      tone: 'notice',
      to: { matched: ['assistant', 'staff'], ended: ['client', 'system'] },
    },
    matched: { word: 'Matched', tone: 'good', to: { matching: ['assistant', 'staff'], ended: ['client', 'system'] } },
    ended: { word: 'Ended', tone: 'plain' },
  },
  { open: ['matching'], final: ['ended'], started: ['matching', 'matched'] },
)
export type MatchingState = StateOf<typeof matchingStates>

/** Whether a subscription's invoices are paid in time. */
export const accountStates = lifecycle(
  {
    current: { word: 'Paid up', tone: 'good', to: { past_due: ['system'] } },
    past_due: { word: 'Past due', tone: 'danger', to: { current: ['client', 'staff', 'system'], paused: ['system'] } },
    paused: { word: 'Paused', tone: 'danger', to: { current: ['client', 'staff', 'system'] } },
  },
  { open: ['past_due', 'paused'], final: [] },
)
export type AccountState = StateOf<typeof accountStates>
