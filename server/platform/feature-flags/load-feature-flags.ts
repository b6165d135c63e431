import type { Database } from '../database/connection.ts'

export interface FeatureFlags {
  readonly flags: Readonly<Record<string, boolean>>
  readonly maintenance: Readonly<Record<string, boolean>>
}

interface FlagRow {
  readonly name: string
  readonly value: unknown
}

/** The configurations that are flags, to be read with others; `toFeatureFlags` says what they mean. */
export function flagRows(database: Database) {
  return database.kysely
    .selectFrom('configurations')
    .select(['name', 'value'])
    .where((where) => where.or([where('name', 'like', 'featureFlag.%'), where('name', 'like', 'maintenanceFlag.%')]))
    .orderBy('name')
}

export function toFeatureFlags(rows: readonly FlagRow[]): FeatureFlags {
  const flags: Record<string, boolean> = {}
  const maintenance: Record<string, boolean> = {}
  for (const { name, value } of rows) {
    const group = name.startsWith('featureFlag.') ? flags : maintenance
    group[name.slice(name.indexOf('.') + 1)] = value === 'enabled'
  }
  return { flags, maintenance }
}

/** A2.7: `featureFlag.{name}` and `maintenanceFlag.{name}` as they stand in the database; on is the value `enabled`. */
export async function loadFeatureFlags(database: Database): Promise<FeatureFlags> {
  return toFeatureFlags(await flagRows(database).execute())
}
