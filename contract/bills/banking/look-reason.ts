import { z } from 'zod'

/** Why someone reads what is masked elsewhere; it is kept in the audit. */
export const lookReason = z.string('Required').trim().min(1, 'Required').max(300, 'At most 300 characters')
