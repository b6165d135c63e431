import { listCriteria } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { listCriterionRows } from './criterion-rows.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = { value: inNameOrder(sql`value`), synonym_count: sql`synonym_count` }

/** A6.6: by value. */
export function listCriteriaOperation({ kysely }: Database) {
  return handle(listCriteria, async (_context, { query: { kind, search = '', active, pagination } }) => {
    const page = pageOf(pagination, columns, { by: 'value', descending: false }, sql`id`)
    const pattern = search === '' ? null : containing(search)
    const { rows, count } = await listCriterionRows(kysely, { kind, pattern, active, ...page })
    return { criteria: rows, count }
  })
}
