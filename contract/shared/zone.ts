import * as fields from './messages/fields.ts'
import { z } from 'zod'

/** An IANA zone name; whether it is one of ours is checked by the server. */
export const zoneId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z_+\-0-9/]+$/, { error: () => fields.zoneName() })

/** A zone's offset in minutes east of UTC at some instant, and when it changes next (null: not in sight). */
export const zoneOffset = z.object({
  timezone: z.string(),
  timezone_offset: z.int(),
  next_change: z.iso.datetime().nullable(),
})
export type ZoneOffset = z.infer<typeof zoneOffset>
