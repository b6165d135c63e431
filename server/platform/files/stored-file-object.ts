import { sql } from 'kysely'

/** A row of `files` as the contract shows it (`StoredFile`), within a query. */
export const storedFileObject = sql`jsonb_build_object('uuid', files.uuid, 'name', files.name, 'type', files.media_type,
  'size', files.size, 'width', files.width, 'height', files.height)`
