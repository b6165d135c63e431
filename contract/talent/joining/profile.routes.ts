import { z } from 'zod'
import { availability } from '../../core/criteria/criteria.ts'
import { operation } from '../../shared/operation.ts'
import { lineText } from '../../shared/line-text.ts'
import { humanText } from '../../shared/human-text.ts'

const version = z.int().min(1).max(2_147_483_647)
const profile = {
  display_name: z.string(),
  blurb: z.string(),
  bio: z.string(),
  available_hours_per_month: z.int(),
  availabilities: z.array(availability),
}

export const storedProfile = z.object({ ...profile, version: z.int(), done: z.boolean() })
export type StoredProfile = z.infer<typeof storedProfile>

export const getApplicationProfile = operation({
  name: 'applications.getApplicationProfile',
  method: 'GET',
  path: '/applications/self/profile',
  summary: 'What clients will read of an applicant',
  caller: ['virtualassistant'],
  reply: storedProfile,
  failures: ['404 not_found'],
})

/** The step is done with it. A stale `version` answers 409 `stale_version`; 409 `step_closed` outside of the step. */
export const saveApplicationProfile = operation({
  name: 'applications.saveApplicationProfile',
  method: 'PUT',
  path: '/applications/self/profile',
  summary: 'Save what clients will read of an applicant',
  caller: ['virtualassistant'],
  body: z.object({
    version,
    display_name: lineText().min(1).max(60),
    blurb: humanText().min(1).max(400),
    bio: humanText().max(4000),
    available_hours_per_month: z.int().min(1).max(400),
    availabilities: z
      .array(availability)
      .min(1, 'Choose when you can work')
      .max(21)
      .refine((parts) => new Set(parts).size === parts.length, 'Each only once'),
  }),
  reply: storedProfile,
  failures: ['404 not_found', '409 stale_version', '409 step_closed'],
})
