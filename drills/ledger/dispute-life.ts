import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import { later } from './later.ts'
import type { World } from './world.ts'
import type { DisputeFacts } from './facts.ts'

interface Charged {
  readonly charge_id: string
  readonly client_uuid: string
  readonly currency: 'cad' | 'usd'
  readonly amount_cents: number
}

const feeCents = 1_500

async function sendDispute({ product }: World, id: string, dispute: DisputeFacts): Promise<void> {
  await product.processor.notifyOfDispute({
    processor_dispute_id: id,
    processor_charge_id: dispute.charge_id,
    state: dispute.state,
    amount_cents: dispute.cents,
    fee_cents: dispute.fee_cents,
    currency: dispute.currency,
    reason: 'fraudulent',
  })
}

/** A cardholder's bank takes a payment back, once; the product hears of it with its jobs of the next morning. */
export async function openDispute(world: World, day: string): Promise<void> {
  const { product, random, facts } = world
  const found = await product.rows<Charged>(
    `select processor_charge_id as charge_id, payments.client_uuid, payments.currency, payments.amount_cents
     from payments join charges on charges.uuid = charge_uuid
     where not exists (select from disputes where payment_uuid = payments.uuid)
     order by paid_date desc, payments.uuid limit 60`,
  )
  const taken = new Set([...facts.disputes.values()].map((dispute) => dispute.charge_id))
  const free = found.filter(({ charge_id }) => !taken.has(charge_id))
  if (free.length === 0) return
  const { charge_id, client_uuid, currency, amount_cents: cents } = random.pick(free)
  const id = `dp_${facts.disputes.size + 1}`
  const heard = later(day, 1)
  const about = { charge_id, client_uuid, currency, cents, opened: heard, fee_cents: feeCents }
  const dispute: DisputeFacts = { ...about, state: 'opened', settled: null }
  facts.disputes.set(id, dispute)
  // Now and then the news of its end comes first, and that of its beginning changes nothing any more.
  const isLate = random.chance(0.2)
  if (isLate) await end(world, id, heard)
  await sendDispute(world, id, { ...dispute, state: 'opened', fee_cents: feeCents })
}

/** Won, perhaps with the fee given back, or lost. */
async function end(world: World, id: string, heard: string): Promise<void> {
  const { random, facts } = world
  const dispute = facts.disputes.get(id)
  if (!dispute) return
  dispute.state = random.pick(disputeStates.sets.final)
  if (dispute.state === 'won' && random.chance(0.5)) dispute.fee_cents = 0
  dispute.settled = heard
  await sendDispute(world, id, dispute)
}

/** One of those that are open. */
export async function endDispute(world: World, day: string): Promise<void> {
  const open = [...world.facts.disputes].filter(([, { state, opened }]) => state === 'opened' && opened <= day)
  if (open.length > 0) await end(world, world.random.pick(open)[0], later(day, 1))
}
