import { listBankAccounts, type BankAccount } from '@talentplace/contract/payroll/banking/bank-account.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { isNameForBanks } from '../bank-accounts/name-at-bank.ts'
import { readyFrom } from '../bank-accounts/bank-account-store.ts'

interface AccountRow {
  readonly currency: Currency
  readonly last_digits: string | null
  readonly changed_date: Date | null
  readonly holder_name: string
  /** On their bills. */
  readonly name: string
}

/** An account as it is shown. */
export function toAccountView(
  { currency, last_digits, changed_date, holder_name, name }: AccountRow,
  now: Date,
): BankAccount {
  const ready = changed_date && readyFrom(changed_date)
  return {
    currency,
    last_digits,
    changed_date: changed_date?.toISOString() ?? null,
    waits_until: ready && ready > now ? ready.toISOString() : null,
    holder_name,
    needs_name: holder_name === '' && !isNameForBanks(name),
  }
}

/** One for each currency that someone is paid in: of the places they have had, of their bills, and of where they live. */
export function listBankAccountsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listBankAccounts, async (context) => {
    const { rows } = await sql<AccountRow>`
      with mine as (select assistants.uuid, assistants.country, coalesce(users.full_name, display_name) as name from assistants
        left join users on users.uuid = user_uuid where user_uuid = ${signedIn(context).user_uuid}),
      paid (currency) as (
        select case country when 'US' then 'usd' else 'cad' end from mine
        union select va_currency from rate_plans join mine on virtualassistant_uuid = mine.uuid where va_rate_cents > 0
        union select currency from va_bills join mine on virtualassistant_uuid = mine.uuid
        union select currency from bank_accounts join mine on virtualassistant_uuid = mine.uuid)
      select paid.currency, last_digits, changed_date, coalesce(holder_name, '') as holder_name, mine.name
      from mine cross join paid
      left join bank_accounts on virtualassistant_uuid = mine.uuid and bank_accounts.currency = paid.currency
      order by paid.currency`.execute(database.kysely)
    if (rows.length === 0) throw notFound('There is no assistant with this account.')
    return { accounts: rows.map((row) => toAccountView(row, clock.now())) }
  })
}
