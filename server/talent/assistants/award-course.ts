import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: a course that an assistant who is held has finished is on their profile; once. */
export async function awardCourse(
  transaction: Transaction<Tables>,
  { virtualassistant_uuid, course_id }: { virtualassistant_uuid: string; course_id: number },
): Promise<void> {
  await transaction
    .updateTable('assistants')
    .set({ course_ids: sql`array_append(course_ids, ${course_id}::int)` })
    .where('uuid', '=', virtualassistant_uuid)
    .where(sql<boolean>`${course_id}::int <> all (course_ids)`)
    .execute()
}
