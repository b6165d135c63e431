import { createConfigurationOperation } from './create-configuration.ts'
import { deleteConfigurationOperation } from './delete-configuration.ts'
import { getConfigurationOperation } from './get-configuration.ts'
import { getUserConfigOperation } from './get-user-config.ts'
import { listConfigurationHistoryOperation } from './list-configuration-history.ts'
import { listConfigurationsOperation } from './list-configurations.ts'
import { saveConfigurationOperation } from './save-configuration.ts'
import { searchConfigurationsOperation } from './search-configurations.ts'
import { undoConfigurationChangeOperation } from './undo-configuration-change.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'

/** What pages need to know first; configurations as staff keep them, flags for everybody. */
export function configurationOperations(deps: {
  configuration: Omit<Parameters<typeof getUserConfigOperation>[0], 'database'>
  database: Database
  clock: Clock
}) {
  const { database, clock } = deps
  const { links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo } = deps.configuration
  const forPages = { links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo }
  return {
    getUserConfig: getUserConfigOperation({ database, ...forPages }),
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
