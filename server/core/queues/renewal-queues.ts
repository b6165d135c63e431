import type { FastifyBaseLogger } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { Logger } from 'pino'
import { notify } from '../notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { raiseAlert } from '../../platform/alerts/raise-alert.ts'
import { failingItemAlert, type ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { financeStaff } from '../recipients/recipients.ts'

interface QueueDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
}

interface RenewalQueue {
  /** What is done with an item, as staff are told of it. */
  readonly what: string
  /** The page where an item is looked at. */
  link(transaction: Transaction<Tables>, uuid: string): Promise<string>
}

const invoiceOf =
  (table: 'charges' | 'invoice_mails') =>
  async (transaction: Transaction<Tables>, uuid: string): Promise<string> => {
    const { rows } = await sql<{ invoice_uuid: string; project_uuid: string; number: number | null }>`
      select invoices.uuid as invoice_uuid, project_uuid, number
      from invoices join ${sql.table(table)} item on item.invoice_uuid = invoices.uuid
      where item.uuid = ${uuid}`.execute(transaction)
    const [row] = rows
    if (!row) throw new Error(`There is no invoice of ${table} ${uuid}`)
    // Hours that are being bought have no invoice to look at yet.
    return row.number === null ? `project:${row.project_uuid}` : `invoice:${row.invoice_uuid}`
  }

async function assistantOfApplication(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const { virtualassistant_uuid } = await transaction
    .selectFrom('applications')
    .select('virtualassistant_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return `virtualassistant:${virtualassistant_uuid}`
}

async function clientOfRefund(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const { client_uuid } = await transaction
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.uuid', 'payment_uuid')
    .select('client_uuid')
    .where('refunds.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return `client:${client_uuid}`
}

async function clientOfFee(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const { client_uuid } = await transaction
    .selectFrom('payments')
    .leftJoin('refunds', 'payment_uuid', 'payments.uuid')
    .select('client_uuid')
    .where(({ eb, or }) => or([eb('payments.uuid', '=', uuid), eb('refunds.uuid', '=', uuid)]))
    .executeTakeFirstOrThrow()
  return `client:${client_uuid}`
}

async function projectOfOrder(transaction: Transaction<Tables>, uuid: string): Promise<string> {
  const { project_uuid } = await transaction
    .selectFrom('orders')
    .select('project_uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return `project:${project_uuid}`
}

const queues = {
  'checkout.order': { what: 'Settling an order', link: projectOfOrder },
  'renewals.renew': { what: 'Renewing a subscription', link: async (_, uuid) => `project:${uuid}` },
  'overage.invoice': { what: 'Invoicing time above the hours', link: async (_, uuid) => `project:${uuid}` },
  'renewals.pause': { what: 'Pausing an unpaid subscription', link: async (_, uuid) => `project:${uuid}` },
  'renewals.pausedHours': { what: 'Keeping the hours of a pause', link: async (_, uuid) => `project:${uuid}` },
  'renewals.collect': { what: 'Collecting an invoice', link: async (_, uuid) => `invoice:${uuid}` },
  'renewals.charge': { what: 'Asking the card processor about a charge', link: invoiceOf('charges') },
  'invoices.mail': { what: 'Mailing an invoice', link: invoiceOf('invoice_mails') },
  'invoices.remind': { what: 'Reminding of an invoice', link: async (_, uuid) => `invoice:${uuid}` },
  'bills.draft': { what: 'Making up a bill', link: async (_, uuid) => `virtualassistant:${uuid}` },
  'bills.release': { what: 'Letting a held bill go', link: async (_, uuid) => `va_bill:${uuid}` },
  'banking.remind': { what: 'Asking for bank details', link: async (_, uuid) => `virtualassistant:${uuid}` },
  'applications.remind': { what: 'Reminding an applicant', link: assistantOfApplication },
  'refunds.ask': { what: 'Asking the card processor for a refund', link: clientOfRefund },
  'payments.fee': { what: 'Asking the card processor for its fee', link: clientOfFee },
} satisfies Record<string, RenewalQueue>

/** A queue of orders, renewals, refunds, bills or what is mailed of invoices, in which an item that throws doesn't stop the others; staff hear of it after the third failure. */
export function renewalQueue({ database, clock, log }: QueueDeps, queue: keyof typeof queues): ItemQueue {
  const { what, link } = queues[queue]
  return {
    database,
    clock,
    log,
    queue,
    alert: async (transaction, { uuid, message, at }) => {
      const entity_link = await link(transaction, uuid)
      const said = {
        title: `${what} has failed three times`,
        detail: `Nothing else is held up. We keep trying, with longer and longer pauses. For whoever looks into it: ${queue}, ${uuid}, “${message.slice(0, 500)}”`,
      }
      await notify(transaction, {
        users: await financeStaff(transaction),
        type: 'collections',
        title: said.title,
        body: said.detail,
        icon: 'alert',
        priority: 0,
        entity_link,
        at,
      })
      await raiseAlert(transaction, {
        fingerprint: failingItemAlert(queue, uuid),
        type: 'error',
        ...said,
        entity_link,
        at,
      })
    },
  }
}
