import { z } from 'zod'
import { searchWords } from '../../shared/search-words.ts'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'
import { paging } from '../../shared/paging.ts'
import { configurationName, configurationType, configurationValue } from './configuration-value.ts'
import { humanText } from '../../shared/human-text.ts'

/** Without `admin_configuration.view` only name, type and value are told. */
export const configuration = z.object({
  name: z.string(),
  type: configurationType,
  value: configurationValue,
  default: configurationValue.optional(),
  note: z.string().optional(),
  /** Raised by each change. */
  version: z.int().optional(),
  changed_date: z.iso.datetime().optional(),
})
export type Configuration = z.infer<typeof configuration>

/** What a configuration was at some time; null: it didn't exist. */
const configurationState = z
  .object({ type: configurationType, value: configurationValue, default: configurationValue, note: z.string() })
  .nullable()

export const configurationChange = z.object({
  uuid: z.uuid(),
  action: z.enum(['configuration.created', 'configuration.changed', 'configuration.deleted']),
  before: configurationState,
  after: configurationState,
  /** Who did it; null: the installation itself. */
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  created_date: z.iso.datetime(),
})
export type ConfigurationChange = z.infer<typeof configurationChange>

const note = humanText().max(500)
/** Why it was done, for the audit. */
const reason = humanText().max(500).optional()
const version = z.int().min(1).max(2_147_483_647).optional()
const params = z.object({ name: configurationName })
const sortKeys = ['name', 'type', 'changed_date'] as const
const viewPermission = ['admin_configuration.view'] as const
const editors = ['admin_configuration.edit'] as const
const changing = { caller: editors, freshSession: true, params } as const

export const listConfigurations = operation({
  name: 'configuration.listConfigurations',
  method: 'GET',
  path: '/configurations',
  summary: 'Configurations; without the permission only feature and maintenance flags',
  caller: 'anyone',
  worksInMaintenance: true,
  query: z.object({ search: searchWords, pagination: paging(100, sortKeys) }),
  reply: z.object({ configurations: z.array(configuration), count: z.int() }),
})

export const searchConfigurations = operation({
  name: 'configuration.searchConfigurations',
  method: 'GET',
  path: '/configurations/search',
  summary: 'Configurations by group, type and words of name and note',
  caller: 'anyone',
  query: z.object({
    search: searchWords,
    /** The part of the name before its dot, e.g. `featureFlag`. */
    group: z.string().max(200).optional(),
    type: configurationType.optional(),
    /** Only those whose value is not the default, or (false) is. */
    changed: z.boolean().optional(),
    pagination: paging(10, sortKeys),
  }),
  reply: z.object({ configurations: z.array(configuration), count: z.int() }),
})

export const getConfiguration = operation({
  name: 'configuration.getConfiguration',
  method: 'GET',
  path: '/configurations/{name}',
  summary: 'One configuration; without the permission only a feature or maintenance flag',
  caller: 'anyone',
  params,
  reply: configuration,
  failures: ['404 not_found'],
})

/** Newest first. A deleted configuration keeps its history. */
export const listConfigurationHistory = operation({
  name: 'configuration.listConfigurationHistory',
  method: 'GET',
  path: '/configurations/{name}/history',
  summary: 'Every change of a configuration: what it was and became, by whom, when and why',
  caller: viewPermission,
  readsReplica: true,
  params,
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({ changes: z.array(configurationChange), count: z.int() }),
  failures: ['404 not_found'],
})

export const createConfiguration = operation({
  name: 'configuration.createConfiguration',
  method: 'POST',
  path: '/configurations',
  summary: 'Add a configuration; feature and maintenance flags are switches',
  caller: editors,
  freshSession: true,
  body: z.object({
    name: configurationName,
    type: configurationType.optional(),
    value: configurationValue,
    /** Without one the value is the default. */
    default: configurationValue.optional(),
    note: note.optional(),
    reason,
  }),
  reply: configuration,
  failures: ['409 exists'],
})

/** A stale `version` answers 409 `stale_version`; without one the change is unconditional. */
export const saveConfiguration = operation({
  name: 'configuration.saveConfiguration',
  method: 'PUT',
  path: '/configurations/{name}',
  summary: 'Change the value or the note of a configuration',
  ...changing,
  body: z.object({ value: configurationValue.optional(), note: note.optional(), version, reason }),
  reply: configuration,
  failures: ['404 not_found', '409 stale_version'],
})

/** Puts a configuration back to what it was before that change. */
export const undoConfigurationChange = operation({
  name: 'configuration.undoConfigurationChange',
  method: 'PUT',
  path: '/configurations/{name}/undo',
  summary: 'Put a configuration back to what it was before one of its changes',
  ...changing,
  body: z.object({ change_uuid: uuid, reason }),
  /** Null: before that change it didn't exist, and now it doesn't any more. */
  reply: z.object({ configuration: configuration.nullable() }),
  failures: ['404 not_found'],
})

export const deleteConfiguration = operation({
  name: 'configuration.deleteConfiguration',
  method: 'DELETE',
  path: '/configurations/{name}',
  summary: 'Remove a configuration; a removed flag is off',
  ...changing,
  query: z.object({ reason }),
  reply: z.object({}),
  failures: ['404 not_found'],
})
