import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import { notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { moneyText } from '../../rules/money-text.ts'
import { billedPeople, financeStaff } from '../../core/recipients/recipients.ts'

export interface NewCredit {
  readonly client_uuid: string
  readonly currency: Currency
  /** What came in, and how much of it nothing was open for. */
  readonly amount_cents: number
  readonly credit_cents: number
  /** What the money was for, as in 'for invoice CAD-00042'. */
  readonly what: string
  /** Why it was too much, a sentence. */
  readonly why: string
  /** The processor's number of the charge. */
  readonly reference: string
}

/** Step: more came in than was open. Staff and the client are told what came, what it paid and what is credit now. */
export async function notifyOfCredit(transaction: Transaction<Tables>, credit: NewCredit, at: Date): Promise<void> {
  const money = (cents: number) => moneyText(cents, credit.currency)
  const { client_uuid, amount_cents, credit_cents, what, why, reference } = credit
  const paid = amount_cents - credit_cents
  const split = paid === 0 ? 'All of it is' : `${money(paid)} of it was still open, and ${money(credit_cents)} is`
  const { company } = await transaction
    .selectFrom('clients')
    .select('company')
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const shared = { icon: 'alert', priority: 0, entity_link: `client:${client_uuid}`, at } as const
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `${company.slice(0, 120)} has a new credit of ${money(credit_cents)}`,
    body: `${money(amount_cents)} came by card for ${what} (${reference}). ${why} ${split} the client’s credit now. It pays the next invoice that a card is charged for. You can also refund it, or use it on an open invoice.`,
    ...shared,
  })
  await notify(transaction, {
    users: (await billedPeople(transaction, client_uuid)).users,
    type: 'billing',
    title: `You have a new credit of ${money(credit_cents)}`,
    body: `We received ${money(amount_cents)} for ${what}. ${why} ${split} your credit now. It will be used on your next invoice. If you’d rather have it back, write to us.`,
    ...shared,
  })
}
