import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'

const jobName = 'cards.forget'

interface DetachedCard {
  readonly processor: CardProcessor['name']
  readonly stripe_card_id: string
}

/** Step: the processor is to forget a card, once the caller's transaction has committed. */
export async function detachCardJob(
  jobs: Jobs,
  transaction: Kysely<Tables>,
  { uuid, processor, stripe_card_id }: DetachedCard & { uuid: string },
): Promise<void> {
  await jobs.enqueue(transaction, jobName, { processor, stripe_card_id }, { key: uuid })
}

/** Has the processor forget what was deleted here; a card of another processor is none of its business. */
export function detachCards(jobs: Jobs, processor: CardProcessor | null): void {
  jobs.work<DetachedCard>(jobName, async (card) => {
    if (card.processor === processor?.name) await processor.detachCard(card.stripe_card_id)
  })
}
