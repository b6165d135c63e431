import type { Actor } from '@talentplace/contract/testing/access'
import type { AccessCalls } from '../testing/access/access-call.ts'
import { reviewedSubscriptions } from '../testing/access/access-reviews.ts'
import { ofCompany, type AccessWorld } from '../testing/access/access-world.ts'
import type { writtenFeedbackOperations } from './written-feedback.operations.ts'

/** What each side says of a review. */
function said(actor: Actor): object {
  if (actor === 'assistant') return { reply: 'Thank you' }
  return actor.endsWith('contact') || actor === 'other client' ? { rating: 5 } : { status: 'shown' }
}

export async function writtenFeedbackCalls(world: AccessWorld): Promise<AccessCalls<typeof writtenFeedbackOperations>> {
  const { projects, written } = await reviewedSubscriptions(world)
  return {
    createFeedback: (actor, whose) => ({
      path: '/feedback',
      body: { project_uuid: ofCompany(projects, actor, whose), subject_uuid: world.assistants.own.uuid, rating: 4 },
    }),
    saveFeedback: async (actor, whose) => ({
      path: `/feedback/${await written(actor, whose)}`,
      body: { version: 1, ...said(actor) },
    }),
  }
}
