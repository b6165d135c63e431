import {
  isFeatureFlagName,
  ownNumbers,
  valueOfType,
  type ConfigurationType,
  type ConfigurationValue,
} from '@talentplace/contract/core/configuration/configuration-value'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { ConfigurationRow } from './configuration-row.ts'

/** What can be said of a configuration; kept before and after each change, so that it can be undone. */
export interface ConfigurationState {
  readonly type: ConfigurationType
  readonly value: ConfigurationValue
  readonly default: ConfigurationValue
  readonly note: string
}

/** @throws HttpError 400 where a value is not of the type, or a flag no switch */
export function checkState(name: string, state: ConfigurationState): void {
  if (state.type !== 'switch' && isFeatureFlagName(name)) throw invalidField('type', 'A flag must be a switch')
  const own = Object.hasOwn(ownNumbers, name) ? ownNumbers[name] : undefined
  if (own && state.type !== 'number') throw invalidField('type', 'This one must be a number')
  for (const part of ['value', 'default'] as const) {
    const checked = (own ?? valueOfType[state.type]).safeParse(state[part])
    if (!checked.success)
      throw invalidField(part, checked.error.issues[0]?.message ?? 'This isn’t in the form we expect')
  }
}

/** The configuration, held until the transaction ends. */
export function lockConfiguration(
  transaction: Transaction<Tables>,
  name: string,
): Promise<ConfigurationRow | undefined> {
  return lockRow(transaction, 'configurations', name)
}

function stateOf(row: ConfigurationRow): ConfigurationState {
  const { type, value, default_value, note } = row
  return { type, value: value as ConfigurationValue, default: default_value as ConfigurationValue, note }
}

async function store(
  transaction: Transaction<Tables>,
  change: { name: string; after: ConfigurationState | null; at: Date },
): Promise<ConfigurationRow | null> {
  const { name, after, at } = change
  if (after === null) {
    await transaction.deleteFrom('configurations').where('name', '=', name).execute()
    return null
  }
  const columns = {
    type: after.type,
    value: JSON.stringify(after.value),
    default_value: JSON.stringify(after.default),
    note: after.note,
    changed_date: at,
  }
  return transaction
    .insertInto('configurations')
    .values({ name, ...columns })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...columns, version: sql`configurations.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Makes a configuration what it shall be, null for gone; says so to the audit and to every open browser. */
export async function changeConfiguration(
  transaction: Transaction<Tables>,
  change: {
    name: string
    before: ConfigurationRow | undefined
    after: ConfigurationState | null
    at: Date
    actor: string
    reason: string | undefined
  },
): Promise<ConfigurationRow | null> {
  const { name, before, after, at, actor, reason } = change
  const row = await store(transaction, change)
  const done = before === undefined ? 'created' : after === null ? 'deleted' : 'changed'
  await recordAudit(transaction, {
    at,
    actor_uuid: actor,
    action: `configuration.${done}`,
    entity: `configuration:${name}`,
    reason: reason || null,
    details: { before: before === undefined ? null : stateOf(before), after },
  })
  await announce(transaction, { to: 'everybody', event: 'reload_config' })
  return row
}
