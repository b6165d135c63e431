import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import * as t from '@talentplace/contract/hiring/messages/agreement'
import * as messages from '@talentplace/contract/hiring/messages/checkout'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import { orderStates } from '@talentplace/contract/hiring/checkout/order.states'
import { createHash } from 'node:crypto'
import type { checkout } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { isSignature } from '@talentplace/contract/hiring/checkout/signature'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type Transaction } from 'kysely'
import { spendApproved } from '../../accounts/spending/spend-approved.ts'
import { projectStarted } from '../../subscriptions/project-started.ts'
import { notTheirRole } from '../drafts/reject-wrong-roles.ts'
import { reservePromotions } from '../../billing/promotions/reserve-promotions.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { agreementMissing } from '../../platform/database/agreement-missing.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField, HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { admitCreation } from '../../platform/throttle/admit-creation.ts'
import { roleLines } from '../../rules/role-lines.ts'
import { spareHours } from '../../rules/spare-hours.ts'
import { hoursByAssistant, type AgreedSeat, type DraftSeat } from './agreed-team.ts'
import { agreementVersion, isFrenchFirst } from './agreement/agreement-text.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { clientOf, draftToPay, type DraftToPay } from './draft-to-pay.ts'
import { priceDraft, type PricedDraft } from './price-draft.ts'
import { missingRequirements } from './missing-requirements.ts'

/** How long hours and promotions are kept for an order that isn't paid yet. */
export const holdMinutes = 15

export interface CheckoutCall {
  readonly session: Session
  readonly key: string
  readonly address: string
  /** What the signer's browser calls itself; null: it doesn't say. */
  readonly user_agent: string | null
  /** The words that are signed. */
  readonly agreement_text: string
  /** The same in French. */
  readonly french_text: string
  readonly form: Received<typeof checkout>['body']
}

/** Of what is asked for. English without a choice is what it was before there was one: a checkout that is sent again may be from then. */
function hashOf({ agreement_language, chose_english, ...form }: CheckoutCall['form']): Buffer {
  const language = agreement_language === 'en' && !chose_english ? {} : { agreement_language, chose_english }
  return createHash('sha256')
    .update(JSON.stringify({ ...form, ...language }))
    .digest()
}

/** The order this very call has placed before. @throws HttpError 409 `key_reused` when it asked for something else */
async function orderOfKey(transaction: Transaction<Tables>, client_uuid: string, call: CheckoutCall) {
  const order = await transaction
    .selectFrom('orders')
    .select(['uuid', 'request_hash'])
    .where('client_uuid', '=', client_uuid)
    .where('idempotency_key', '=', call.key)
    .executeTakeFirst()
  if (order && !order.request_hash.equals(hashOf(call.form))) {
    throw new HttpError(409, 'key_reused', 'This Idempotency-Key has been used for another checkout.')
  }
  return order?.uuid
}

/** One checkout of a client and of a draft at a time. */
async function waitForTurn(transaction: Transaction<Tables>, client_uuid: string, project_uuid: string) {
  await lockRow(transaction, 'clients', client_uuid)
  await lockRow(transaction, 'projects', project_uuid)
}

async function rejectSecondPayment(transaction: Transaction<Tables>, project: DraftToPay['project']): Promise<void> {
  if (project.start_date !== null) throw projectStarted()
  const live = await transaction
    .selectFrom('orders')
    .select('uuid')
    .where('project_uuid', '=', project.uuid)
    .where('state', 'in', orderStates.sets.live)
    .executeTakeFirst()
  if (!live) return
  throw new HttpError(
    409,
    'payment_open',
    `Another payment for this subscription is under way. It is settled within ${holdMinutes} minutes; nothing is charged twice.`,
  )
}

/** @throws HttpError 409 `currency_open` while a first order in another currency may still be paid */
async function rejectOtherCurrency(transaction: Transaction<Tables>, { client, currency }: DraftToPay): Promise<void> {
  const other = await transaction
    .selectFrom('orders')
    .select('currency')
    .where('client_uuid', '=', client.uuid)
    .where('currency', '<>', currency)
    .where('state', 'in', orderStates.sets.live)
    .executeTakeFirst()
  if (!other) return
  const theirs = other.currency.toUpperCase()
  throw new HttpError(
    409,
    'currency_open',
    `Another payment of yours is under way in ${theirs}, and all your invoices are in one currency. Please pay in ${theirs} here too, or wait until that payment has ended. Nothing was charged here.`,
  )
}

