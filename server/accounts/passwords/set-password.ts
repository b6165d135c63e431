import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { AccountCodes } from '../codes/account-codes.ts'
import type { AccountMails, Addressee } from '../mails/account-mails.ts'

export interface PasswordDeps {
  readonly sessions: SessionStore
  readonly codes: AccountCodes
  readonly mails: AccountMails
}

/**
 * Step: a new password; `chosen` is an account's first one. Every mailed code and every session of the account ends, except the one of `keep`; the owner is
 * told by mail. After the commit the caller says `sessions.forget`.
 */
export async function setPassword(
  { sessions, codes, mails }: PasswordDeps,
  transaction: Transaction<Tables>,
  owner: Addressee & { uuid: string },
  change: { passwordHash: string; at: Date; how: 'changed' | 'reset' | 'chosen'; keep: string | null },
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: change.passwordHash })
    .where('uuid', '=', owner.uuid)
    .execute()
  await codes.endAll(transaction, owner.uuid)
  await sessions.endAll(transaction, owner.uuid, change.keep)
  await queueMail(transaction, change.how === 'chosen' ? mails.passwordChosen(owner) : mails.passwordChanged(owner))
  await recordAudit(transaction, {
    at: change.at,
    actor_uuid: owner.uuid,
    action: `password.${change.how}`,
    entity: `user:${owner.uuid}`,
  })
}
