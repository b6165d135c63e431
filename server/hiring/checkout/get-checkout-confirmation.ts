import { getCheckoutConfirmation } from '@talentplace/contract/hiring/checkout/checkout.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { roleNames } from '../../platform/database/role-names.ts'
import type { AgreedSeat } from './agreed-team.ts'

/** `Maya` of `Maya R.`: no surname, not even its first letter. */
const firstName = (display_name: string | undefined) => display_name?.split(' ')[0] ?? null

async function paidOrder(database: Database, project_uuid: string) {
  return database.kysely
    .selectFrom('orders')
    .select(['project_uuid', 'start_date', 'team'])
    .where('project_uuid', '=', project_uuid)
    .where('state', '=', 'paid')
    .executeTakeFirst()
}

async function namesOf(database: Database, team: readonly AgreedSeat[]): Promise<Map<string, string>> {
  const uuids = team.flatMap(({ assistant_uuid }) => (assistant_uuid === null ? [] : [assistant_uuid]))
  if (uuids.length === 0) return new Map()
  const people = await database.kysely
    .selectFrom('assistants')
    .select(['uuid', 'display_name'])
    .where('uuid', 'in', uuids)
    .execute()
  return new Map(people.map((person) => [person.uuid, person.display_name]))
}

/** B8 Ours: for whoever has the link, so roles, hours, first names and the start date, and nothing else. */
export function getCheckoutConfirmationOperation(database: Database) {
  return handle(getCheckoutConfirmation, async (_context, { params }) => {
    const order = await paidOrder(database, params.uuid)
    if (!order) throw notFound('There is nothing to confirm here.')
    const team = order.team as readonly AgreedSeat[]
    const names = await namesOf(database, team)
    const roles = await roleNames(
      database.kysely,
      team.map(({ role_id }) => role_id),
    )
    return {
      project_uuid: order.project_uuid,
      start_date: order.start_date,
      total_hours: team.reduce((sum, seat) => sum + seat.hours, 0),
      team: team.map(({ role_id, role, hours, assistant_uuid }) => ({
        role: roles.get(role_id) ?? role,
        hours,
        first_name: firstName(names.get(assistant_uuid ?? '')),
      })),
    }
  })
}
