import { z } from 'zod'
import { availability } from '../../core/criteria/criteria.ts'
import { languageLevel } from '../../core/criteria/language.ts'
import { integerId } from '../../shared/identifier.ts'
import { lineText } from '../../shared/line-text.ts'
import { humanText } from '../../shared/human-text.ts'

/** How well an assistant knows a skill or a tool, least first. */
export const keywordLevel = z.enum(['learning', 'working', 'expert'])
export type KeywordLevel = z.infer<typeof keywordLevel>

const ids = (max: number) => z.array(integerId).max(max, `At most ${max}`)
const line = (longest: number) => lineText().max(longest)

const levelled = z
  .array(z.object({ id: integerId, level: keywordLevel }))
  .max(100)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each one once')

/** What clients read of an assistant, and search by; of both ways to change it, staff's and their own. */
export const profileFields = {
  display_name: line(200).pipe(z.string().min(1)),
  preferred_pronouns: line(40),
  blurb: humanText().max(400),
  bio: humanText().max(4000),
  available_hours_per_month: z.int().min(0).max(400),
  role_ids: ids(20),
  skill_ids: ids(100),
  tool_ids: ids(100),
} as const

/** What only they themselves change. */
export const ownFields = {
  display_name: profileFields.display_name,
  preferred_pronouns: profileFields.preferred_pronouns,
  blurb: profileFields.blurb,
  bio: profileFields.bio,
  role_ids: profileFields.role_ids,
  skills: levelled,
  tools: levelled,
  industry_ids: ids(20),
  languages: z
    .array(z.object({ id: integerId, level: languageLevel }))
    .min(1, 'Everyone here speaks English')
    .max(20)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each one once')
    .refine((all) => all.some(({ id }) => id === 1), 'Everyone here speaks English'),
  available_hours_per_month: profileFields.available_hours_per_month,
  va_availabilities: z.array(availability).max(21),
} as const
