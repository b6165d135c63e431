import { randomUUID } from 'node:crypto'
import { releaseHours } from '@talentplace/server/subscriptions/subscriptions/release-hours'
import { call, type Answer } from '@talentplace/server/testing/call'
import { reconcileOrders } from '@talentplace/server/hiring/checkout/reconcile-orders'
import { collectDue } from '@talentplace/server/billing/renewals/collect-due'
import { reconcileCharges } from '@talentplace/server/billing/charges/reconcile-charges'
import { renewDue } from '@talentplace/server/billing/renewals/renew-subscriptions'
import { manualRefund, movedCompany, renamedPromotion, welcomeBrief } from './forms.ts'
import type { Servers } from './servers.ts'
import type { World } from './world.ts'

export interface Meeting {
  readonly here: Servers
  readonly world: World
  readonly staff: { readonly token: string }
}

/** What someone, or a job, does to the shared rows; a job answers nothing. */
export type Move = (meeting: Meeting) => Promise<Answer | void>

export interface NamedMove {
  readonly name: string
  readonly move: Move
}

type Call = Parameters<typeof call>[1]

const byBuyer = ({ here, world }: Meeting, what: Call, body?: object) =>
  call(here.server, what, { token: world.buyer.token, ...(body && { body }) })
/** A call about money, each with a key of its own. */
const ofMoney = ({ here }: Meeting, { token }: { token: string }, what: Call, body?: object) =>
  call(here.shop.server, what, { token, key: randomUUID(), ...(body && { body }) })
const pays = (meeting: Meeting, what: Call, body?: object) => ofMoney(meeting, meeting.world.buyer, what, body)
const staffPays = (meeting: Meeting, what: Call, body?: object) => ofMoney(meeting, meeting.staff, what, body)

const cancel: Move = (meeting) => pays(meeting, `POST /project/${meeting.world.project}/cancel`, { reason: 'A test' })
const cancelWaiting =
  (which: 'waitingOrder' | 'waitingInvoice'): Move =>
  (meeting) =>
    pays(meeting, `POST /client/checkout/${meeting.world[which].uuid}/cancel`)
const confirmWaiting =
  (which: 'waitingOrder' | 'waitingInvoice'): Move =>
  async (meeting) => {
    const { uuid, secret } = meeting.world[which]
    await meeting.here.shop.testProcessor.answerBank(secret, 'confirm')
    return pays(meeting, `GET /client/checkout/waiting/${uuid}`)
  }
const answer =
  (body: object): Move =>
  ({ here, world }) =>
    call(here.server, `PUT /virtualassistants/projects/relationship/${world.invitation}`, {
      token: world.invited,
      body,
    })

