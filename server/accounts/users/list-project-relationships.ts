import { listProjectRelationships } from '@talentplace/contract/accounts/users/user.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { visibleUser } from './user-row.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = { project_name: inNameOrder(sql`project_name`), start_date: sql`start_date` }

/** A contact has a part in every project of their client. */
export function listProjectRelationshipsOperation(database: Database) {
  return handle(listProjectRelationships, async (context, { params, query: { pagination } }) => {
    const user = await visibleUser(database, signedIn(context), params.uuid)
    const found = database.kysely
      .selectFrom('projects')
      .innerJoin('clients', 'clients.uuid', 'projects.client_uuid')
      .where('projects.client_uuid', '=', user.client_uuid)
    const page = pageOf(pagination, columns, { by: 'start_date', descending: true }, sql`projects.uuid`)
    const { rows, count } = await listPage(
      found.select([
        'projects.uuid as project_uuid',
        'project_name',
        'clients.uuid as client_uuid',
        'company',
        'start_date',
      ]),
      page,
    )
    return { relationships: rows.map((row) => ({ ...row, role: 'client' as const })), count }
  })
}
