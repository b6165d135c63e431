import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/connection.ts'
import { holdRow } from '../../../platform/database/hold-rows.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Throttle } from '../../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { AccountCodes, CodePurpose } from './account-codes.ts'

export interface CodeOwner {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
  readonly verified_date: Date | null
}

export interface CodeParts {
  readonly database: Database
  readonly throttle: Throttle
  readonly limits: AccountLimits
  readonly codes: AccountCodes
}

/** Nobody has it; an address without an account goes the same way as one with. */
const nobody = '00000000-0000-0000-0000-000000000000'

const wrongCode = () =>
  new Refusal(400, 'wrong_code', 'This code or link is not valid or no longer valid. Please ask for a new code.')

export interface MatchedCode {
  readonly owner: CodeOwner
  /** Uses the code in the transaction that does what it was for. @throws Refusal 400 when somebody was faster */
  use(transaction: Transaction<Tables>): Promise<void>
}

/**
 * Finds whose live code or link was given.
 * @throws Refusal 400 `wrong_code`, alike for codes that are wrong, used, too old or tried too often and for addresses
 * that nobody has; 429
 */
export async function matchCode(
  { database, throttle, limits, codes }: CodeParts,
  given: { email: string; text: string; address: string; purposesOf: (owner: CodeOwner) => readonly CodePurpose[] },
): Promise<MatchedCode> {
  await throttle.admit(limits.codeTries, given.address)
  const owner = await database.kysely
    .selectFrom('users')
    .select(['uuid', 'email', 'full_name', 'verified_date'])
    .where('email', '=', given.email.toLowerCase())
    .executeTakeFirst()
  const code = await codes.match(owner?.uuid ?? nobody, owner ? given.purposesOf(owner) : ['verify'], given.text)
  if (!owner || code === null) throw wrongCode()
  await throttle.takeBack(limits.codeTries, given.address)
  return {
    owner,
    async use(transaction) {
      await holdRow(transaction, 'users', owner.uuid)
      if (!(await codes.use(transaction, code))) throw wrongCode()
    },
  }
}