function checkForm(
  { project, client, account_name, criteria, team, place }: DraftToPay,
  form: CheckoutCall['form'],
): void {
  if (!isSignature(form.signed_name, account_name)) throw invalidField('signed_name', messages.bothNames())
  if (project.version !== form.version) {
    throw new HttpError(409, 'stale_version', refusals.searchChanged())
  }
  const [missing] = missingRequirements(client, criteria, team)
  if (missing) throw new HttpError(409, missing.what === 'role' ? 'not_their_role' : 'incomplete', missing.message)
  if (form.agreement_version !== agreementVersion) {
    throw new HttpError(409, 'agreement_changed', refusals.termsChanged())
  }
  if (isFrenchFirst(place) && form.agreement_language !== 'fr' && !form.chose_english)
    throw invalidField('agreement_language', t.mustChoose())
}

function checkPrice({ quote, rejected }: PricedDraft, form: CheckoutCall['form']): void {
  const [first] = rejected
  if (first) {
    throw new HttpError(409, 'promotion_refused', first.message, { fields: { promotion_codes: first.message } })
  }
  if (quote.document.total_cents === form.total_cents) return
  throw new HttpError(409, 'quote_changed', refusals.priceChanged())
}

/** Names who can't be had for the hours, whatever the reason; nobody: 'Someone on your team'. */
function hoursTaken(names: readonly string[]): HttpError {
  const who = names.length === 0 ? 'Someone on your team' : new Intl.ListFormat('en-CA').format(names)
  const are = names.length > 1 ? 'aren’t' : 'isn’t'
  return new HttpError(409, 'hours_taken', `${who} ${are} available for the hours you need. Please choose again.`)
}

/** Keeps the team's hours for the order. @throws HttpError 409 `hours_taken`, `not_their_role` */
async function reserveHours(transaction: Transaction<Tables>, order_uuid: string, team: readonly DraftSeat[]) {
  if (team.some((seat) => !seat.free && seat.assistant === null)) throw hoursTaken([])
  const wanted = hoursByAssistant(
    team.map(({ hours, assistant }) => ({ hours, assistant_uuid: assistant?.uuid ?? null })),
  )
  if (wanted.size === 0) return
  const people = await lockRows(transaction, 'assistants', [...wanted.keys()])
  const unsigned = await transaction
    .selectFrom('assistants')
    .select('uuid')
    .where('uuid', 'in', [...wanted.keys()])
    .where(agreementMissing(sql`assistants.uuid`))
    .execute()
  const lost = people.filter((person) => {
    const spare = spareHours(person.available_hours_per_month, person.monthly_hours_committed)
    const works = assistantStates.is('working', person.state) && person.away_until === null
    const mustSign = unsigned.some(({ uuid }) => uuid === person.uuid)
    return !works || mustSign || spare < (wanted.get(person.uuid) ?? 0)
  })
  if (lost.length > 0) throw hoursTaken(lost.map((person) => person.display_name))
  for (const { role_id, role, assistant } of team) {
    const person = people.find(({ uuid }) => uuid === assistant?.uuid)
    if (!person || person.role_ids.includes(role_id)) continue
    throw new HttpError(409, 'not_their_role', notTheirRole(person.display_name, role))
  }
  const holds = people.map(({ uuid }) => ({
    order_uuid,
    virtualassistant_uuid: uuid,
    hours: wanted.get(uuid) ?? 0,
  }))
  await transaction.insertInto('hour_holds').values(holds).execute()
}

function agreedTeam(team: readonly DraftSeat[], { quote }: PricedDraft): AgreedSeat[] {
  const lines = roleLines(quote.document)
  return team.map(({ role_id, role, role_fr, hours, assistant }, index) => ({
    role_id,
    role,
    role_fr,
    hours,
    hourly_cents: lines[index]?.unit_cents ?? quote.hourly_cents,
    assistant_uuid: assistant?.uuid ?? null,
  }))
}

