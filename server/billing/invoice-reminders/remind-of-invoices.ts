import { invoiceStates } from '@talentplace/contract/billing/invoices/invoice.states'
import { standingStates } from '@talentplace/contract/billing/invoices/standing.states'
import { sql, type Kysely, type Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { attemptItem, type ItemQueue } from '../../platform/jobs/failing-items.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { lockInvoice, type LockedInvoice } from '../charges/lock-invoice.ts'
import { renewalDay } from '../charges/renewal-deps.ts'
import { renewalQueue } from '../../core/queues/renewal-queues.ts'
import { billedPeople, financeStaff } from '../../core/recipients/recipients.ts'
import { documentLanguage } from '../invoices/document-wording.ts'
import { reminderMail, reminderText, reminderTitle, type ReminderStage } from './reminder-mail.ts'

export interface ReminderDeps {
  readonly database: Database
  readonly clock: Clock
  readonly sender: Sender
  readonly log: ItemQueue['log']
}

interface Due {
  readonly uuid: string
  readonly stage: ReminderStage
}

/**
 * Open invoices that no card is charged for, each with the stage it has come to and its client hasn't heard of. Nobody is
 * reminded on the day the invoice was posted.
 */
async function dueReminders(database: Kysely<Tables>, today: string, only?: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select uuid, stage from (
      select invoices.uuid, due_date,
        case when due_date + 10 <= ${today}::date then 'again' when due_date < ${today}::date then 'after'
          when due_date - 3 <= ${today}::date and due_date > ${today}::date then 'before' end as stage
      from open_invoices join invoices on invoices.uuid = open_invoices.uuid
      where invoices.kind = 'manual' and standing in ${sqlIn(standingStates.sets.open)} and invoice_date < ${today}::date
        and not exists (select from collections where collections.invoice_uuid = invoices.uuid)
    ) due
    where stage is not null and (${only ?? null}::uuid is null or uuid = ${only ?? null}::uuid)
      and not exists (select from invoice_reminders where invoice_uuid = due.uuid and invoice_reminders.stage = due.stage)
    order by due_date, uuid limit 1000`.execute(database)
  return rows
}

async function notifyStaff(transaction: Transaction<Tables>, invoice: LockedInvoice, at: Date): Promise<void> {
  await notify(transaction, {
    users: await financeStaff(transaction),
    type: 'collections',
    title: `Past due: ${reminderTitle(invoice, 'after', at)}`,
    body: `${reminderText(invoice, 'before')} The client has been reminded.`,
    icon: 'alert',
    priority: 1,
    entity_link: `invoice:${invoice.uuid}`,
    at,
  })
}

/** Once its due day has passed an invoice is overdue, and staff hear of it. */
async function markOverdue(transaction: Transaction<Tables>, invoice: LockedInvoice, at: Date): Promise<void> {
  if (invoice.status === 'overdue') return
  const status = invoiceStates.step(invoice.status, 'overdue', 'system')
  await transaction.updateTable('invoices').set({ status }).where('uuid', '=', invoice.uuid).execute()
  await notifyStaff(transaction, invoice, at)
}

/** Looked up again once it is held: it may have been paid, or someone else may have reminded of it. */
async function remind({ database, sender }: ReminderDeps, uuid: string, at: Date): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    const invoice = await lockInvoice(transaction, uuid)
    const [due] = await dueReminders(transaction, renewalDay(at), uuid)
    if (!due) return
    const { stage } = due
    await transaction.insertInto('invoice_reminders').values({ invoice_uuid: uuid, stage, told_date: at }).execute()
    if (stage !== 'before') await markOverdue(transaction, invoice, at)
    const { users, addresses } = await billedPeople(transaction, invoice.client_uuid)
    await notify(transaction, {
      users,
      type: 'billing',
      ...inEachLanguage(() => ({ title: reminderTitle(invoice, stage, at), body: reminderText(invoice, stage) })),
      icon: stage === 'before' ? 'info' : 'alert',
      priority: stage === 'before' ? 2 : 1,
      entity_link: `invoice:${uuid}`,
      at,
    })
    const language = await documentLanguage(transaction, invoice.client_uuid)
    const mail = writtenIn(language, () => reminderMail(sender, invoice, stage, at))
    for (const to of addresses) await queueMail(transaction, { to, ...mail })
  })
}

/**
 * D1: reminds clients of invoices by hand that they pay themselves: 3 days before the due day, after it, and 10 days later,
 * once each, however often and late this runs; of what was missed only the latest. What a card is charged for is told by
 * the collection.
 */
export async function remindOfInvoices(deps: ReminderDeps): Promise<void> {
  const at = deps.clock.now()
  const queue = renewalQueue(deps, 'invoices.remind')
  for (const { uuid } of await dueReminders(deps.database.kysely, renewalDay(at))) {
    await attemptItem(queue, uuid, () => remind(deps, uuid, at))
  }
}

/** Each day at 13:11 UTC: in the morning, from St. John's to Vancouver. */
export function scheduleReminders(jobs: Jobs, deps: ReminderDeps): void {
  jobs.every('invoices.remind', '11 13 * * *', () => remindOfInvoices(deps))
}
