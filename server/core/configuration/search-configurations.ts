import { searchConfigurations } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { findConfigurations } from './find-configurations.ts'

export function searchConfigurationsOperation(database: Database) {
  return handle(searchConfigurations, (context, { query }) => findConfigurations(database, context.session, query))
}
