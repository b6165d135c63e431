import type { Configuration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import {
  isFeatureFlagName,
  type ConfigurationType,
  type ConfigurationValue,
} from '@talentplace/contract/core/configuration/configuration-value'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Session } from '../../platform/sessions/session.ts'

/** A row of `configurations`; the database holds values to their type. */
export interface ConfigurationRow {
  readonly name: string
  readonly type: ConfigurationType
  readonly value: unknown
  readonly default_value: unknown
  readonly note: string
  readonly version: number
  readonly changed_date: Date
}

/** Everything is read by who holds the permission; others read flags, and of them only what they are set to. */
export function readsEverything(session: Session | null): boolean {
  return session !== null && hasPermission(session.permissions, 'admin_configuration.view')
}

export function mayRead(session: Session | null, name: string): boolean {
  return readsEverything(session) || isFeatureFlagName(name)
}

/** A configuration as the caller may see it. */
export function toConfigurationView(row: ConfigurationRow, everything: boolean): Configuration {
  const view = { name: row.name, type: row.type, value: row.value as ConfigurationValue }
  if (!everything) return view
  return {
    ...view,
    default: row.default_value as ConfigurationValue,
    note: row.note,
    version: row.version,
    changed_date: row.changed_date.toISOString(),
  }
}
