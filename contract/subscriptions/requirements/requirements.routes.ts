import { z } from 'zod'
import { typedText } from '../../shared/human-text.ts'
import { integerId, uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { missingAnswers, requirementFields, type RequirementField, type RequirementName } from './requirement-fields.ts'
import { requirementStates } from '../requirement.states.ts'

const flag = { name: 'client-projects', beta: ['client.beta'] } as const

/** A2.14: the questions of the welcome brief, in their order. */
export const getRequirementFields = operation({
  name: 'projects.getRequirementFields',
  method: 'GET',
  path: '/user/config/projectRequirement',
  summary: 'The questions of the welcome brief',
  caller: 'session',
  reply: z.object({
    fields: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        type: z.enum(['text', 'long_text', 'choice']),
        required: z.boolean(),
        help: z.string(),
        options: z.array(z.object({ value: z.string(), title: z.string() })),
        longest: z.int(),
      }),
    ),
  }),
})

function answerTo({ type, options, longest }: RequirementField): z.ZodType<string, string> {
  if (type === 'choice') return z.enum(['', ...options.map(({ value }) => value)], 'Must be one of the options')
  return typedText().max(longest, `Must be at most ${longest} characters`)
}

type AnswerTypes = Record<RequirementName, z.ZodType<string, string>>
const answers = z.object(
  Object.fromEntries(requirementFields.map((field) => [field.name, answerTo(field)])) as AnswerTypes,
)

const instant = z.iso.datetime()

export const requirementsVersion = z.object({
  version: z.int(),
  /** `draft`: the client still writes. `submitted`: sent to us. `reviewed`: read by us. */
  status: z.enum(requirementStates.values),
  created_date: instant,
  changed_date: instant,
  changed_by: z.string(),
  submitted_date: instant.nullable(),
  submitted_by: z.string().nullable(),
  reviewed_date: instant.nullable(),
  /** Told to staff only; null for clients. */
  reviewed_by: z.string().nullable(),
})
export type RequirementsVersion = z.infer<typeof requirementsVersion>

/** One version of what a client has told us, and which versions there are. Staff see what was sent, never a draft. */
export const requirements = z.object({
  project_uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  /** Null: a draft. */
  start_date: z.iso.date().nullable(),
  /** 0: there is none, and every answer is empty. */
  version: z.int(),
  /** Raised by each save, over all versions: what the next save says it began from. */
  revision: z.int(),
  status: requirementsVersion.shape.status.nullable(),
  answers: z.record(z.enum(requirementFields.map(({ name }) => name)), z.string()),
  /** The questions answered differently than in the version before; none for the first one. */
  changed: z.array(z.enum(requirementFields.map(({ name }) => name))),
  /** Newest first, at most 100. */
  versions: z.array(requirementsVersion),
})
export type Requirements = z.infer<typeof requirements>

/** C1.6: the newest version, or the one that is asked for. */
export const getRequirements = operation({
  name: 'projects.getRequirements',
  method: 'GET',
  path: '/project/{uuid}/requirements',
  summary: 'What a client has told us about the work, version by version',
  caller: ['client', 'admin_project.view', 'admin_matching.view'],
  flag,
  params: z.object({ uuid }),
  query: z.object({ version: integerId.optional() }),
  reply: requirements,
  failures: ['404 not_found'],
})

/**
 * Saves the draft, all answers at once; after a version was sent, a change begins the next one. `base_revision` is the
 * revision these answers began from, 0 for none: another one is stored by now, and 409 `requirements_changed` leaves it
 * as it is. Answers that are stored already are saved again by doing nothing.
 */
export const saveRequirements = operation({
  name: 'projects.saveRequirements',
  method: 'PUT',
  path: '/project/{uuid}/requirements',
  summary: 'Save or send the welcome brief',
  caller: ['client'],
  flag,
  params: z.object({ uuid }),
  body: z
    .object({
      answers,
      /** True: to our team, with every required question answered. */
      submit: z.boolean(),
      base_revision: z.int().min(0).max(2_147_483_647),
    })
    .superRefine((body, context) => {
      if (!body.submit) return
      for (const name of missingAnswers(body.answers)) {
        context.addIssue({ code: 'custom', path: ['answers', name], message: 'Required' })
      }
    }),
  reply: requirements,
  failures: ['404 not_found', '409 requirements_changed', '429 too_many', '429 too_many_created'],
})

/** Marks the version that was sent last as read. Any other one, and one read before, answers 409. */
export const reviewRequirements = operation({
  name: 'projects.reviewRequirements',
  method: 'POST',
  path: '/project/{uuid}/requirements/{version}/review',
  summary: 'Mark what a client has sent as read',
  caller: ['admin_matching.edit'],
  params: z.object({ uuid, version: integerId }),
  reply: requirements,
  failures: ['404 not_found', '409 already_read', '409 not_the_newest'],
})
