import { applicationStates, type ApplicationState } from './application.states.ts'

interface Step {
  readonly title: string
  /** The page of the step (C6.1). */
  readonly path: string
  /** While the application is in one of these the step can be worked on. */
  readonly openIn: readonly ApplicationState[]
}

/** C6.1: the steps of an application, in their order. */
export const applicationSteps = {
  apply: { title: 'About you', path: '/va/apply', openIn: ['started'] },
  fee: { title: 'Fee', path: '/va/apply/fee', openIn: ['started'] },
  skills: { title: 'Skills', path: '/va/apply/skills', openIn: ['started'] },
  skilltest: { title: 'Skill tests', path: '/va/apply/skilltest', openIn: applicationStates.sets.tested },
  scheduleinterview: { title: 'Interview', path: '/va/apply/scheduleinterview', openIn: ['interview'] },
  profile: { title: 'Profile', path: '/va/apply/profile', openIn: applicationStates.sets.profiled },
  scheduleonboarding: { title: 'Onboarding', path: '/va/apply/scheduleonboarding', openIn: ['onboarding'] },
  contract: { title: 'Contract', path: '/va/apply/contract', openIn: applicationStates.sets.settled },
  courses: { title: 'Courses', path: '/va/apply/courses', openIn: applicationStates.sets.settled },
} as const satisfies Readonly<Record<string, Step>>

export type ApplicationStep = keyof typeof applicationSteps
export const applicationStepNames = Object.keys(applicationSteps) as [ApplicationStep, ...ApplicationStep[]]

/** Whether a step can be worked on while the application is in this state. */
export function isStepOpen(step: ApplicationStep, state: ApplicationState): boolean {
  return applicationSteps[step].openIn.some((open) => open === state)
}
