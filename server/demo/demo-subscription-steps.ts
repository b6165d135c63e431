import { chargeStates } from '@talentplace/contract/billing/processor/charge.states'
import type { Transaction, Updateable } from 'kysely'
import { customerOfClient } from '../accounts/cards/customer-of-client.ts'
import { postInvoice, type InvoiceParty } from '../billing/invoices/post-invoice.ts'
import { bookPayment } from '../billing/payments/book-payment.ts'
import { endSubscription } from '../subscriptions/subscriptions/close-subscription.ts'
import type { Subscription } from '../subscriptions/owned-subscription.ts'
import type { Database } from '../platform/database/connection.ts'
import { lockRow, lockRows } from '../platform/database/lock-rows.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { invoiceDayOf, periodFrom, renewalDate } from '../rules/billing-period.ts'
import { addCharge, sharesOf } from '../billing/charges/add-charge.ts'
import { queryProcessor } from '../billing/charges/query-processor.ts'
import { lockInvoice } from '../billing/charges/lock-invoice.ts'
import { pricePeriod } from '../billing/prices/price-period.ts'
import type { DatedStep } from './in-order-of-days.ts'

export interface DemoSubscription {
  readonly name: string
  /** Days from today to its first day. */
  readonly starts: number
  /** How many periods have been invoiced. */
  readonly periods: number
  readonly cancelled: string | null
  /** Role by name, or the first one of the assistant whose account is named; and hours a month. */
  readonly places: readonly (
    | { readonly role: string; readonly hours: number }
    | { readonly assistant: string; readonly hours: number }
  )[]
}

export interface DemoDeps {
  readonly database: Database
  readonly databaseUrl: string
  readonly supplier: InvoiceParty
  readonly now: Date
}

export interface Owner {
  readonly client_uuid: string
  readonly created_by: string
  readonly currency: 'cad' | 'usd'
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
export const noonOf = (day: string) => new Date(`${day}T15:00:00Z`)

/** The company of a demo account, with the address it is billed at; what has been entered already stays. */
export async function billedOwner(
  { database }: DemoDeps,
  email: string,
  address: Updateable<Tables['clients']>,
): Promise<Owner | undefined> {
  const person = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'client_uuid'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!person?.client_uuid) return undefined
  await database.kysely
    .updateTable('clients')
    .set(address)
    .where('uuid', '=', person.client_uuid)
    .where('country', 'is', null)
    .execute()
  return { client_uuid: person.client_uuid, created_by: person.uuid, currency: 'cad' }
}

/**
 * A card of the test processor by its token (contract/billing/processor/test-cards.ts); its uuid. The invented companies have the same few test
 * cards, which says nothing of who they are.
 */
export async function saveCard(
  { database, now }: DemoDeps,
  processor: TestProcessor,
  { client_uuid, token, isDefault }: { client_uuid: string; token: string; isDefault: boolean },
): Promise<string> {
  const customer = await customerOfClient(database.kysely, processor, client_uuid)
  const { fingerprint: _, ...card } = await processor.saveCard(customer, token)
  const { uuid } = await database.kysely
    .insertInto('credit_cards')
    .values({ ...card, client_uuid, processor: 'test', default_credit_card: isDefault, created_date: now })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/** Someone with the role and the hours whom no other demo story is about; nobody where there is no such person. */
async function pickAssistant(transaction: Transaction<Tables>, role_id: number, hours: number) {
  return (
    transaction
      .selectFrom('assistants')
      .select('uuid')
      .where('user_uuid', 'is', null)
      .where('state', '=', 'active')
      .where(({ eb, ref, val }) => eb(val(role_id), '=', eb.fn.any(ref('role_ids'))))
      .where(({ eb }) => eb(eb('available_hours_per_month', '-', eb.ref('monthly_hours_committed')), '>=', hours))
      // Whoever has least to do for clients first, so that work is spread over many.
      .orderBy('monthly_hours_committed')
      .orderBy('feedback_count', 'desc')
      .orderBy('id')
      .executeTakeFirst()
  )
}

/** The assistant with this account and their first role; their hours grow where they don't suffice. */
async function assistantWithAccount(transaction: Transaction<Tables>, email: string, hours: number) {
  const person = await transaction
    .selectFrom('assistants')
    .innerJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['assistants.uuid', 'assistants.role_ids'])
    .where('users.email', '=', email)
    .executeTakeFirst()
  const role_id = person?.role_ids[0]
  if (person === undefined || role_id === undefined) return undefined
  await transaction
    .updateTable('assistants')
    .set(({ fn, ref, val, eb }) => ({
      available_hours_per_month: fn<number>('greatest', [
        ref('available_hours_per_month'),
        eb('monthly_hours_committed', '+', val(hours)),
      ]),
    }))
    .where('uuid', '=', person.uuid)
    .execute()
  return { uuid: person.uuid, role_id }
}

