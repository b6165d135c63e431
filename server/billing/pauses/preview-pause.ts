import { previewPause } from '@talentplace/contract/billing/pauses/pause.routes'
import { clientDay } from '../../subscriptions/client-day.ts'
import { ownedSubscription } from '../../subscriptions/owned-subscription.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { pauseEffectOf, rejectPause } from './pause-effect.ts'

/** C1 Ours: the money effect of a pause, before anything is changed. */
export function previewPauseOperation({ database: { kysely }, clock }: { database: Database; clock: Clock }) {
  return handle(previewPause, async (context, { params, query }) => {
    const subscription = await ownedSubscription(kysely, signedIn(context), params.uuid, { staff: false })
    const { today } = await clientDay(kysely, subscription.client_uuid, clock.now())
    rejectPause(subscription, today)
    return pauseEffectOf(kysely, subscription, { today, requested: query.resumes_on })
  })
}
