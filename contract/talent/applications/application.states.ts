import { lifecycle, type StateOf } from '../../shared/lifecycle.ts'

/** C6: how far someone is who wants to work with us. `means` is what the applicant is told of it. No test result rejects anyone: staff do. */
export const applicationStates = lifecycle(
  {
    started: {
      word: 'Started',
      tone: 'plain',
      means: 'Tell us about yourself and your skills. Everything is saved as you type.',
      to: { submitted: ['assistant'], rejected: ['staff'], withdrawn: ['assistant'] },
    },
    submitted: {
      word: 'Submitted',
      tone: 'info',
      means: 'We have your application. The skill tests come next.',
      to: { testing: ['assistant'], interview: ['staff'], rejected: ['staff'], withdrawn: ['assistant'] },
    },
    testing: {
      word: 'Skill tests',
      tone: 'info',
      means: 'You’re taking the skill tests. You can pause between them.',
      to: { interview: ['system', 'staff'], rejected: ['staff'], withdrawn: ['assistant'] },
    },
    interview: {
      word: 'Interview',
      tone: 'notice',
      means: 'We’d like to talk with you. Next is your interview with our talent team.',
      to: { onboarding: ['staff'], rejected: ['staff'], withdrawn: ['assistant'] },
    },
    onboarding: {
      word: 'Onboarding',
      tone: 'notice',
      means: 'You’re nearly there: your profile, your onboarding session, your contract and your courses.',
      to: { accepted: ['staff'], rejected: ['staff'], withdrawn: ['assistant'] },
    },
    accepted: { word: 'Accepted', tone: 'good', means: 'Welcome! Clients can find you now.' },
    rejected: { word: 'Rejected', tone: 'danger', means: 'We won’t be going ahead with your application.' },
    withdrawn: { word: 'Withdrawn', tone: 'plain', means: 'You withdrew your application.' },
  },
  {
    open: ['started', 'submitted', 'testing', 'interview', 'onboarding'],
    final: ['accepted', 'rejected', 'withdrawn'],
    /** Skill tests are taken. */
    tested: ['submitted', 'testing'],
    /** The public profile can be written: while someone waits for an answer, too. */
    profiled: ['submitted', 'testing', 'interview', 'onboarding'],
    /** Where staff bring them. */
    decided: ['interview', 'onboarding', 'accepted', 'rejected'],
    /** The agreement is signed and courses are taken; who was accepted before still can. */
    settled: ['onboarding', 'accepted'],
  },
)
export type ApplicationState = StateOf<typeof applicationStates>
