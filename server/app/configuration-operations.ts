import { createConfigurationOperation } from '../features/configuration/create-configuration.ts'
import { deleteConfigurationOperation } from '../features/configuration/delete-configuration.ts'
import { getConfigurationOperation } from '../features/configuration/get-configuration.ts'
import { listConfigurationHistoryOperation } from '../features/configuration/list-configuration-history.ts'
import { listConfigurationsOperation } from '../features/configuration/list-configurations.ts'
import { saveConfigurationOperation } from '../features/configuration/save-configuration.ts'
import { searchConfigurationsOperation } from '../features/configuration/search-configurations.ts'
import { undoConfigurationChangeOperation } from '../features/configuration/undo-configuration-change.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'

/** Configurations as staff keep them; flags for everybody. */
export function configurationOperations({ database, clock }: { database: Database; clock: Clock }) {
  return {
    listConfigurations: listConfigurationsOperation(database),
    searchConfigurations: searchConfigurationsOperation(database),
    getConfiguration: getConfigurationOperation(database),
    listConfigurationHistory: listConfigurationHistoryOperation(database),
    createConfiguration: createConfigurationOperation({ database, clock }),
    saveConfiguration: saveConfigurationOperation({ database, clock }),
    undoConfigurationChange: undoConfigurationChangeOperation({ database, clock }),
    deleteConfiguration: deleteConfigurationOperation({ database, clock }),
  }
}
