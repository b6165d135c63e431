import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { someAnswers } from './answers.routes.ts'
import { applicationStepNames } from './application-steps.ts'
import { applicationStates } from './application.states.ts'
import { namedSkill } from './skills.routes.ts'

export const staffApplication = z.object({
  uuid: z.uuid(),
  virtualassistant_uuid: z.uuid(),
  state: z.enum(applicationStates.values),
  state_date: z.iso.datetime(),
  created_date: z.iso.datetime(),
  submitted_date: z.iso.datetime().nullable(),
  version: z.int(),
  steps: z.array(
    z.object({
      name: z.enum(applicationStepNames),
      standing: z.enum(['done', 'open', 'waiting', 'closed']),
      done_date: z.iso.datetime().nullable(),
    }),
  ),
  /**
   * What someone who is accepted now would still owe: steps that aren’t done, and an account to be paid on. Without the signed agreement they
   * can’t be placed.
   */
  missing: z.array(
    z.object({ name: z.enum([...applicationStepNames, 'bank_details']), blocks_placement: z.boolean() }),
  ),
  answers: someAnswers,
  skills: z.array(namedSkill),
  /** Why staff took the last step. */
  decision_note: z.string().nullable(),
  /** What the applicant was told of why. */
  told_reason: z.string().nullable(),
  reapply_date: z.iso.date().nullable(),
})
export type StaffApplication = z.infer<typeof staffApplication>

/** By the uuid of the assistant’s account or profile: each time they applied, at most 20, latest first. */
export const listAssistantApplications = operation({
  name: 'applications.listAssistantApplications',
  method: 'GET',
  path: '/virtualassistants/{user_uuid}/applications',
  summary: 'Each time an assistant applied: their answers, steps and decisions',
  caller: ['admin_virtualassistant.view'],
  params: z.object({ user_uuid: uuid }),
  reply: z.object({ applications: z.array(staffApplication), count: z.int() }),
  failures: ['404 not_found'],
})
