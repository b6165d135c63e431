import { createConfigurationOperation } from './configuration/create-configuration.ts'
import { deleteConfigurationOperation } from './configuration/delete-configuration.ts'
import { getConfigurationOperation } from './configuration/get-configuration.ts'
import { getUserConfigOperation } from './configuration/get-user-config.ts'
import { listConfigurationHistoryOperation } from './configuration/list-configuration-history.ts'
import { listConfigurationsOperation } from './configuration/list-configurations.ts'
import { saveConfigurationOperation } from './configuration/save-configuration.ts'
import { searchConfigurationsOperation } from './configuration/search-configurations.ts'
import { undoConfigurationChangeOperation } from './configuration/undo-configuration-change.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import type { Listener } from '../platform/database/listener.ts'

/** What pages need to know first; configurations as staff keep them, flags for everybody. */
export function configurationOperations(deps: {
  configuration: Omit<Parameters<typeof getUserConfigOperation>[0], 'database' | 'listener'>
  database: Database
  listener: Listener
  clock: Clock
}) {
  const { database, listener, clock } = deps
  const { links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo } = deps.configuration
  const forPages = { links, brand, partnerBrand, googleMapsKey, timeRules, meetingPlaces, demo }
  return {
    getUserConfig: getUserConfigOperation({ database, listener, ...forPages }),
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
