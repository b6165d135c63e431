import { addSentBrief, briefAnswers } from '../testing/access/access-briefs.ts'
import type { AccessCalls } from '../testing/access/access-call.ts'
import type { AccessWorld } from '../testing/access/access-world.ts'
import type { requirementsOperations } from './requirements.operations.ts'

export function requirementsCalls(world: AccessWorld): AccessCalls<typeof requirementsOperations> {
  return {
    saveRequirements: async (actor, whose) => ({
      path: `/project/${await addSentBrief(world, actor, whose)}/requirements`,
      body: { answers: { ...briefAnswers, tasks: 'Something else' }, submit: true, base_revision: 1 },
    }),
    reviewRequirements: async (actor, whose) => ({
      path: `/project/${await addSentBrief(world, actor, whose)}/requirements/1/review`,
    }),
  }
}
