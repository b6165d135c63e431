import { listRetentionCases } from '@talentplace/contract/talent/retention/retention.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { isUnownedCase } from './case-owner.ts'
import { retentionRows, toCaseView } from './retention-rows.ts'

const columns = {
  next_contact: sql`next_contact`,
  expected_date: sql`expected_date`,
  opened_date: sql`opened_date`,
  full_name: sql`assistants.searched_text`,
}

export function listRetentionCasesOperation({ database }: { database: Database }) {
  return handle(listRetentionCases, async (context, { query }) => {
    const { search = '', state, reason_code, kind, virtualassistant_uuid, mine, unowned, pagination } = query
    let found = retentionRows(database.kysely)
    if (state !== undefined) found = found.where('retention_cases.state', '=', state)
    if (reason_code !== undefined) found = found.where('reason_code', '=', reason_code)
    if (kind !== undefined) found = found.where('kind', '=', kind)
    if (virtualassistant_uuid !== undefined) found = found.where('virtualassistant_uuid', '=', virtualassistant_uuid)
    if (mine === true) found = found.where('owner_uuid', '=', signedIn(context).user_uuid)
    if (unowned !== undefined) found = found.where(unowned ? isUnownedCase : sql<boolean>`not ${isUnownedCase}`)
    if (search !== '') found = found.where('assistants.searched_text', 'like', containing(search))
    const usual = { by: 'next_contact', descending: false } as const
    const { rows, count } = await listPage(found, pageOf(pagination, columns, usual, sql`retention_cases.uuid`))
    return { cases: rows.map(toCaseView), count }
  })
}
