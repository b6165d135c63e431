import { recordFee } from '../processor/fees/record-fee.ts'
import { unknownFees, type UnknownFee } from '../processor/fees/unknown-fees.ts'
import { attemptItem } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CardProcessor, ProcessorEvent } from '../../platform/payments/card-processor.ts'
import type { RenewalDeps } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'

type FeeDeps = Pick<RenewalDeps, 'database' | 'clock' | 'log' | 'processor'>

async function learnFee({ database, clock }: FeeDeps, processor: CardProcessor, unknown: UnknownFee): Promise<void> {
  const { of, processor_id } = unknown
  const fee = await (of === 'charge' ? processor.chargeFee(processor_id) : processor.refundFee(processor_id))
  // It rests for growing pauses, so that what the processor tells late holds nobody else up.
  if (!fee) throw new Error(`The fee of the ${of} ${processor_id} isn’t told yet.`)
  await recordFee(database.kysely, unknown, { fee, at: clock.now() })
}

/** Asks the processor what it kept of what has gone through and been booked. `processor_charge_id`: of one charge and its refunds. */
export async function fetchProcessorFees(deps: FeeDeps, processor_charge_id?: string): Promise<void> {
  const { database, clock, processor } = deps
  if (processor === null) return
  const queue = renewalQueue(deps, 'payments.fee')
  const unknown = await unknownFees(database.kysely, {
    processor: processor.name,
    queue: queue.queue,
    now: clock.now(),
    ...(processor_charge_id !== undefined && { processor_charge_id }),
  })
  for (const each of unknown) await attemptItem(queue, each.uuid, () => learnFee(deps, processor, each))
}

function settledCharge({ charge, refund }: ProcessorEvent): string | undefined {
  if (charge?.result.state === 'succeeded') return charge.result.processor_charge_id
  return refund?.result.state === 'succeeded' ? refund.processor_charge_id : undefined
}

/** Learns a fee as soon as its charge or refund has gone through; to be told after those that book it. */
export function onSettledCharge(deps: FeeDeps) {
  return async (event: ProcessorEvent): Promise<void> => {
    const processor_charge_id = settledCharge(event)
    if (processor_charge_id !== undefined) await fetchProcessorFees(deps, processor_charge_id)
  }
}

/** What no event told of, what was told late, and what was charged before fees were kept. */
export function scheduleFees(jobs: Jobs, deps: FeeDeps): void {
  jobs.every('payments.fees', '*/5 * * * *', () => fetchProcessorFees(deps))
}
