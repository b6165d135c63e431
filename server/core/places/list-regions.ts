import { listRegions } from '@talentplace/contract/core/places/place.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { readersName } from '../../platform/languages/readers-name.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

export function listRegionsOperation(database: Database) {
  return handle(listRegions, async (_context, { query: { country } }) => {
    const rows = await database.kysely
      .selectFrom('regions')
      .select(['country', 'code', readersName('name').as('name')])
      .$if(country !== undefined, (regions) => regions.where('country', '=', country ?? 'CA'))
      .orderBy('country')
      .orderBy(inNameOrder(readersName('name')))
      .execute()
    const regions = rows.map((row) => ({ ...row, country: row.country as 'CA' | 'US' }))
    return { regions, count: regions.length }
  })
}
