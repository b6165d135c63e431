import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { applicationStates } from '../applications/application.states.ts'
import { humanText } from '../../shared/human-text.ts'

/** 409 `stale_version`, `impossible_state` for a step that the states don’t have, `incomplete` where nobody could find them. */
export const decideApplication = operation({
  name: 'applications.decideApplication',
  method: 'PUT',
  path: '/applications/{uuid}/state',
  summary: 'Move an applicant on, accept them, or turn them down',
  caller: ['admin_virtualassistant.edit'],
  params: z.object({ uuid }),
  body: z
    .object({
      version: z.int().min(1).max(2_147_483_647),
      state: z.enum(applicationStates.sets.decided),
      /** Kept in the history; only staff read it. */
      note: humanText().min(1).max(500),
      /** What someone who is turned down is told; empty: nothing about why. */
      told_reason: humanText().max(1000).default(''),
      /** From when they may apply again; null: as configured. */
      reapply_date: givenDay().nullable().default(null),
      /** Of someone who is accepted; null: as configured. */
      probation_ends: givenDay().nullable().default(null),
    })
    .refine(
      ({ state, told_reason, reapply_date }) => state === 'rejected' || (told_reason === '' && reapply_date === null),
      {
        path: ['told_reason'],
        message: 'Only for someone who is turned down',
      },
    ),
  reply: z.object({ state: z.enum(applicationStates.values), version: z.int() }),
  failures: ['404 not_found', '409 impossible_state', '409 incomplete', '409 stale_version'],
})
