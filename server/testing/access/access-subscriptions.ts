import type { Actor } from '@talentplace/contract/testing/access'
import { settableClock } from '../../platform/clock/clock.ts'
import { addCardPayment } from '../rows/add-card-payment.ts'
import { addSubscription } from '../rows/add-subscription.ts'
import type { Whose } from './access-call.ts'
import { absentUuid, ofCompany, secret, type AccessWorld } from './access-world.ts'

/** The day on which the subscriptions of calls began. */
export const started = new Date('2026-11-10T15:00:00Z')

/** A subscription with an open invoice, for one call. */
export async function addUnpaid({ database, people, clients }: AccessWorld, actor: Actor, whose: Whose) {
  if (whose === 'absent') return { uuid: absentUuid, invoice_uuid: absentUuid }
  return addSubscription(database, {
    client_uuid: ofCompany(clients, actor, whose),
    created_by: people.get('primary contact') ?? '',
    start_date: '2026-11-10',
    name: secret,
    paid: false,
    at: started,
  })
}

/** One whose invoice a card has paid; `transferred` came by transfer besides, and as much is the client's credit. */
export async function addPaidByCard(world: AccessWorld, actor: Actor, whose: Whose, transferred = 0) {
  const { invoice_uuid } = await addUnpaid(world, actor, whose)
  if (whose === 'absent') return { invoice_uuid, payment_uuid: absentUuid, client_uuid: absentUuid }
  const clock = settableClock(started)
  const payment_uuid = await addCardPayment(world.database, { invoice_uuid, transferred, clock })
  return { invoice_uuid, payment_uuid, client_uuid: ofCompany(world.clients, actor, whose) }
}
