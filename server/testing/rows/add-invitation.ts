import type { TestDatabase } from '../database.ts'

interface About {
  readonly client_uuid: string
  readonly created_by: string
  readonly virtualassistant_uuid: string
  readonly project_name?: string
  /** YYYY-MM-DD */
  readonly start_date?: string
  readonly role_id?: number
  readonly hours?: number
  readonly matching_criteria?: object
  readonly asked_date?: Date
}

/** A paid subscription of one place whose assistant is asked whether they want it, as a checkout leaves it behind. */
export async function addInvitation(
  database: TestDatabase,
  about: About,
): Promise<{ uuid: string; project_uuid: string; rate_plan_uuid: string }> {
  const { client_uuid, created_by, virtualassistant_uuid, start_date = '2026-12-01', role_id = 1, hours = 10 } = about
  const project = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid,
      created_by,
      project_name: about.project_name ?? 'Winter books',
      matching_criteria: JSON.stringify(about.matching_criteria ?? {}),
      start_date,
      currency: 'cad',
      invoice_day: Number(start_date.slice(8)),
      invoiced_until: start_date,
      matching_state: 'matching',
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const ratePlan = { project_uuid: project.uuid, virtualassistant_uuid, role_id }
  const plan = await database.kysely
    .insertInto('rate_plans')
    .values({
      ...ratePlan,
      hours_per_month: hours,
      client_rate_cents: 4500,
      currency: 'cad',
      rate_start_date: start_date,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const invitation = await database.kysely
    .insertInto('va_relationships')
    .values({ ...ratePlan, source: 'client', asked_date: about.asked_date ?? new Date('2026-11-20T12:00:00Z') })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return { uuid: invitation.uuid, project_uuid: project.uuid, rate_plan_uuid: plan.uuid }
}
