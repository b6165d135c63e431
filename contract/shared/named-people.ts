import { z } from 'zod'

/** An account and whose it is. */
export const namedUser = z.object({ user_uuid: z.uuid(), full_name: z.string() })

/** Someone of our own team. */
export const namedStaff = z.object({ uuid: z.uuid(), full_name: z.string() })

/** An assistant as clients call them. */
export const namedAssistant = z.object({ uuid: z.uuid(), display_name: z.string() })