/** Who has a place, and in which role. */
async function holderOf(transaction: Transaction<Tables>, ratePlan: DemoSubscription['places'][number]) {
  if ('assistant' in ratePlan) {
    const own = await assistantWithAccount(transaction, ratePlan.assistant, ratePlan.hours)
    if (own) return { role_id: own.role_id, assistant: own }
  }
  const role =
    'role' in ratePlan
      ? await transaction.selectFrom('roles').select('id').where('value', '=', ratePlan.role).executeTakeFirst()
      : undefined
  const { id: role_id } =
    role ?? (await transaction.selectFrom('roles').select('id').orderBy('id').executeTakeFirstOrThrow())
  return { role_id, assistant: await pickAssistant(transaction, role_id, ratePlan.hours) }
}

async function addPlace(
  transaction: Transaction<Tables>,
  project: { uuid: string; start_date: string; currency: Owner['currency'] },
  ratePlan: DemoSubscription['places'][number],
  at: Date,
): Promise<void> {
  const { role_id, assistant } = await holderOf(transaction, ratePlan)
  await transaction
    .insertInto('rate_plans')
    .values({
      project_uuid: project.uuid,
      virtualassistant_uuid: assistant?.uuid ?? null,
      role_id,
      hours_per_month: ratePlan.hours,
      // What the first invoice asks for an hour is written here once it is priced.
      client_rate_cents: 0,
      currency: project.currency,
      rate_start_date: project.start_date,
      created_date: at,
    })
    .execute()
  if (!assistant) return
  const answered = at < noonOf(project.start_date) ? null : at
  await transaction
    .insertInto('va_relationships')
    .values({
      project_uuid: project.uuid,
      virtualassistant_uuid: assistant.uuid,
      role_id,
      source: 'client',
      interest: answered === null ? 'asked' : 'accepted',
      asked_date: at,
      answered_date: answered,
    })
    .execute()
}

