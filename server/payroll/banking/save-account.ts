import { isDeepStrictEqual } from 'node:util'
import type { BankAccount } from '@talentplace/contract/payroll/banking/bank-account.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Transaction } from 'kysely'
import {
  findAccount,
  keepHolderName,
  saveBankAccountRow,
  openDetails,
  type DetailsOf,
} from '../bank-accounts/bank-account-store.ts'
import { nameAtBank } from '../bank-accounts/name-at-bank.ts'
import { holdUnpaidBills } from '../bills/held-for-details.ts'
import { toAccountView } from './list-bank-accounts.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { BankingDeps } from './banking-deps.ts'
import { bankAccountMail } from './bank-account-mail.ts'
import { checkHolderName, checkOwnName } from './check-holder-name.ts'
import { endNameAlert } from '../bills/hold-unnamed-payees.ts'
import { holdUnnamedPayees, letGoOfBill } from './let-go-of-bill.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'

interface Changed<C extends Currency> {
  readonly currency: C
  readonly details: DetailsOf[C]
  readonly holder_name: string
}

/** `isSame`: that is known already. What can’t be opened is replaced. */
async function isKnown<C extends Currency>(
  { bankingKeys }: BankingDeps,
  transaction: Transaction<Tables>,
  owner: { virtualassistant_uuid: string; currency: C },
  details: DetailsOf[C],
): Promise<{ isNew: boolean; isSame: boolean }> {
  const stored = await findAccount(transaction, owner)
  if (!stored) return { isNew: true, isSame: false }
  const known = await openDetails(bankingKeys, owner, stored).catch(() => null)
  return { isNew: false, isSame: isDeepStrictEqual(known, details) }
}

/** Keeps the account that someone entered. The same once more changes nothing: no wait begins anew, and nobody is mailed. */
export async function saveAccount<C extends Currency>(
  deps: BankingDeps,
  context: RequestContext,
  { password, code, currency, details, holder_name }: Changed<C> & { password: string; code?: string | undefined },
): Promise<BankAccount> {
  const person = await checkPassword(deps, context, { password, code })
  const at = deps.clock.now()
  return deps.database.kysely.transaction().execute(async (transaction) => {
    await person.useCode(transaction)
    const assistant = await lockRow(transaction, 'assistants', person.uuid, 'user_uuid')
    if (!assistant) throw notFound('There is no assistant with this account.')
    const owner = { virtualassistant_uuid: assistant.uuid, currency }
    const name = await nameAtBank(transaction, { ...owner, payee: null }, { holder_name })
    if (holder_name === '') checkOwnName(name)
    else checkHolderName(holder_name)
    const { isNew, isSame } = await isKnown(deps, transaction, owner, details)
    const bills_held = isSame ? 0 : await holdUnpaidBills(transaction, owner)
    const waiting = await holdUnnamedPayees(transaction, owner)
    if (isSame) await keepHolderName(transaction, owner, holder_name)
    else {
      const account = { ...owner, details, holder_name, changed_by: person.uuid, at }
      await saveBankAccountRow(transaction, deps.bankingKeys, account)
      await queueMail(transaction, bankAccountMail(deps.sender, person, { isNew, currency }))
    }
    for (const bill of waiting) await letGoOfBill(transaction, deps, bill)
    await endNameAlert(transaction, owner, at)
    if (!isSame) {
      await recordAudit(transaction, {
        at,
        actor_uuid: person.uuid,
        action: isNew ? 'banking.added' : 'banking.changed',
        entity: `virtualassistant:${assistant.uuid}`,
        details: { currency, bills_held },
      })
    }
    const stored = await findAccount(transaction, owner)
    return toAccountView({ currency, last_digits: null, changed_date: null, holder_name, ...stored, name }, at)
  })
}
