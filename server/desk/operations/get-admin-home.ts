import { getAdminHome } from '@talentplace/contract/desk/operations/home.routes'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { openAlerts } from '../alerts/open-alerts.ts'
import { unansweredInvitations } from './unanswered-invitations.ts'

const day = 24 * 3_600_000
const week = 7 * day
const maxWords = 5

/** From the kept counts. */
function countStates({ kysely }: Database): Promise<{ state: string; count: number }[]> {
  return kysely
    .selectFrom('assistant_counts')
    .select(['state', 'assistants as count'])
    .where('assistants', '>', 0)
    .orderBy('state')
    .execute()
}

async function countTable(
  { kysely }: Database,
  table: 'clients' | 'users' | 'projects',
  since: Date,
): Promise<{ count: number; new_this_week: number }> {
  const rows = kysely
    .selectFrom(table)
    .select((expression) => [
      expression.fn.countAll<string>().as('count'),
      expression.fn.countAll<string>().filterWhere('created_date', '>=', since).as('new_this_week'),
    ])
  const open =
    table === 'projects'
      ? rows.where('start_date', 'is', null).where('removed_date', 'is', null)
      : table === 'users'
        ? rows.where('deleted_date', 'is', null)
        : rows
  const { count, new_this_week } = await open.executeTakeFirstOrThrow()
  return { count: Number(count), new_this_week: Number(new_this_week) }
}

async function countWords({ kysely }: Database) {
  const words = await kysely
    .selectFrom('unknown_words')
    .select(['word', 'times_entered'])
    .where('dismissed_date', 'is', null)
    .orderBy('times_entered', 'desc')
    .orderBy('word')
    .limit(maxWords)
    .execute()
  const { count } = await kysely
    .selectFrom('unknown_words')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('dismissed_date', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), words }
}

async function countMailsGivenUp({ kysely }: Database, since: Date): Promise<number> {
  const { count } = await kysely
    .selectFrom('mail_outbox')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('sent_date', 'is', null)
    .where('next_attempt', 'is', null)
    .where('created_date', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Money = NonNullable<ReplyOf<typeof getAdminHome>['money']>

/** Those of which any charge was declined: the view looks for the latest charge of each invoice that it is asked about. */
const everDeclined = sql<boolean>`uuid = any (array(
  select charge_shares.invoice_uuid from charges join charge_shares on charge_uuid = charges.uuid where charges.state = 'declined'))`

async function openMoney({ kysely }: Database, which: 'overdue' | 'declined'): Promise<Money['overdue']> {
  const rows = await kysely
    .selectFrom('open_invoices')
    .select((expression) => [
      'currency',
      expression.fn.countAll<string>().as('count'),
      expression.fn.sum<string>('balance_cents').as('balance_cents'),
    ])
    .where(which === 'overdue' ? 'status' : 'standing', '=', which)
    .$if(which === 'declined', (open) => open.where(everDeclined))
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    balances: rows.map(({ currency, balance_cents }) => ({ currency, balance_cents: Number(balance_cents) })),
  }
}

/** Unpaid money that staff have to follow up: what is overdue, whose card was refused, what a cardholder's bank takes back. */
async function moneyToSeeTo(database: Database): Promise<Money> {
  const [overdue, declined, disputed] = await Promise.all([
    openMoney(database, 'overdue'),
    openMoney(database, 'declined'),
    database.kysely
      .selectFrom('disputes')
      .innerJoin('payment_allocations', 'payment_allocations.payment_uuid', 'disputes.payment_uuid')
      .select((expression) => expression.fn.count<string>('invoice_uuid').distinct().as('count'))
      .where('disputes.state', '=', 'opened')
      .executeTakeFirstOrThrow(),
  ])
  return { overdue, declined, disputed: Number(disputed.count) }
}

/** The counts that the signed-in member of staff may see, each by its own permission. */
export function getAdminHomeOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(getAdminHome, async (context) => {
    const { permissions } = signedIn(context)
    const now = clock.now()
    const since = new Date(now.getTime() - week)
    const seen = async <T>(permission: Permission, load: () => Promise<T>): Promise<T | null> =>
      hasPermission(permissions, permission) ? await load() : null
    const [invitations, money, mails, alerts, assistants, clients, drafts, users, words] = await Promise.all([
      seen('admin_project.view', () => unansweredInvitations(database, now)),
      seen('admin_finance.view', () => moneyToSeeTo(database)),
      seen('admin_configuration.view', () => countMailsGivenUp(database, new Date(now.getTime() - day))),
      seen('admin_alert.view', () => openAlerts(database)),
      seen('admin_virtualassistant.view', () => countStates(database)),
      seen('admin_client.view', () => countTable(database, 'clients', since)),
      seen('admin_project.view', () => countTable(database, 'projects', since)),
      seen('admin_user.view', () => countTable(database, 'users', since)),
      seen('admin_configuration.view', () => countWords(database)),
    ])
    return {
      invitations,
      money,
      mails_given_up: mails,
      alerts,
      assistants,
      clients,
      drafts,
      users,
      unknown_words: words,
    }
  })
}
