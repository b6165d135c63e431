import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { applicationStates } from '../applications/application.states.ts'
import { recommendationNames, scores } from './criteria.ts'
import { humanText } from '../../shared/human-text.ts'
import { required } from '../../shared/required.ts'

export const scorecard = z.object({
  uuid: z.uuid(),
  written_by: z.uuid(),
  author_name: z.string(),
  scores,
  recommendation: z.enum(recommendationNames),
  notes: z.string(),
  changed_date: z.iso.datetime(),
  version: z.int(),
})
export type Scorecard = z.infer<typeof scorecard>

const scorecards = z.object({
  /** The assistant's latest application; null: they never applied here. */
  application: z.object({ uuid: z.uuid(), state: z.enum(applicationStates.values) }).nullable(),
  scorecards: z.array(scorecard),
})

/** The applicant never sees them. */
export const listScorecards = operation({
  name: 'applications.listScorecards',
  method: 'GET',
  path: '/virtualassistants/{uuid}/scorecards',
  summary: 'What interviewers thought of an applicant, by their latest application',
  caller: ['admin_virtualassistant.view'],
  params: z.object({ uuid }),
  reply: scorecards,
  failures: ['404 not_found'],
})

/** One’s own, while the application is open. `version` 0: there is none yet; another one answers 409 `stale_version`. */
export const saveScorecard = operation({
  name: 'applications.saveScorecard',
  method: 'PUT',
  path: '/applications/{uuid}/scorecard',
  summary: 'Save one’s own scorecard of an applicant',
  caller: ['admin_virtualassistant.edit'],
  params: z.object({ uuid }),
  body: z.object({
    scores,
    recommendation: z.enum(recommendationNames, required),
    notes: humanText().max(5000),
    version: z.int().min(0).max(2_147_483_647),
  }),
  reply: scorecard,
  failures: ['404 not_found', '409 application_ended', '409 stale_version'],
})
