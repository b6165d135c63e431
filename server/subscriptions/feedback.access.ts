import type { AccessCalls } from '../testing/access/access-call.ts'
import { reviewedSubscriptions } from '../testing/access/access-reviews.ts'
import { assistantOf, type AccessWorld } from '../testing/access/access-world.ts'
import type { feedbackOperations } from './feedback.operations.ts'

export async function feedbackCalls(world: AccessWorld): Promise<AccessCalls<typeof feedbackOperations>> {
  const { written } = await reviewedSubscriptions(world)
  return {
    listFeedback: (_actor, whose) => ({
      path: `/feedback?subject_uuid=${assistantOf(world, whose).uuid}&rids[]=1&hours[]=10`,
    }),
    listWrittenFeedback: () => ({ path: '/feedback/written' }),
    listFeedbackRequests: () => ({ path: '/feedback/requests' }),
    deleteFeedback: async (actor, whose) => ({ path: `/feedback/${await written(actor, whose)}` }),
  }
}
