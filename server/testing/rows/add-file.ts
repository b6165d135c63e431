import type { TestDatabase } from '../database.ts'

/** A text file that someone has sent and that hangs on nothing yet, without its bytes; its uuid. */
export async function addFile(
  database: Pick<TestDatabase, 'pool'>,
  user_uuid: string,
  { name = 'notes.txt', at = new Date() }: { name?: string; at?: Date } = {},
): Promise<string> {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `insert into files (uploaded_by, name, media_type, size, sha256, created_date, stored_date)
     values ($1, $2, 'text/plain', 7, sha256('Minutes'), $3, $3) returning uuid`,
    [user_uuid, name, at],
  )
  return rows[0]?.uuid ?? ''
}
