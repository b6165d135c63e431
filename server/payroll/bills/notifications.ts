import { billNumber } from '@talentplace/contract/payroll/bills/bill-number'
import type { moveBill } from '@talentplace/contract/payroll/bills/staff-bill.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { notify, type NotificationText } from '../../core/notifications/notify.ts'
import type { StoredBill } from './lock-draft.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { sentenceDay } from '../../rules/sentence-day.ts'
import { moneyText } from '../../rules/money-text.ts'

type Move = Pick<Received<typeof moveBill>['body'], 'state' | 'date' | 'reason'>

/** What its assistant is told; null: nothing that they need to know. */
function notificationsOf(
  bill: StoredBill,
  { move: { state, date, reason }, next, at }: { move: Move; next: string; at: Date },
): { title: string; body: string } | null {
  const number = billNumber(bill.currency, bill.number ?? 0)
  const total = moneyText(bill.total_cents, bill.currency)
  const said = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  switch (state) {
    case 'paid':
      return {
        title: `Paid: ${total}`,
        body: `For your bill ${number}, on ${sentenceDay(date ?? bill.bill_date, at)}.`,
      }
    case 'returned':
      return {
        title: `Your bank sent ${total} back`,
        body: `For your bill ${number}. They say: ${said} Write to us with your bank details and we’ll pay it again.`,
      }
    case 'posted':
      return {
        title: `Your bill ${number} is on its way again`,
        body: `Expect ${total} in your account on ${sentenceDay(next, at)}.`,
      }
    case 'held':
      return {
        title: `Your bill ${number} is on hold`,
        body: `${said} Your money is safe; we’ll tell you when it goes out.`,
      }
    default:
      return null
  }
}

/** Step: who a bill pays is told of it; nobody where they have no account. */
export async function notifyOfBill(
  transaction: Transaction<Tables>,
  bill: { readonly uuid: string; readonly virtualassistant_uuid: string },
  message: Pick<NotificationText, 'title' | 'icon'> & { readonly body: string; readonly at: Date },
): Promise<void> {
  const person = await transaction
    .selectFrom('assistants')
    .select('user_uuid')
    .where('uuid', '=', bill.virtualassistant_uuid)
    .executeTakeFirst()
  if (!person?.user_uuid) return
  await notify(transaction, {
    ...message,
    type: 'pay',
    users: [person.user_uuid],
    priority: 1,
    entity_link: `va_bill:${bill.uuid}`,
  })
}

/** Step: who a bill pays is told where its money is. `next`: when money is expected that goes out from now on. */
export async function notifyOfMove(
  transaction: Transaction<Tables>,
  bill: StoredBill,
  { move, next, at }: { move: Move; next: string; at: Date },
): Promise<void> {
  const notification = notificationsOf(bill, { move, next, at })
  if (!notification) return
  const isGood = move.state === 'paid' || move.state === 'posted'
  await notifyOfBill(transaction, bill, { ...notification, icon: isGood ? 'happy' : 'alert', at })
}
