import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Course } from './course.ts'
import type { Taker } from './taker.ts'

type Where = { readonly taker: Taker; readonly course: Course }

/** Step: a lesson of someone who is held is done; done before, nothing changes. */
export async function storeLesson(
  transaction: Transaction<Tables>,
  { taker, course }: Where,
  key: string,
): Promise<void> {
  await sql`
    insert into course_progress (virtualassistant_uuid, course_id, lessons)
    values (${taker.virtualassistant_uuid}, ${course.id}, array[${key}])
    on conflict (virtualassistant_uuid, course_id) do update set lessons =
      case when ${key} = any (course_progress.lessons) then course_progress.lessons
        else array_append(course_progress.lessons, ${key}) end`.execute(transaction)
}

/** Step: someone who is held has sent a quiz. `finished`: they passed, and the course is finished. */
export async function storeAttempt(
  transaction: Transaction<Tables>,
  { taker, course }: Where,
  { finished }: { finished: Date | null },
): Promise<void> {
  await transaction
    .updateTable('course_progress')
    .set({ attempts: sql`attempts + 1`, finished_date: finished })
    .where('virtualassistant_uuid', '=', taker.virtualassistant_uuid)
    .where('course_id', '=', course.id)
    .execute()
}
