import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import {
  applicationStepNames,
  isStepOpen,
  type ApplicationStep,
} from '@talentplace/contract/talent/applications/application-steps'
import { applicationStates, type ApplicationState } from '@talentplace/contract/talent/applications/application.states'

type Status = OwnApplication['steps'][number]['standing']

/** Steps that become open in a later state than this one. */
function isAhead(step: ApplicationStep, state: ApplicationState): boolean {
  const { open } = applicationStates.sets
  const now = open.findIndex((each) => each === state)
  return now >= 0 && open.some((each, index) => index > now && isStepOpen(step, each))
}

/** How a step stands. */
export function statusOf(step: ApplicationStep, state: ApplicationState, done: ReadonlySet<string>): Status {
  if (done.has(step)) return 'done'
  if (isStepOpen(step, state)) return 'open'
  return isAhead(step, state) ? 'waiting' : 'closed'
}

/** Whether applications have a step at all: without a fee there is nothing to pay (0087). */
export const hasStep = (step: ApplicationStep): boolean => step !== 'fee'

/** The step that an applicant can continue with; null: there is none. */
export function nextStepOf(state: ApplicationState, done: ReadonlySet<string>): ApplicationStep | null {
  return applicationStepNames.filter(hasStep).find((step) => statusOf(step, state, done) === 'open') ?? null
}
