import type { OwnApplication } from '@talentplace/contract/applications/application.routes'
import {
  applicationStepNames,
  isStepOpen,
  type ApplicationStep,
} from '@talentplace/contract/applications/application-steps'
import { applicationStates, type ApplicationState } from '@talentplace/contract/applications/application.states'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { HeldApplication } from './hold-application.ts'

type Standing = OwnApplication['steps'][number]['standing']

/** Steps that become open in a later state than this one. */
function isAhead(step: ApplicationStep, state: ApplicationState): boolean {
  const { open } = applicationStates.sets
  const now = open.findIndex((each) => each === state)
  return now >= 0 && open.some((each, index) => index > now && isStepOpen(step, each))
}

function standingOf(step: ApplicationStep, state: ApplicationState, done: ReadonlySet<string>): Standing {
  if (done.has(step)) return 'done'
  if (isStepOpen(step, state)) return 'open'
  return isAhead(step, state) ? 'waiting' : 'closed'
}

/** What an applicant is shown of their application. `has`: the steps that it has; a fee of nothing is no step. */
export async function describeApplication(
  database: Kysely<Tables>,
  application: HeldApplication,
  has: (step: ApplicationStep) => boolean,
): Promise<OwnApplication> {
  const { uuid, state, state_date, created_date, version } = application
  const rows = await database
    .selectFrom('application_steps')
    .select('step')
    .where('application_uuid', '=', uuid)
    .execute()
  const done = new Set<string>(rows.map(({ step }) => step))
  const steps = applicationStepNames.filter(has).map((name) => ({ name, standing: standingOf(name, state, done) }))
  return {
    uuid,
    state,
    state_date: state_date.toISOString(),
    created_date: created_date.toISOString(),
    version,
    steps,
    next_step: steps.find(({ standing }) => standing === 'open')?.name ?? null,
  }
}
