import { editionStates } from '@talentplace/contract/talent/assistants/edition.states'
import type { Selectable, Transaction } from 'kysely'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { detachFiles } from '../../platform/files/attach-files.ts'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'

/** What staff look at before clients read it, where profiles are reviewed. */
export const textFields = ['display_name', 'preferred_pronouns', 'blurb', 'bio'] as const
export type Texts = Record<(typeof textFields)[number], string>
export type Edition = Selectable<Tables['profile_editions']>

export const textsOf = ({ display_name, preferred_pronouns, blurb, bio }: Texts): Texts => ({
  display_name,
  preferred_pronouns,
  blurb,
  bio,
})

/** Whether staff look at texts and photos before clients see them: the configuration `setting.profile-review`. */
export async function isReviewed(database: Kysely<Tables>): Promise<boolean> {
  const row = await database
    .selectFrom('configurations')
    .select('value')
    .where('name', '=', 'setting.profile-review')
    .executeTakeFirst()
  return row?.value === 'enabled'
}

/** The edition of a held assistant, held too. */
export const lockEdition = (transaction: Transaction<Tables>, uuid: string): Promise<Edition | undefined> =>
  lockRow(transaction, 'profile_editions', uuid)

interface Wanted {
  readonly texts: Texts
  /** A new photo; null: the one clients see stays. */
  readonly portrait_id: number | null
  readonly at: Date
}

/** Step: what clients don't see yet is this from now on, and waits for staff. */
async function writeEdition(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { edition, texts, portrait_id, at }: Wanted & { edition: Edition | undefined },
): Promise<void> {
  const values = { ...texts, portrait_id, sent_date: at, note: '' }
  if (!edition) {
    await transaction
      .insertInto('profile_editions')
      .values({ ...values, virtualassistant_uuid: locked.uuid, state: 'waiting' })
      .execute()
    return
  }
  const state = edition.state === 'waiting' ? undefined : editionStates.step(edition.state, 'waiting', 'assistant')
  await transaction
    .updateTable('profile_editions')
    .set({ ...values, ...(state && { state }), version: edition.version + 1 })
    .where('virtualassistant_uuid', '=', locked.uuid)
    .execute()
}

/** The file of a portrait; none where there is no such portrait (drawn ones have none). */
async function filesOfPortraits(transaction: Transaction<Tables>, ids: readonly (number | null)[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('portraits')
    .select('file_uuid')
    .where('id', 'in', [-1, ...ids.filter((id) => id !== null)])
    .execute()
  return rows.map(({ file_uuid }) => file_uuid)
}

/** Step: portraits that are shown and waited for nowhere any more; their files go within a day or two. */
export async function dropPortraits(transaction: Transaction<Tables>, ids: readonly (number | null)[]): Promise<void> {
  await detachFiles(transaction, await filesOfPortraits(transaction, ids))
}

/** Step: clients read these texts and see this photo from now on, and nothing waits any more. */
export async function showEdition(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { texts, avatar_id, edition }: { texts: Texts; avatar_id: number; edition: Edition | undefined },
): Promise<void> {
  await transaction
    .updateTable('assistants')
    .set({ ...texts, avatar_id, version: locked.version + 1 })
    .where('uuid', '=', locked.uuid)
    .execute()
  if (edition) {
    await transaction.deleteFrom('profile_editions').where('virtualassistant_uuid', '=', locked.uuid).execute()
  }
  const removedOnes = [locked.avatar_id, edition?.portrait_id ?? null].filter((id) => id !== avatar_id)
  await dropPortraits(transaction, removedOnes)
}

/**
 * Step: what an assistant has written, or the photo they chose, on its way to clients: at once, or through staff where profiles are
 * reviewed. What is as clients see it waits for nobody. The version moves either way.
 */
export async function publishOwn(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  { texts, portrait_id, at }: Wanted,
): Promise<void> {
  const edition = await lockEdition(transaction, locked.uuid)
  const isVisible = portrait_id === null && textFields.every((field) => texts[field] === locked[field])
  if (isVisible || !(await isReviewed(transaction))) {
    await showEdition(transaction, locked, { texts, avatar_id: portrait_id ?? locked.avatar_id, edition })
    return
  }
  await writeEdition(transaction, locked, { edition, texts, portrait_id, at })
  if (edition && edition.portrait_id !== portrait_id) await dropPortraits(transaction, [edition.portrait_id])
  await transaction
    .updateTable('assistants')
    .set({ version: locked.version + 1 })
    .where('uuid', '=', locked.uuid)
    .execute()
}
