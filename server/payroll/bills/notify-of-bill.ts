import type { Transaction } from 'kysely'
import { notify, type NotificationText } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: who a bill pays is told of it; nobody where they have no account. */
export async function notifyOfBill(
  transaction: Transaction<Tables>,
  bill: { readonly uuid: string; readonly virtualassistant_uuid: string },
  told: Pick<NotificationText, 'title' | 'icon'> & { readonly body: string; readonly at: Date },
): Promise<void> {
  const person = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', bill.virtualassistant_uuid)
    .executeTakeFirst()
  if (!person?.user_uuid) return
  await notify(transaction, {
    ...told,
    type: 'pay',
    users: [person.user_uuid],
    priority: 1,
    entity_link: `va_bill:${bill.uuid}`,
  })
}
