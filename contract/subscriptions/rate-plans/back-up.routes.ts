import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'

/** Who would take over a seat at once. */
export const backUp = z.object({
  uuid: z.uuid(),
  display_name: z.string(),
  /** They take work, have the role, and the hours; else someone else has to be named. */
  is_ready: z.boolean(),
})

/**
 * E2 Ours: kept for the seat, whoever fills it; null: nobody. It takes no hours of theirs. 409 `changed`: someone else named
 * another one meanwhile; `not_ready`: they haven't the role or the hours, or take no work; `on_team`: they work on it.
 */
export const nameBackUp = operation({
  name: 'projects.nameBackUp',
  method: 'PUT',
  path: '/virtualassistants/projects/{uuid}/ratePlans/{rate_plan_uuid}/backUp',
  summary: 'Name who would take over a role at once',
  caller: ['admin_project.edit'],
  params: z.object({ uuid, rate_plan_uuid: uuid }),
  body: z.object({
    virtualassistant_uuid: uuid.nullable(),
    /** Who was shown as named; null: nobody. */
    before: uuid.nullable(),
  }),
  reply: z.object({ back_up: backUp.nullable() }),
  failures: ['404 not_found', '409 agreement_missing', '409 changed', '409 not_ready', '409 on_team'],
})
