import { notify } from '../../features/notifications/notify.ts'
import type { ItemQueue } from '../../platform/jobs/failing-items.ts'
import { financeStaff } from '../renewals/told-people.ts'
import type { CheckoutParts } from './checkout-parts.ts'

/** Open orders, of which one that throws doesn't stop the others; staff hear of it after the third failure. */
export function failingOrders({ database, clock, log }: CheckoutParts): ItemQueue {
  const queue = 'checkout.order'
  return {
    database,
    clock,
    log,
    queue,
    alert: async (transaction, { uuid, message, at }) => {
      const { project_uuid } = await transaction
        .selectFrom('orders')
        .select('project_uuid')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
      await notify(transaction, {
        users: await financeStaff(transaction),
        type: 'collections',
        title: 'Settling an order has failed three times',
        body: `Nothing else is held up. We keep trying, with longer and longer pauses. For whoever looks into it: ${queue}, ${uuid}, “${message.slice(0, 500)}”`,
        icon: 'alert',
        priority: 0,
        entity_link: `project:${project_uuid}`,
        at,
      })
    },
  }
}
