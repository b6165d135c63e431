import type { Database } from '../../platform/database/connection.ts'

export interface Switches {
  readonly flags: Record<string, boolean>
  readonly maintenance: Record<string, boolean>
}

function isEnabled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { enabled?: unknown }).enabled === true
}

/** A2.7: `featureFlag.{name}` and `maintenanceFlag.{name}` as they stand in the database. */
export async function loadSwitches(database: Database): Promise<Switches> {
  const rows = await database.kysely
    .selectFrom('configurations')
    .select(['name', 'value'])
    .where((where) => where.or([where('name', 'like', 'featureFlag.%'), where('name', 'like', 'maintenanceFlag.%')]))
    .orderBy('name')
    .execute()
  const switches: Switches = { flags: {}, maintenance: {} }
  for (const { name, value } of rows) {
    const group = name.startsWith('featureFlag.') ? switches.flags : switches.maintenance
    group[name.slice(name.indexOf('.') + 1)] = isEnabled(value)
  }
  return switches
}
