import { inReadersLanguage } from '@talentplace/contract/core/content/content-page'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { editionInForce } from './edition.ts'

/** The texts that whoever opens an account accepts. */
const accepted = ['terms', 'privacy'] as const

/** Step: forgets what was agreed to in someone's name before they had shown that it was them. */
export async function dropAgreedEditions(transaction: Transaction<Tables>, userUuid: string): Promise<void> {
  await transaction.deleteFrom('agreed_editions').where('user_uuid', '=', userUuid).execute()
}

/** Step: notes the editions in force as those that someone agreed to. */
export async function retainAgreedEditions(
  transaction: Transaction<Tables>,
  { user_uuid, at }: { user_uuid: string; at: Date },
): Promise<void> {
  for (const name of accepted) {
    // In the language in which they were linked to.
    const page = inReadersLanguage(name)
    const { version } = await editionInForce(transaction, page)
    await transaction
      .insertInto('agreed_editions')
      .values({ user_uuid, page, version, agreed_date: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
