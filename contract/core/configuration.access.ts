import { configurationEditors, configurationStaff, deadTokens, anonymous, open } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { configurationOperations } from './configuration.operations.ts'

const configurationChanges: AccessRow = {
  own: { ...anonymous, ...configurationEditors(200), others: 403 },
  absent: { ...anonymous, ...configurationEditors(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const configurationAccess: Readonly<Record<keyof typeof configurationOperations, AccessRow>> = {
  getUserConfig: open,
  listConfigurations: open,
  searchConfigurations: open,
  // 'own' is a flag, which everybody may read; 'foreign' is a setting, which others aren't told exists.
  getConfiguration: {
    own: { ...deadTokens, others: 200 },
    foreign: { ...deadTokens, ...configurationStaff(200), others: 404 },
    absent: { ...deadTokens, others: 404 },
  },
  listConfigurationHistory: {
    own: { ...anonymous, ...configurationStaff(200), others: 403 },
    absent: { ...anonymous, ...configurationStaff(404), others: 403 },
  },
  createConfiguration: { own: { ...anonymous, ...configurationEditors(200), others: 403 } },
  saveConfiguration: configurationChanges,
  undoConfigurationChange: configurationChanges,
  deleteConfiguration: configurationChanges,
}
