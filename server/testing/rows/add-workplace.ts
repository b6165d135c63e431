import type { TestDatabase } from '../database.ts'

/** A subscription with one place that someone works in. */
export interface Workplace {
  readonly project_uuid: string
  readonly client_uuid: string
  readonly rate_plan_uuid: string
  readonly seat_uuid: string
  readonly role_id: number
  readonly virtualassistant_uuid: string
}

/** A paid subscription of one place, with someone in it. */
export async function addWorkplace(
  database: TestDatabase,
  about: {
    client_uuid: string
    created_by: string
    virtualassistant_uuid: string
    project_name?: string
    /** YYYY-MM-DD */
    start_date?: string
    rp_end_date?: string
    hours?: number
  },
): Promise<Workplace> {
  const { client_uuid, created_by, virtualassistant_uuid, start_date = '2026-10-01', hours = 20 } = about
  const { uuid: project_uuid } = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid,
      created_by,
      project_name: about.project_name ?? 'Books and inbox',
      matching_criteria: '{}',
      start_date,
      currency: 'cad',
      invoice_day: Number(start_date.slice(8)),
      invoiced_until: '2099-12-31',
      matching_state: 'matched',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const ratePlan = { project_uuid, virtualassistant_uuid, role_id: 1 }
  const { uuid: rate_plan_uuid, seat_uuid } = await database.kysely
    .insertInto('rate_plans')
    .values({
      ...ratePlan,
      hours_per_month: hours,
      client_rate_cents: 4500,
      va_rate_cents: 2500,
      currency: 'cad',
      va_currency: 'cad',
      rate_start_date: start_date,
      rp_end_date: about.rp_end_date ?? null,
    })
    .returning(['uuid', 'seat_uuid'])
    .executeTakeFirstOrThrow()
  return { ...ratePlan, client_uuid, rate_plan_uuid, seat_uuid }
}
