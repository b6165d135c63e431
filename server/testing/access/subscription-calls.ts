import { randomUUID } from 'node:crypto'
import type { Actor } from '@talentplace/contract/testing/access'
import { postCreditNote } from '../../features/invoices/credit-notes/post-credit-note.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { addCardPayment } from '../rows/add-card-payment.ts'
import { addTestCard } from '../rows/add-test-card.ts'
import { addSubscription } from '../rows/add-subscription.ts'
import type { AccessCalls, Whose } from './access-call.ts'
import { absentUuid, secret, type AccessWorld } from './access-world.ts'

/** Subscriptions and invoices; what a call changes or pays is made for that one call. */
export async function subscriptionCalls({ database, people, clients }: AccessWorld) {
  const at = new Date('2026-11-10T15:00:00Z')
  const cards = new Map<string, string>()
  for (const client_uuid of Object.values(clients)) {
    const card = await addTestCard(database, { client_uuid, token: 'tok_visa', clock: settableClock(at) })
    cards.set(client_uuid, card)
  }
  const company = (actor: Actor, whose: Whose) =>
    clients[(actor === 'other client') === (whose === 'own') ? 'birch' : 'maple']

  async function subscription(actor: Actor, whose: Whose) {
    if (whose === 'absent') return { uuid: absentUuid, invoice_uuid: absentUuid }
    return addSubscription(database, {
      client_uuid: company(actor, whose),
      created_by: people.get('primary contact') ?? '',
      start_date: '2026-11-10',
      name: secret,
      paid: false,
      at,
    })
  }

  async function creditNote(actor: Actor, whose: Whose): Promise<string> {
    if (whose === 'absent') return absentUuid
    const { invoice_uuid } = await subscription(actor, whose)
    const note = { invoice_uuid, issue_date: '2026-11-10', reason: secret, created_by: null, at }
    const posted = await database.kysely.transaction().execute((transaction) => postCreditNote(transaction, note))
    return posted.uuid
  }

  /** Kept again: calls about cards take away those of others. */
  async function cardOf(client_uuid: string): Promise<string> {
    const uuid = cards.get(client_uuid) ?? absentUuid
    await database.kysely.updateTable('credit_cards').set({ removed_date: null }).where('uuid', '=', uuid).execute()
    return uuid
  }

  async function cancelled(actor: Actor, whose: Whose): Promise<string> {
    const { uuid } = await subscription(actor, whose)
    await database.kysely
      .updateTable('projects')
      .set({ end_date: '2026-12-09', cancelled_date: at, cancelled_reason: secret })
      .where('uuid', '=', uuid)
      .execute()
    return uuid
  }

  /** Begins much later, and whoever was chosen has declined. */
  async function declined(actor: Actor, whose: Whose): Promise<string> {
    const { uuid } = await subscription(actor, whose)
    const days = { start_date: '2099-01-01', invoiced_until: '2099-01-31' }
    await database.kysely.updateTable('projects').set(days).where('uuid', '=', uuid).execute()
    await database.pool.query(
      `insert into va_relationships (project_uuid, virtualassistant_uuid, role_id, source, interest, decline_reason,
         asked_date, answered_date)
       select project_uuid, (select uuid from assistants order by uuid limit 1), role_id, 'client', 'declined', 'hours', $2, $2
       from rate_plans where project_uuid = $1 limit 1`,
      [uuid, at],
    )
    await database.kysely
      .updateTable('rate_plans')
      .set({ virtualassistant_uuid: null })
      .where('project_uuid', '=', uuid)
      .execute()
    return uuid
  }

  /** An invoice paid by card; `transferred` came by transfer besides, and as much is the client's credit. */
  async function paidByCard(actor: Actor, whose: Whose, transferred = 0) {
    const { invoice_uuid } = await subscription(actor, whose)
    if (whose === 'absent') return { invoice_uuid, payment_uuid: absentUuid, client_uuid: absentUuid }
    const payment_uuid = await addCardPayment(database, { invoice_uuid, transferred, clock: settableClock(at) })
    return { invoice_uuid, payment_uuid, client_uuid: company(actor, whose) }
  }
  const refunded = { amount_cents: 100, reason: 'Too much was taken' }

  return {
    listClientProjects: (actor, whose) => ({
      path: `/client/${whose === 'absent' ? absentUuid : company(actor, whose)}/projects`,
    }),
    getProjectDashboard: async (actor, whose) => ({
      path: `/project/dashboard/${(await subscription(actor, whose)).uuid}`,
    }),
    previewCancellation: async (actor, whose) => ({
      path: `/project/${(await subscription(actor, whose)).uuid}/cancel`,
    }),
    cancelProject: async (actor, whose) => ({
      path: `/project/${(await subscription(actor, whose)).uuid}/cancel`,
      body: { reason: 'The work is done' },
    }),
    keepProject: async (actor, whose) => ({ path: `/project/${await cancelled(actor, whose)}/cancel` }),
    previewRefund: async (actor, whose) => ({ path: `/project/${await declined(actor, whose)}/refund` }),
    refundProject: async (actor, whose) => ({
      path: `/project/${await declined(actor, whose)}/refund`,
      body: { amount_cents: 0 },
    }),
    listInvoices: () => ({ path: '/invoices' }),
    getInvoice: async (actor, whose) => ({ path: `/invoices/${(await subscription(actor, whose)).invoice_uuid}` }),
    getInvoiceFile: async (actor, whose) => ({
      path: `/invoices/${(await subscription(actor, whose)).invoice_uuid}/file?format=csv`,
    }),
    getCreditNoteFile: async (actor, whose) => ({ path: `/creditnotes/${await creditNote(actor, whose)}/file` }),
    collectPayment: async (actor, whose) => ({
      path: `/invoices/${(await subscription(actor, whose)).invoice_uuid}/payment/collect`,
      key: randomUUID(),
      body: { card_uuid: await cardOf(company(actor, whose)) },
    }),
    addPayment: async (actor, whose) => ({
      path: `/invoices/${(await subscription(actor, whose)).invoice_uuid}/payment/add`,
      key: randomUUID(),
      body: { method: 'transfer', amount_cents: 100, paid_date: '2026-11-19' },
    }),
    useCredit: async (actor, whose) => {
      if (whose !== 'absent') await paidByCard(actor, whose, 100)
      const { invoice_uuid } = await subscription(actor, whose)
      return { path: `/invoices/${invoice_uuid}/payment/credit`, key: randomUUID(), body: { amount_cents: 100 } }
    },
    refundPayment: async (actor, whose) => {
      const { invoice_uuid, payment_uuid } = await paidByCard(actor, whose)
      return {
        path: `/invoices/${invoice_uuid}/payment/refund`,
        key: randomUUID(),
        body: { payment_uuid, ...refunded },
      }
    },
    refundCredit: async (actor, whose) => {
      const { client_uuid, payment_uuid } = await paidByCard(actor, whose, 100)
      return { path: `/client/${client_uuid}/credit/refund`, key: randomUUID(), body: { payment_uuid, ...refunded } }
    },
    getCredit: (actor, whose) => ({
      path: `/client/${whose === 'absent' ? absentUuid : company(actor, whose)}/credit`,
    }),
  } satisfies AccessCalls
}
