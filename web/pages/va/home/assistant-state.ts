import type { Reply } from '../../../platform/api/operation-types.ts'

export type Profile = NonNullable<Reply<'operations.getAssistantHome'>['profile']>

interface StateWords {
  readonly name: string
  readonly tone: 'good' | 'notice' | 'plain'
  /** What the state means for the person. */
  readonly means: string
}

/** 0.14: the seven states in words. */
export const stateWords: Readonly<Record<Profile['state'], StateWords>> = {
  active: { name: 'Active', tone: 'good', means: 'Clients find you when your roles and hours fit their search.' },
  probationary: {
    name: 'Probationary',
    tone: 'good',
    means: 'You are in your first weeks with us. Clients find you when your roles and hours fit their search.',
  },
  inactive: { name: 'Inactive', tone: 'plain', means: 'You take no new work at present, so clients don’t find you.' },
  paused: { name: 'Paused', tone: 'notice', means: 'Your profile is paused, so clients don’t find you.' },
  ineligible: {
    name: 'Ineligible',
    tone: 'notice',
    means: 'You can’t be matched at present. We told you why; write to us about it.',
  },
  lost: { name: 'Left', tone: 'plain', means: 'You have left us. Your past work stays here for you to see.' },
  applicant: {
    name: 'Applicant',
    tone: 'notice',
    means: 'Your application is with our talent team. We write to you about each step.',
  },
}

/** Hours a month that can still be given to a client. */
export function freeHours({
  available_hours_per_month: available,
  monthly_hours_committed: committed,
}: Pick<Profile, 'available_hours_per_month' | 'monthly_hours_committed'>): number {
  return Math.max(0, available - committed)
}
