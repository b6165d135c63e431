import { getUserConfig } from './configuration/configuration.routes.ts'
import {
  createConfiguration,
  deleteConfiguration,
  getConfiguration,
  listConfigurationHistory,
  listConfigurations,
  saveConfiguration,
  searchConfigurations,
  undoConfigurationChange,
} from './configuration/stored-configuration.routes.ts'

/** Every operation of the feature. */
export const configurationOperations = {
  getUserConfig,
  listConfigurations,
  searchConfigurations,
  getConfiguration,
  listConfigurationHistory,
  createConfiguration,
  saveConfiguration,
  undoConfigurationChange,
  deleteConfiguration,
} as const
