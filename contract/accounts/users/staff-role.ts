import type { z } from 'zod'
import { relationshipRole } from './user.routes.ts'

/** A2.15: as what staff look after someone. */
export const staffRole = relationshipRole.extract(['sales', 'csm', 'vsm', 'finance', 'admin'])
export type StaffRole = z.infer<typeof staffRole>
