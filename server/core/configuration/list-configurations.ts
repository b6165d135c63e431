import { listConfigurations } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { findConfigurations } from './find-configurations.ts'

export function listConfigurationsOperation(database: Database) {
  return handle(listConfigurations, (context, { query }) => findConfigurations(database, context.session, query))
}
