import { hash, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@talentplace/contract/accounts/two-step/two-step.routes'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Without what reads alike: 32 letters and digits, so that sixteen of them are 80 bits. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const codeLength = 16
const inFours = /.{4}(?=.)/g

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** 80 bits by chance: nobody finds a code by its hash, nor two accounts with the same one. */
export function hashRecoveryCode(userUuid: string, code: string): Buffer {
  return hash('sha256', `recovery code\n${userUuid}\n${code}`, 'buffer')
}

/** Step: new recovery codes in the place of those of before; as they are written down. */
export async function replaceRecoveryCodes(transaction: Transaction<Tables>, userUuid: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await transaction.deleteFrom('recovery_codes').where('user_uuid', '=', userUuid).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_uuid: userUuid, code_hash: hashRecoveryCode(userUuid, code) })))
    .execute()
  return codes.map((code) => code.replaceAll(inFours, '$&-'))
}
