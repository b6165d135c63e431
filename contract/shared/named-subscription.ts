import { z } from 'zod'

/** Which subscription something belongs to, and whose that is, with the names that people read. */
export const namedSubscription = {
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
}
