import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** 0.14: an assistant's time with us. `plural` heads a count of them; `means` is what the assistant is told of it. */
export const assistantStates = lifecycle(
  {
    active: {
      word: 'Active',
      plural: 'Active',
      tone: 'good',
      means: 'Clients find you when your roles and hours fit their search.',
      to: { inactive: ['staff'], paused: ['assistant', 'staff'], ineligible: ['staff'], lost: ['staff'] },
    },
    probationary: {
      word: 'Probationary',
      plural: 'Probationary',
      tone: 'good',
      means: 'You are in your first weeks with us. Clients find you when your roles and hours fit their search.',
      to: {
        active: ['staff'],
        inactive: ['staff'],
        paused: ['assistant', 'staff'],
        ineligible: ['staff'],
        lost: ['staff'],
      },
    },
    applicant: {
      word: 'Applicant',
      plural: 'Applicants',
      tone: 'notice',
      means: 'Follow your application here. We’ll email you when there’s something to do.',
      to: { probationary: ['staff'], active: ['staff'], ineligible: ['staff'], lost: ['staff'] },
    },
    paused: {
      word: 'Paused',
      plural: 'Paused',
      tone: 'notice',
      means: 'Your profile is paused, so clients don’t find you.',
      to: {
        active: ['assistant', 'staff'],
        probationary: ['assistant', 'staff'],
        inactive: ['staff'],
        ineligible: ['staff'],
        lost: ['staff'],
      },
    },
    inactive: {
      word: 'Inactive',
      plural: 'Inactive',
      tone: 'plain',
      means: 'You take no new work at present, so clients don’t find you.',
      to: { active: ['staff'], probationary: ['staff'], paused: ['staff'], ineligible: ['staff'], lost: ['staff'] },
    },
    ineligible: {
      word: 'Ineligible',
      plural: 'Ineligible',
      tone: 'notice',
      means: 'You can’t be matched at present. We told you why; write to us about it.',
      to: {
        active: ['staff'],
        probationary: ['staff'],
        inactive: ['staff'],
        lost: ['staff'],
        /** Someone who was turned down applies again. */
        applicant: ['assistant'],
      },
    },
    lost: {
      word: 'Left',
      plural: 'Lost',
      tone: 'plain',
      means: 'You have left us. Your past work stays here for you to see.',
      to: { active: ['staff'], probationary: ['staff'] },
    },
  },
  {
    open: ['applicant'],
    final: [],
    /** Clients find them, and they can take work. */
    working: ['active', 'probationary'],
    /** They work with us, and take no work at present. */
    resting: ['inactive', 'paused'],
    /** Where staff bring several at once; that someone leaves is decided one by one. */
    together: ['active', 'probationary', 'paused', 'inactive', 'ineligible'],
    /** Staff have brought it to an end. */
    closed: ['ineligible', 'lost'],
    /** A2.11: they have a menu. */
    withMenu: ['active', 'probationary', 'inactive', 'ineligible', 'lost'],
  },
)
export type AssistantState = StateOf<typeof assistantStates>