const moves = {
  'a checkout': ({ here, world }) => here.shop.pay(world.buyer, world.form),
  'orders reconciled': ({ here }) => reconcileOrders(here.shop.deps),
  'a waiting order cancelled': cancelWaiting('waitingOrder'),
  'a waiting order confirmed': confirmWaiting('waitingOrder'),
  'a renewal': async ({ here }) => void (await renewDue(here.renewals)),
  'a collection': ({ here }) => collectDue(here.renewals),
  'charges reconciled': ({ here }) => reconcileCharges(here.renewals),
  'an invoice paid': (meeting) =>
    pays(meeting, `POST /invoices/${meeting.world.invoice}/payment/collect`, { card_uuid: meeting.world.cards[0] }),
  'a waiting payment cancelled': cancelWaiting('waitingInvoice'),
  'a waiting payment confirmed': confirmWaiting('waitingInvoice'),
  'a payment recorded': (meeting) =>
    staffPays(meeting, `POST /invoices/${meeting.world.invoice}/payment/add`, {
      method: 'transfer',
      amount_cents: 100_00,
      paid_date: '2026-11-20',
    }),
  'a credit note issued': (meeting) =>
    staffPays(meeting, `POST /invoices/${meeting.world.invoice}/creditnotes`, {
      lines: [{ position: 1, amount_cents: 10_00 }],
      reason: 'A test',
    }),
  'credit used': (meeting) =>
    staffPays(meeting, `POST /invoices/${meeting.world.invoice}/payment/credit`, { amount_cents: 10_00 }),
  'credit refunded': (meeting) =>
    staffPays(meeting, `POST /client/${meeting.world.buyer.client}/credit/refund`, {
      payment_uuid: meeting.world.creditPayment,
      amount_cents: 10_00,
      reason: 'A test',
    }),
  'a payment refunded': (meeting) =>
    staffPays(meeting, `POST /invoices/${meeting.world.bought.invoice}/payment/refund`, {
      payment_uuid: meeting.world.bought.payment,
      amount_cents: 10_00,
      reason: 'A test',
    }),
  'an adjustment approved': ({ here, world, staff }) =>
    call(here.shop.server, `POST /adjustments/${world.adjustments.proposed}/approve`, {
      token: staff.token,
      body: { version: 1 },
    }),
  'an adjustment voided': ({ here, world, staff }) =>
    call(here.shop.server, `POST /adjustments/${world.adjustments.approved}/void`, {
      token: staff.token,
      body: { version: 2 },
    }),
  'a manual refund recorded': (meeting) =>
    staffPays(meeting, `POST /client/${meeting.world.buyer.client}/credit/manual_refunds`, manualRefund),
  'a manual refund approved': (meeting) =>
    staffPays(meeting, `POST /manual_refunds/${meeting.world.manualRefunds.proposed}/approve`),
  'a manual refund voided': (meeting) =>
    staffPays(meeting, `POST /manual_refunds/${meeting.world.manualRefunds.recorded}/void`, { reason: 'A test' }),
  'next hours raised by a colleague': ({ here, world }) =>
    call(here.shop.server, `PUT /project/${world.project}/next_hours`, {
      token: world.colleague,
      body: { seats: [{ seat_uuid: world.seat, hours_per_month: 11 }] },
    }),
  'a colleague asks to spend': ({ here, world }) =>
    call(here.shop.server, 'POST /client/spending/requests', {
      token: world.colleague,
      body: { project_uuid: world.project, kind: 'hours', amount_cents: 2_000_000, currency: 'cad' },
    }),
  'a spending limit saved': async ({ here, world }) =>
    call((await here.cards()).server, 'PUT /client/spending', {
      token: world.buyer.token,
      body: { above_cents: 900_000 },
    }),
  'a refund before the start': (meeting) =>
    pays(meeting, `POST /project/${meeting.world.bought.project}/refund`, {
      amount_cents: meeting.world.bought.total_cents,
    }),
  'a cancellation': cancel,
  'a cancellation taken back': async (meeting) => {
    // Only what is paid beyond today can go on after all.
    await renewDue(meeting.here.renewals)
    await cancel(meeting)
    return pays(meeting, `DELETE /project/${meeting.world.project}/cancel`)
  },
  'an invitation accepted': answer({ interest: 'accepted' }),
  'an invitation declined': answer({ interest: 'declined', decline_reason: 'hours', decline_note: '' }),
  'hours released': ({ here }) => releaseHours(here.renewals),
  'a draft begun': (meeting) => byBuyer(meeting, 'POST /project', {}),
  'a draft joined': (meeting) =>
    byBuyer(meeting, `PUT /project/${meeting.world.draft}`, {
      matching_criteria: { sids: [1] },
      joins: { save_uuid: randomUUID(), base: {} },
    }),
  'a draft renamed': (meeting) =>
    byBuyer(meeting, `PUT /project/${meeting.world.draft}`, { project_name: 'Another name' }),
  'a draft removed': (meeting) => byBuyer(meeting, `DELETE /project/${meeting.world.draft}`),
  'a welcome brief saved': (meeting) =>
    byBuyer(meeting, `PUT /project/${meeting.world.project}/requirements`, welcomeBrief),
  'a company saved': (meeting) => byBuyer(meeting, `PUT /client/${meeting.world.buyer.client}`, movedCompany),
  'another default card': async ({ here, world }) =>
    call((await here.cards()).server, `PUT /client/${world.buyer.client}/credit_card`, {
      token: world.buyer.token,
      body: { uuid: world.cards[1], source: 'talentplace' },
    }),
  'a card removed': async ({ here, world }) =>
    call((await here.cards()).server, `DELETE /client/${world.buyer.client}/credit_card/${world.cards[1]}`, {
      token: world.buyer.token,
    }),
  'notifications read': (meeting) => byBuyer(meeting, 'POST /notifications/read', { all: true }),
  'a promotion changed': ({ here, world, staff }) =>
    call(here.server, `PUT /promotions/${world.promotion.uuid}`, {
      token: staff.token,
      body: { ...renamedPromotion, code: world.promotion.code },
    }),
  'a promotion removed': ({ here, world, staff }) =>
    call(here.server, `DELETE /promotions/${world.promotion.uuid}`, { token: staff.token }),
  'hours changed': async ({ here, world }) => {
    for (const { uuid } of world.people) {
      await here.database.kysely
        .updateTable('assistants')
        .set({ available_hours_per_month: 390 })
        .where('uuid', '=', uuid)
        .execute()
    }
  },
} satisfies Readonly<Record<string, Move>>

/** All of them, in their order. */
export const namedMoves = Object.entries(moves).map(([name, move]): NamedMove => ({ name, move }))
