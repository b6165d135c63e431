import type { AccessCalls } from '../../testing/access/access-call.ts'
import { assistantOf, type AccessWorld } from '../../testing/access/access-world.ts'
import type { feedbackOperations } from './feedback.operations.ts'

export function feedbackCalls(world: AccessWorld): AccessCalls<typeof feedbackOperations> {
  return {
    listFeedback: (_actor, whose) => ({
      path: `/feedback?subject_uuid=${assistantOf(world, whose).uuid}&rids[]=1&hours[]=10`,
    }),
  }
}
