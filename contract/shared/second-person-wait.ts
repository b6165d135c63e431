import { z } from 'zod'
import { secondPersonReasons } from './second-person.ts'

const from = z.iso.datetime()
const reason = z.enum(secondPersonReasons)

/** Whether the reader may be the second person now. Otherwise from when, and which change they wait for: null for an author. */
export const ownApproval = z.object({ may: z.boolean(), from: from.nullable(), reason: reason.nullable() })

/** Others who could be the second person, once their own access is old enough; the first who may first. */
export const waitingStaff = z.array(z.object({ full_name: z.string(), from, reason }))

/** Of what waits for a second person, as its reader sees it. */
export const secondPersonWait = z.object({ approval: ownApproval, waiting_staff: waitingStaff })
export type SecondPersonWait = z.infer<typeof secondPersonWait>
