import { randomUUID } from 'node:crypto'
import { call, type Answer } from '@talentplace/server/testing/call'
import { reconcileOrders } from '@talentplace/server/workflows/checkout/reconcile-orders'
import { releaseHours } from '@talentplace/server/features/projects/subscriptions/release-hours'
import { collectDue } from '@talentplace/server/workflows/renewals/collect-due'
import { reconcileCharges } from '@talentplace/server/workflows/renewals/reconcile-charges'
import { renewDue } from '@talentplace/server/workflows/renewals/renew-subscriptions'
import type { SharedRows, World } from './shared-rows.ts'

/** What somebody, or a job, does to the shared rows; a job answers nothing. */
export type Move = (here: SharedRows, world: World) => Promise<Answer | void>

const cancel: Move = ({ subscriptions }, { buyer, project }) =>
  subscriptions.ask(`POST /project/${project}/cancel`, buyer, { body: { reason: 'A test' } })
const answer =
  (body: object): Move =>
  ({ server }, { invitation, invited }) =>
    call(server, `PUT /virtualassistants/projects/relationship/${invitation}`, { token: invited, body })

export const moves: Readonly<Record<string, Move>> = {
  'a checkout': ({ shop }, { buyer, form }) => shop.pay(buyer, form),
  'orders reconciled': ({ shop }) => reconcileOrders(shop.parts),
  'a renewal': async ({ subscriptions }) => void (await renewDue(subscriptions.renewals)),
  'a collection': ({ subscriptions }) => collectDue(subscriptions.renewals),
  'charges reconciled': ({ subscriptions }) => reconcileCharges(subscriptions.renewals),
  'an invoice paid': ({ subscriptions }, { buyer, invoice, cards }) =>
    subscriptions.ask(`POST /invoices/${invoice}/payment/collect`, buyer, {
      body: { card_uuid: cards[0] },
      key: randomUUID(),
    }),
  'a payment recorded': ({ subscriptions, staff }, { invoice }) =>
    subscriptions.ask(`POST /invoices/${invoice}/payment/add`, staff, {
      body: { method: 'transfer', amount_cents: 100_00, paid_date: '2026-11-20' },
      key: randomUUID(),
    }),
  'a cancellation': cancel,
  'a cancellation taken back': async (here, world) => {
    // Only what is paid beyond today can go on after all.
    await renewDue(here.subscriptions.renewals)
    await cancel(here, world)
    return here.subscriptions.ask(`DELETE /project/${world.project}/cancel`, world.buyer)
  },
  'an invitation accepted': answer({ interest: 'accepted' }),
  'an invitation declined': answer({ interest: 'declined', decline_reason: 'hours', decline_note: '' }),
  'hours released': ({ subscriptions }) => releaseHours(subscriptions.renewals),
  'a draft renamed': ({ server }, { buyer, draft }) =>
    call(server, `PUT /project/${draft}`, { token: buyer.token, body: { project_name: 'Another name' } }),
  'a draft removed': ({ server }, { buyer, draft }) => call(server, `DELETE /project/${draft}`, { token: buyer.token }),
  'another default card': ({ server }, { buyer, cards }) =>
    call(server, `PUT /client/${buyer.client}/credit_card`, {
      token: buyer.token,
      body: { uuid: cards[1], source: 'talentplace' },
    }),
  'a promotion removed': ({ server, staff }, { promotion }) =>
    call(server, `DELETE /promotions/${promotion}`, { token: staff.token }),
  'hours changed': async ({ database }, { people }) => {
    for (const { uuid } of people) {
      await database.kysely
        .updateTable('assistants')
        .set({ available_hours_per_month: 390 })
        .where('uuid', '=', uuid)
        .execute()
    }
  },
}
