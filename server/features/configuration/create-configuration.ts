import {
  isSwitchName,
  type ConfigurationType,
  type ConfigurationValue,
} from '@talentplace/contract/configuration/configuration-value'
import { createConfiguration } from '@talentplace/contract/configuration/stored-configuration.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { takeTurn } from '../../platform/database/hold-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { changeConfiguration, checkState, holdConfiguration } from './change-configuration.ts'
import { shownConfiguration } from './configuration-row.ts'

function typeOf(name: string, value: ConfigurationValue): ConfigurationType {
  if (isSwitchName(name)) return 'switch'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' ? 'number' : 'text'
}

export function createConfigurationOperation(parts: { database: Database; clock: Clock }) {
  const { database, clock } = parts
  return handle(createConfiguration, async (context, { body }) => {
    const { name, value, note = '', reason } = body
    const after = { type: body.type ?? typeOf(name, value), value, default: body.default ?? value, note }
    checkState(name, after)
    const row = await database.kysely.transaction().execute(async (transaction) => {
      // Two of the same name at once: the second waits here, and then finds the first.
      await takeTurn(transaction, 'configuration', name)
      if (await holdConfiguration(transaction, name)) {
        throw new Refusal(409, 'exists', `There is a configuration ${name} already.`)
      }
      const actor = signedIn(context).user_uuid
      return changeConfiguration(transaction, { name, before: undefined, after, at: clock.now(), actor, reason })
    })
    if (row === null) throw new Error('A configuration that was made is not there.')
    return shownConfiguration(row, true)
  })
}
