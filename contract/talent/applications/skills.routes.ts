import { z } from 'zod'
import { integerId } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { storedVersion } from './answers.routes.ts'
import { humanText } from '../../shared/human-text.ts'

export const skillKinds = ['role', 'skill', 'tool', 'industry'] as const
export type SkillKind = (typeof skillKinds)[number]

/** How many of each someone can name. */
export const maxOfKind = { role: 10, skill: 30, tool: 30, industry: 15 } as const satisfies Record<SkillKind, number>

/** How well someone knows it, 1 to 4. */
export const skillLevels = ['Learning', 'Confident', 'Advanced', 'Expert'] as const

const level = z.int().min(1).max(skillLevels.length)
const proof = humanText().max(500)
const given = z.object({ kind: z.enum(skillKinds), id: integerId, level, proof })

export const namedSkill = given.extend({ value: z.string() })
export type NamedSkill = z.infer<typeof namedSkill>

export const storedSkills = z.object({
  skills: z.array(namedSkill),
  /** Those there are to choose from. */
  industries: z.array(z.object({ id: integerId, value: z.string() })),
  /** 0: nothing is saved yet. */
  version: z.int(),
  done: z.boolean(),
})
export type StoredSkills = z.infer<typeof storedSkills>

export const getApplicationSkills = operation({
  name: 'applications.getApplicationSkills',
  method: 'GET',
  path: '/applications/self/skills',
  summary: 'The roles, skills, tools and industries one has named',
  caller: ['virtualassistant'],
  reply: storedSkills,
  failures: ['404 not_found'],
})

export const roleMissing = 'Choose at least one role'

/** `done`: at least one role is named, and the step is done. A stale `version` answers 409 `stale_version`; 409 `step_closed` later. */
export const saveApplicationSkills = operation({
  name: 'applications.saveApplicationSkills',
  method: 'PUT',
  path: '/applications/self/skills',
  summary: 'Save the roles, skills, tools and industries one knows, each with its level',
  caller: ['virtualassistant'],
  body: z.object({
    version: storedVersion,
    skills: z
      .array(given)
      .max(
        Object.values(maxOfKind).reduce((sum, max) => sum + max, 0),
        'Too many at once',
      )
      .superRefine((skills, context) => {
        for (const kind of skillKinds) {
          const ids = skills.filter((each) => each.kind === kind).map(({ id }) => id)
          if (ids.length > maxOfKind[kind])
            context.addIssue({ code: 'custom', message: `At most ${maxOfKind[kind]} of each` })
          if (new Set(ids).size < ids.length) context.addIssue({ code: 'custom', message: 'Each only once' })
        }
      }),
    done: z.boolean(),
  }),
  reply: storedSkills,
  failures: ['404 not_found', '409 stale_version', '409 step_closed'],
})
