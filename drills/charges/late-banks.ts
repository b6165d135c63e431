import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@talentplace/server/platform/database/connection'
import type { TestProcessor } from '@talentplace/server/platform/payments/test-processor/test-processor'
import type { Shopped } from './shopper.ts'

type Left = NonNullable<Shopped['left']>

/** When those who closed their tab answer their bank after all; `never` for the others. */
export interface LateBanks {
  /** In the very seconds in which their orders are given up. */
  readonly meanwhile: readonly Left[]
  /** Once their orders have been given up. */
  readonly afterwards: readonly Left[]
  /** As `afterwards`, of orders that were given up as before anything was cancelled at the processor. */
  readonly uncancelled: readonly Left[]
  readonly never: readonly Left[]
}

export function lateBanks(left: readonly Left[]): LateBanks {
  const everyFourth = (rest: number) => left.filter((_each, at) => at % 4 === rest)
  return {
    meanwhile: everyFourth(0),
    afterwards: everyFourth(1),
    uncancelled: everyFourth(2),
    never: everyFourth(3),
  }
}

/** They say yes, a few at a time; how many of them were charged. */
export async function confirm(processor: TestProcessor, left: readonly Left[], within: number): Promise<number> {
  const ends = await Promise.all(
    left.map(async ({ client_secret }) => {
      await wait(Math.random() * within)
      return processor.answerBank(client_secret, 'confirm')
    }),
  )
  return ends.filter((end) => end?.state === 'succeeded').length
}

/** Gives orders up in our books alone; what became of their charges is asked from then on, as it is of any that couldn't be cancelled. */
export async function giveUpUncancelled(pool: Database['pool'], left: readonly Left[], at: Date): Promise<void> {
  for (const { order_uuid } of left) {
    await pool.query(
      `with expired as (update orders set state = 'expired', settled_date = $2, next_ask_date = $2 where uuid = $1
          and settled_date is null returning uuid),
        freed as (update promotion_redemptions set state = 'released' where order_uuid in (select uuid from expired)),
        hours as (delete from hour_holds where order_uuid in (select uuid from expired))
      update charges set state = 'declined', settled_date = $2 where uuid in (select uuid from expired)`,
      [order_uuid, at],
    )
  }
}
