import * as t from '@talentplace/contract/desk/messages/settled-first'
import { billStates } from '@talentplace/contract/payroll/bills/bill.states'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { disputeStates } from '@talentplace/contract/billing/invoices/dispute.states'
import { refundStates } from '@talentplace/contract/billing/invoices/refund.states'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isToBePaid } from '../../payroll/bills/outdated-time.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { idsToErase, type Subject } from './subject.ts'

type Words = (counted: { readonly count: number }) => string

/** Something that has to be settled first, or stays: how many there are, and what they are called. */
interface Counted {
  readonly rows: RawBuilder<unknown>
  readonly words: Words
}

const counted = (rows: RawBuilder<unknown>, words: Words): Counted => ({ rows, words })

function againstClient(client: string, today: string): Counted[] {
  const paymentsOf = sql`select uuid from payments where client_uuid = ${client}`
  return [
    counted(sql`open_invoices where client_uuid = ${client} and balance_cents > 0`, t.unpaidInvoices),
    counted(
      sql`projects where client_uuid = ${client} and start_date is not null and refunded_date is null
        and removed_date is null and (end_date is null or end_date >= ${today})`,
      t.subscriptions,
    ),
    counted(sql`orders where client_uuid = ${client} and state in ${sqlIn(orderStates.sets.open)}`, t.checkouts),
    counted(
      sql`refunds where payment_uuid in (${paymentsOf}) and state in ${sqlIn(refundStates.sets.open)}`,
      t.refunds,
    ),
    counted(
      sql`disputes where payment_uuid in (${paymentsOf}) and state in ${sqlIn(disputeStates.sets.open)}`,
      t.disputes,
    ),
    counted(sql`client_credit_balances where client_uuid = ${client} and balance_cents > 0`, t.credits),
  ]
}

function againstAssistant(assistant: string, today: string): Counted[] {
  return [
    counted(sql`assistants where uuid = ${assistant} and state in ${sqlIn(assistantStates.sets.working)}`, t.profiles),
    counted(
      sql`rate_plans where virtualassistant_uuid = ${assistant} and (rp_end_date is null or rp_end_date >= ${today})`,
      t.seats,
    ),
    counted(
      sql`va_bills where virtualassistant_uuid = ${assistant} and status in ${sqlIn(billStates.sets.open)}`,
      t.unpaidBills,
    ),
    counted(
      sql`time_entries entry join rate_plans place on place.uuid = entry.rate_plan_uuid
        where entry.virtualassistant_uuid = ${assistant} and ${isToBePaid} and place.va_rate_cents > 0`,
      t.unbilledTime,
    ),
  ]
}

function againstAccount({ user, company, has_colleagues, is_primary_contact, permissions }: Subject): Counted[] {
  const isOnlySuper = permissions.includes('super_admin')
  return [
    ...(company !== null && has_colleagues && is_primary_contact
      ? [counted(sql`(values (1)) as primary_contact`, t.primaryContact)]
      : []),
    ...(isOnlySuper
      ? [
          counted(
            sql`(select where not exists (select from users where 'super_admin' = any (permissions) and deleted_date is null
              and password_hash is not null and uuid <> ${user})) as last_one`,
            t.lastSuper,
          ),
        ]
      : []),
  ]
}

async function inWords(database: Kysely<Tables>, all: readonly Counted[]): Promise<string[]> {
  if (all.length === 0) return []
  const { rows } = await sql<{ place: number; count: number }>`${sql.join(
    all.map(
      ({ rows: found }, place) => sql`select ${sql.lit(place)}::int as place, count(*)::int as count from ${found}`,
    ),
    sql` union all `,
  )} order by place`.execute(database)
  return rows.flatMap(({ place, count }) => {
    const words = all[place]?.words
    return count === 0 || words === undefined ? [] : [words({ count })]
  })
}

/** What has to be settled before someone can be forgotten, e.g. "2 unpaid invoices"; empty: nothing. */
export function standsAgainst(database: Kysely<Tables>, subject: Subject, today: string): Promise<string[]> {
  const { client, assistant } = idsToErase(subject)
  return inWords(database, [
    ...againstAccount(subject),
    ...(client === undefined ? [] : againstClient(client, today)),
    ...(assistant === undefined ? [] : againstAssistant(assistant, today)),
  ])
}

/** What the tax law has us keep for seven years, e.g. "3 invoices". */
export function staysByLaw(database: Kysely<Tables>, subject: Subject): Promise<string[]> {
  const { client, assistant } = idsToErase(subject)
  return inWords(database, [
    ...(client === undefined
      ? []
      : [
          counted(sql`invoices where client_uuid = ${client} and number is not null`, t.invoices),
          counted(sql`credit_notes where client_uuid = ${client}`, t.creditNotes),
          counted(sql`payments where client_uuid = ${client}`, t.payments),
          counted(sql`orders where client_uuid = ${client}`, t.agreements),
        ]),
    ...(assistant === undefined
      ? []
      : [
          counted(sql`va_bills where virtualassistant_uuid = ${assistant} and number is not null`, t.bills),
          counted(sql`tax_registrations where virtualassistant_uuid = ${assistant}`, t.taxNumbers),
          counted(sql`tax_identities where virtualassistant_uuid = ${assistant}`, t.slipNumbers),
        ]),
  ])
}
