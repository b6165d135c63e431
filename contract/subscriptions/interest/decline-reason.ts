import { z } from 'zod'
import { declineReasons } from './decline-reasons.ts'

export const declineReason = z.enum(declineReasons.map(({ name }) => name))