async function addOrder(
  transaction: Transaction<Tables>,
  call: CheckoutCall,
  order: { draft: DraftToPay; priced: PricedDraft; renewal_card_uuid: string; at: Date },
): Promise<string> {
  const { form, session } = call
  const { draft, priced, renewal_card_uuid, at } = order
  const french_first = isFrenchFirst(draft.place)
  const choseEnglish = french_first && form.agreement_language !== 'fr'
  const held_until = new Date(at.getTime() + holdMinutes * 60_000)
  const { uuid } = await transaction
    .insertInto('orders')
    .values({
      client_uuid: draft.client.uuid,
      project_uuid: draft.project.uuid,
      placed_by: session.user_uuid,
      impersonator_uuid: session.impersonator_uuid,
      idempotency_key: call.key,
      request_hash: hashOf(form),
      currency: draft.currency,
      quote: JSON.stringify(priced.quote),
      team: JSON.stringify(agreedTeam(draft.team, priced)),
      total_cents: priced.quote.document.total_cents,
      card_uuid: form.card_uuid,
      renewal_card_uuid,
      start_date: draft.start_date,
      held_until,
      next_ask_date: held_until,
      signed_name: form.signed_name,
      signed_date: at,
      signed_address: call.address,
      signed_timezone: draft.timezone,
      signed_user_agent: call.user_agent,
      agreement_version: form.agreement_version,
      agreement_text: call.agreement_text,
      agreement_language: form.agreement_language,
      french_first,
      english_chosen_date: choseEnglish ? at : null,
      given_text: choseEnglish ? call.french_text : null,
      created_date: at,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

async function placeNew(
  transaction: Transaction<Tables>,
  call: CheckoutCall,
  chooseRenewalCard: (transaction: Transaction<Tables>) => Promise<string>,
  at: Date,
): Promise<string> {
  const { session, form } = call
  const draft = await draftToPay(transaction, session, form, at)
  await rejectSecondPayment(transaction, draft.project)
  await rejectOtherCurrency(transaction, draft)
  const renewal_card_uuid = await chooseRenewalCard(transaction)
  checkForm(draft, form)
  const { client, project, team, currency, place, start_date, today } = draft
  const priced = await priceDraft(transaction, {
    client_uuid: client.uuid,
    team,
    currency,
    place,
    promotion_codes: form.promotion_codes,
    start_date,
    on: today,
    at,
  })
  checkPrice(priced, form)
  const uuid = await addOrder(transaction, call, { draft, priced, renewal_card_uuid, at })
  await spendApproved(transaction, session, {
    kind: 'checkout',
    client_uuid: client.uuid,
    project_uuid: project.uuid,
    // Whoever begins a subscription commits to its months, whatever a coupon leaves of the first one.
    amount_cents: priced.month_cents,
    currency,
    at,
    order_uuid: uuid,
  })
  await reservePromotions(transaction, {
    order_uuid: uuid,
    project_uuid: project.uuid,
    client_uuid: client.uuid,
    currency,
    total_hours: priced.quote.total_hours,
    first_purchase: priced.first_purchase,
    promotions: priced.promotions,
    at,
  })
  await reserveHours(transaction, uuid, team)
  await admitCreation(transaction, 'checkout that isn’t paid yet', { client_uuid: client.uuid, now: at })
  await recordAudit(transaction, {
    at,
    actor_uuid: session.user_uuid,
    impersonator_uuid: session.impersonator_uuid,
    action: 'order.placed',
    entity: `order:${uuid}`,
    details: {
      project_uuid: project.uuid,
      total_cents: form.total_cents,
      currency,
      signed_name: form.signed_name,
      agreement_version: form.agreement_version,
      agreement_language: form.agreement_language,
      french_first: isFrenchFirst(place),
      chose_english: isFrenchFirst(place) && form.agreement_language !== 'fr',
    },
  })
  return uuid
}

/**
 * The first step of a checkout, one transaction: the order with its stored lines, its signature, and hours and promotions
 * kept for it. The same call again gives the same order. `chooseRenewalCard` refuses a card that can't be charged, and tells
 * which one renewals charge.
 * @throws HttpError 404, 409
 */
export function placeOrder(
  { database, clock }: Pick<CheckoutDeps, 'database' | 'clock'>,
  call: CheckoutCall,
  chooseRenewalCard: (transaction: Transaction<Tables>) => Promise<string>,
): Promise<string> {
  const client_uuid = clientOf(call.session)
  return database.kysely.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, client_uuid, call.form.project_uuid)
    const known = await orderOfKey(transaction, client_uuid, call)
    return known ?? placeNew(transaction, call, chooseRenewalCard, clock.now())
  })
}
