import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { applicationMails } from '../applications/application-mails.ts'
import { issueLink } from '../applications/start-codes.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import type { JoiningDeps } from './joining-deps.ts'

export interface Account {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
}

/** The open application of an account; undefined: there is none. */
export function openApplicationOf(transaction: Transaction<Tables>, user_uuid: string) {
  return transaction
    .selectFrom('applications')
    .innerJoin('assistants', 'assistants.uuid', 'applications.virtualassistant_uuid')
    .select(['applications.uuid'])
    .where('assistants.user_uuid', '=', user_uuid)
    .where('applications.state', 'in', applicationStates.sets.open)
    .executeTakeFirst()
}

/** Mails someone the way back into their open application; false: they have none. @throws HttpError 429 */
export async function mailWayBack(
  { configuration, clock }: Pick<JoiningDeps, 'configuration' | 'clock'>,
  transaction: Transaction<Tables>,
  account: Account,
): Promise<boolean> {
  const open = await openApplicationOf(transaction, account.uuid)
  if (!open) return false
  const at = clock.now()
  const key = await issueLink(transaction, open.uuid, at)
  await queueRequestedMail(transaction, applicationMails(configuration).resume(account, key), at)
  return true
}
