import { z } from 'zod'
import { relationshipSource } from '../../accounts/clients/relationship-source.ts'
import { selectionStates } from '../../subscriptions/project.states.ts'

/** What joins an assistant and a subscription, as staff see it: one row a place. */
export const projectRelation = z.object({
  rate_plan_uuid: z.uuid(),
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
  role: z.string(),
  hours_per_month: z.int(),
  rate_start_date: z.iso.date(),
  rp_end_date: z.iso.date().nullable(),
  /** By the day on the clock of the client's primary contact. */
  selection: z.enum(selectionStates.sets.worked),
  /** They have the most hours a month of its team; of equals who began first. */
  va_lead: z.boolean(),
  /** Who brought them together; null where nobody was asked. */
  source: relationshipSource.nullable(),
})
export type ProjectRelation = z.infer<typeof projectRelation>
