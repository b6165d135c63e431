import type { Currency } from '@talentplace/contract/shared/money'
import { reminderDays } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import { sql } from 'kysely'
import { unpaidWithoutAccount } from './unpaid-work.ts'
import { notify } from '../../core/notifications/notify.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { BankingJobDeps } from './banking-deps.ts'

const day = 86_400_000

/**
 * Asks someone for their bank details, in a transaction of its own. Looked up again once they are held: false where they need
 * nothing any more, can't sign in, or were asked within the week.
 * @param reminded_by null: the weekly job
 */
export async function sendReminder(
  { database, clock }: Pick<BankingJobDeps, 'database' | 'clock'>,
  virtualassistant_uuid: string,
  reminded_by: string | null,
): Promise<boolean> {
  const at = clock.now()
  return database.kysely.transaction().execute(async (transaction) => {
    const assistant = await lockRow(transaction, 'assistants', virtualassistant_uuid)
    if (!assistant?.user_uuid) return false
    const { rows } = await sql<{ currency: Currency; unpaid_cents: number }>`
      select currency, unpaid_cents from (${unpaidWithoutAccount(virtualassistant_uuid)}) missing
      where not exists (select from banking_reminders
          where banking_reminders.virtualassistant_uuid = missing.virtualassistant_uuid and quiet_until > ${at})
      order by currency`.execute(transaction)
    if (rows.length === 0) return false
    await transaction
      .insertInto('banking_reminders')
      .values({
        virtualassistant_uuid,
        reminded_by,
        reminded_date: at,
        quiet_until: new Date(at.getTime() + reminderDays * day),
      })
      .execute()
    const total = rows.map(({ currency, unpaid_cents }) => moneyText(unpaid_cents, currency)).join(' and ')
    await notify(transaction, {
      users: [assistant.user_uuid],
      type: 'pay',
      title: `${total} waits for your bank details`,
      body: 'Your pay is safe with us. Add your account under Contact information, and we’ll send it with the first payment run after 48 hours.',
      icon: 'alert',
      priority: 0,
      entity_link: `banking:${virtualassistant_uuid}`,
      at,
    })
    return true
  })
}
