import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Step: a new application begins with what was answered in an earlier one; each step is looked at and done anew. */
export async function takeOverAnswers(
  transaction: Transaction<Tables>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    insert into application_answers (application_uuid, work_country, work_right, experience_years, experience,
      weekly_hours, computer, internet_mbps, headset, quiet_place)
    select ${to}, work_country, work_right, experience_years, experience,
      weekly_hours, computer, internet_mbps, headset, quiet_place
    from application_answers where application_uuid = ${from}`.execute(transaction)
  await sql`
    insert into application_skills (application_uuid, kind, id, level, proof, position)
    select ${to}, kind, id, level, proof, position from application_skills where application_uuid = ${from}`.execute(
    transaction,
  )
}
