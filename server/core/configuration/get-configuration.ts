import { getConfiguration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { mayRead, readsEverything, toConfigurationView } from './configuration-row.ts'

export function getConfigurationOperation(database: Database) {
  return handle(getConfiguration, async ({ session }, { params }) => {
    if (!mayRead(session, params.name)) throw notFound()
    const row = await database.kysely
      .selectFrom('configurations')
      .selectAll()
      .where('name', '=', params.name)
      .executeTakeFirst()
    if (!row) throw notFound()
    return toConfigurationView(row, readsEverything(session))
  })
}
