import { z } from 'zod'
import { secondPersonReasons } from './second-person.ts'

const from = z.iso.datetime()
const reason = z.enum(secondPersonReasons)

/** Whether the reader may be the second person now. Otherwise from when, and which change they wait for: null for an author. */
export const ownApproval = z.object({ may: z.boolean(), from: from.nullable(), reason: reason.nullable() })

/** Someone who could be the second person, once their own access is old enough. */
export const waitingColleague = z.object({ full_name: z.string(), from, reason })
/** All of them; the first who may first. */
export const waitingStaff = z.array(waitingColleague)

/** Of what waits for a second person, as its reader sees it. */
export const secondPersonWait = z.object({ approval: ownApproval, waiting_staff: waitingStaff })
export type SecondPersonWait = z.infer<typeof secondPersonWait>
