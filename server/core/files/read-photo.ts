import type { Database } from '../../platform/database/connection.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

/** Photos are numbered from here on; what is below is drawn. */
const firstPhoto = 1_000_000

/** The photo of an assistant that clients see now, by its number; null: nobody shows it (any more). */
export async function readPhoto(
  { database, files }: { database: Database; files: FileStore },
  id: number,
): Promise<Buffer | null> {
  if (id < firstPhoto) return null
  const shown = await database.kysely
    .selectFrom('portraits')
    .innerJoin('assistants', (join) =>
      join.onRef('assistants.uuid', '=', 'virtualassistant_uuid').onRef('assistants.avatar_id', '=', 'portraits.id'),
    )
    .select('file_uuid')
    .where('portraits.id', '=', id)
    .executeTakeFirst()
  return shown ? files.get(shown.file_uuid) : null
}