async function addProject(
  transaction: Transaction<Tables>,
  demo: DemoSubscription,
  who: Owner,
  now: Date,
): Promise<Subscription> {
  const start_date = Temporal.PlainDate.from(dayOf(now)).add({ days: demo.starts }).toString()
  // Paid on sign-up, some days before it begins at the latest.
  const at = demo.starts > 0 ? new Date(now.getTime() - 3 * 86_400_000) : noonOf(start_date)
  const project = await transaction
    .insertInto('projects')
    .values({
      ...who,
      project_name: demo.name,
      matching_criteria: '{}',
      start_date,
      invoice_day: invoiceDayOf(start_date),
      // Nothing yet: the first period is invoiced below.
      invoiced_until: Temporal.PlainDate.from(start_date).subtract({ days: 1 }).toString(),
      matching_state: demo.starts > 0 ? 'matching' : 'matched',
      created_date: at,
      last_seen: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const ratePlan of demo.places)
    await addPlace(transaction, { uuid: project.uuid, start_date, currency: who.currency }, ratePlan, at)
  return project as Subscription
}

/** One period by the product's own engine and steps; the charge is the caller's to ask for. */
export async function invoicePeriod(
  transaction: Transaction<Tables>,
  subscription: Subscription,
  { supplier, card_uuid }: { supplier: InvoiceParty; card_uuid: string },
): Promise<{ invoice_uuid: string; charge_uuid: string; period_end: string; at: Date }> {
  await lockRow(transaction, 'projects', subscription.uuid)
  await lockRows(transaction, 'rate_plans', [subscription.uuid], 'project_uuid')
  const start = renewalDate(subscription.invoiced_until)
  const { document } = await pricePeriod(transaction, subscription, start)
  const period = periodFrom(start, subscription.invoice_day)
  const at = nextInvoiceAt(subscription)
  const invoice = await postInvoice(transaction, {
    kind: start === subscription.start_date ? 'checkout' : 'renewal',
    client_uuid: subscription.client_uuid,
    project_uuid: subscription.uuid,
    document,
    period,
    invoice_date: dayOf(at),
    due_date: dayOf(at),
    supplier,
    at,
  })
  for (const line of document.lines) {
    await transaction
      .updateTable('rate_plans')
      .set({ client_rate_cents: line.unit_cents })
      .where('project_uuid', '=', subscription.uuid)
      .where('role_id', '=', line.role_id ?? 0)
      .execute()
  }
  await transaction
    .updateTable('projects')
    .set({ invoiced_until: period.end })
    .where('uuid', '=', subscription.uuid)
    .execute()
  const locked = await lockInvoice(transaction, invoice.uuid)
  const charge_uuid = await addCharge(transaction, {
    invoice: locked,
    shares: await sharesOf(transaction, locked),
    card_uuid,
    processor: 'test',
    at,
    requested: null,
  })
  return { invoice_uuid: invoice.uuid, charge_uuid, period_end: period.end, at }
}

/** Pays a charge that is noted, as a renewal does, without the mails that would tell of it. */
export async function payCharge({ database }: DemoDeps, processor: TestProcessor, charge_uuid: string, at: Date) {
  const result = await queryProcessor({ database, processor }, charge_uuid)
  if (result?.state !== 'succeeded') throw new Error('A demo charge did not go through.')
  await database.kysely.transaction().execute(async (transaction) => {
    const charge = await transaction
      .updateTable('charges')
      .set({
        state: chargeStates.step('asked', 'succeeded', 'system'),
        processor_charge_id: result.processor_charge_id,
        settled_date: at,
      })
      .where('uuid', '=', charge_uuid)
      .returning(['client_uuid', 'currency', 'invoice_uuid', 'amount_cents'])
      .executeTakeFirstOrThrow()
    const { invoice_uuid, ...paid } = charge
    await bookPayment(transaction, {
      ...paid,
      invoices: [invoice_uuid ?? ''],
      charge_uuid,
      method: 'card',
      reference: result.processor_charge_id,
      recorded_by: null,
      at,
    })
  })
}

/** A subscription with its places, of which nothing is invoiced yet. */
export function openSubscription(
  { database, now }: DemoDeps,
  demo: DemoSubscription,
  who: Owner,
): Promise<Subscription> {
  return database.kysely.transaction().execute((transaction) => addProject(transaction, demo, who, now))
}

/** When the next period of a subscription is invoiced: its first one when it is agreed, each later one on its first day. */
export function nextInvoiceAt({ start_date, created_date, invoiced_until }: Subscription): Date {
  const start = renewalDate(invoiced_until)
  return start === start_date ? created_date : noonOf(start)
}

interface PaidPeriods {
  readonly card_uuid: string
  readonly periods: number
  /** What happens once all of them are paid; answers what happens on a later day. */
  readonly afterwards?: (subscription: Subscription) => Promise<DatedStep | null>
}

/** Periods of a subscription that are invoiced one after the other, each paid at once. */
export function paidPeriods(
  deps: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  paid: PaidPeriods,
): DatedStep {
  const { card_uuid, periods, afterwards } = paid
  return {
    at: nextInvoiceAt(subscription),
    async run() {
      const { charge_uuid, period_end, at } = await deps.database.kysely
        .transaction()
        .execute((transaction) => invoicePeriod(transaction, subscription, { supplier: deps.supplier, card_uuid }))
      await payCharge(deps, processor, charge_uuid, at)
      const invoiced = { ...subscription, invoiced_until: period_end }
      if (periods > 1) return paidPeriods(deps, processor, invoiced, { ...paid, periods: periods - 1 })
      return (await afterwards?.(invoiced)) ?? null
    },
  }
}

/** Its client cancels it some days before the last period that is paid is over. */
export async function cancelSubscription({ database }: DemoDeps, subscription: Subscription, reason: string) {
  const at = new Date(noonOf(subscription.invoiced_until).getTime() - 9 * 86_400_000)
  await database.kysely
    .transaction()
    .execute((transaction) => endSubscription(transaction, subscription, { reason, at }))
}

/** The periods of a subscription, and its end where it is cancelled. */
export function subscriptionStep(
  deps: DemoDeps,
  processor: TestProcessor,
  subscription: Subscription,
  { card_uuid, periods, cancelled }: Pick<DemoSubscription, 'periods' | 'cancelled'> & { card_uuid: string },
): DatedStep {
  return paidPeriods(deps, processor, subscription, {
    card_uuid,
    periods,
    async afterwards(paid) {
      if (cancelled !== null) await cancelSubscription(deps, paid, cancelled)
      return null
    },
  })
}
