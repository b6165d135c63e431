import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { applicationStepNames } from './application-steps.ts'
import { applicationStates } from './application.states.ts'

export const ownApplication = z.object({
  uuid: z.uuid(),
  state: z.enum(applicationStates.values),
  state_date: z.iso.datetime(),
  created_date: z.iso.datetime(),
  version: z.int(),
  /** Those that this application has, in their order. `waiting`: it comes later; `closed`: it isn't done and can't be any more. */
  steps: z.array(
    z.object({ name: z.enum(applicationStepNames), standing: z.enum(['done', 'open', 'waiting', 'closed']) }),
  ),
  /** The step to continue with; null: it's our turn, or it has ended. */
  next_step: z.enum(applicationStepNames).nullable(),
  /** What they are told of why they were turned down; null: nothing. */
  told_reason: z.string().nullable(),
  /** From when someone who was turned down may apply again; null: they weren’t. */
  reapply_date: z.iso.date().nullable(),
})
export type OwnApplication = z.infer<typeof ownApplication>

/** C6: the caller's latest application; null for an assistant who never applied here. */
export const getOwnApplication = operation({
  name: 'applications.getOwnApplication',
  method: 'GET',
  path: '/applications/self',
  summary: 'One’s own application: its state, its steps and what comes next',
  caller: ['virtualassistant'],
  reply: z.object({ application: ownApplication.nullable() }),
})
