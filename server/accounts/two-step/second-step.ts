import { appCodeLength, secondStepCode } from '@talentplace/contract/accounts/two-step/second-step-code'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { DecryptionFailed, type Encrypted } from '../../platform/sealing/seal.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import type { AccountMails, Recipient } from '../mails/account-mails.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { openSecret, stepOfCode } from './two-step-secret.ts'

export interface SecondStepDeps {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
  readonly limits: AccountLimits
  readonly mails: AccountMails
  readonly bankingKeys: EncryptionKeys
}

type Owner = Recipient & { readonly uuid: string }

/** What a right code is: of the app, of one step; or a recovery code. */
type Match = { readonly step: number } | { readonly recovery: Buffer }

/** A code that was right; `use` in the transaction it opens: false when it has been used meanwhile. */
export interface MatchedStep {
  use(transaction: Transaction<Tables>): Promise<boolean>
}

export interface SecondStep extends Encrypted {
  readonly confirmed_date: Date
  readonly last_step: number
}

export const wrongSecondStep = 'That code isn’t right, or it has been used already. Wait for the next one in your app.'

/** The second step that an account asks for; undefined: none. */
export async function findSecondStep(database: Database, userUuid: string): Promise<SecondStep | undefined> {
  const row = await database.kysely
    .selectFrom('two_factors')
    .select(['key_id', 'sealed', 'confirmed_date', 'last_step'])
    .where('user_uuid', '=', userUuid)
    .where('confirmed_date', 'is not', null)
    .executeTakeFirst()
  return row && { ...row, confirmed_date: row.confirmed_date as Date, last_step: Number(row.last_step) }
}

/** A secret whose key was lost has no right code any more: recovery codes still open the account. */
async function stepOf({ bankingKeys, clock }: SecondStepDeps, userUuid: string, encrypted: Encrypted, code: string) {
  try {
    return stepOfCode(await openSecret(bankingKeys, userUuid, encrypted), code, clock.now())
  } catch (error) {
    if (error instanceof DecryptionFailed) return null
    throw error
  }
}

async function findMatch(
  deps: SecondStepDeps,
  userUuid: string,
  step: SecondStep,
  text: string,
): Promise<Match | null> {
  const code = secondStepCode.safeParse(text).data
  if (code === undefined) return null
  if (code.length === appCodeLength) {
    const found = await stepOf(deps, userUuid, step, code)
    return found === null || found <= step.last_step ? null : { step: found }
  }
  const recovery = hashRecoveryCode(userUuid, code)
  const row = await deps.database.kysely
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('user_uuid', '=', userUuid)
    .where('code_hash', '=', recovery)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  return row ? { recovery } : null
}

async function spend(transaction: Transaction<Tables>, userUuid: string, match: Match, at: Date): Promise<boolean> {
  if ('step' in match) {
    const { numUpdatedRows } = await transaction
      .updateTable('two_factors')
      .set({ last_step: match.step })
      .where('user_uuid', '=', userUuid)
      .where('confirmed_date', 'is not', null)
      .where('last_step', '<', match.step)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  const { numUpdatedRows } = await transaction
    .updateTable('recovery_codes')
    .set({ used_date: at })
    .where('user_uuid', '=', userUuid)
    .where('code_hash', '=', match.recovery)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await recordAudit(transaction, {
    at,
    actor_uuid: userUuid,
    action: 'two_step.recovery_code_used',
    entity: `user:${userUuid}`,
  })
  return true
}

/** A wrong code leaves a trace; the owner is told of several: whoever enters them has the password. */
async function noteWrong({ database, clock, throttle, limits, mails }: SecondStepDeps, owner: Owner): Promise<void> {
  const wrong = await throttle.count(limits.secondStepWrong, owner.uuid)
  await database.kysely.transaction().execute(async (transaction) => {
    if (wrong === limits.secondStepWrong.max) await queueMail(transaction, mails.secondStepGuessedAt(owner))
    await recordAudit(transaction, {
      at: clock.now(),
      actor_uuid: null,
      action: 'two_step.refused',
      entity: `user:${owner.uuid}`,
    })
  })
}

/**
 * Finds whether a text is a code of the account's second step, unused: of the app, or a recovery code. Each wrong one counts for
 * the address it comes from, and for the account. Null: it is wrong.
 * @throws HttpError 429
 */
export async function matchSecondStep(
  deps: SecondStepDeps,
  owner: Owner,
  step: SecondStep,
  given: { text: string; address: string },
): Promise<MatchedStep | null> {
  const { throttle, limits, clock } = deps
  const pair = `${owner.uuid} ${given.address}`
  await throttle.admit(limits.secondStepPair, pair)
  await throttle.admit(limits.secondStepAccount, owner.uuid)
  const match = await findMatch(deps, owner.uuid, step, given.text)
  if (match === null) {
    await noteWrong(deps, owner)
    return null
  }
  await throttle.release({
    all: [{ limit: limits.secondStepPair, subject: pair }],
    one: [{ limit: limits.secondStepAccount, subject: owner.uuid }],
  })
  return { use: (transaction) => spend(transaction, owner.uuid, match, clock.now()) }
}
