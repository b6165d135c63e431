import {
  isFeatureFlagName,
  type ConfigurationType,
  type ConfigurationValue,
} from '@talentplace/contract/core/configuration/configuration-value'
import { createConfiguration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { changeConfiguration, checkState, lockConfiguration } from './change-configuration.ts'
import { toConfigurationView } from './configuration-row.ts'

function typeOf(name: string, value: ConfigurationValue): ConfigurationType {
  if (isFeatureFlagName(name)) return 'switch'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' ? 'number' : 'text'
}

export function createConfigurationOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(createConfiguration, async (context, { body }) => {
    const { name, value, note = '', reason } = body
    const after = { type: body.type ?? typeOf(name, value), value, default: body.default ?? value, note }
    checkState(name, after)
    const row = await database.kysely.transaction().execute(async (transaction) => {
      // Two of the same name at once: the second waits here, and then finds the first.
      await takeTurn(transaction, 'configuration', name)
      if (await lockConfiguration(transaction, name)) {
        throw new HttpError(409, 'exists', `There is a configuration ${name} already.`)
      }
      const actor = signedIn(context).user_uuid
      return changeConfiguration(transaction, { name, before: undefined, after, at: clock.now(), actor, reason })
    })
    if (row === null) throw new Error('A configuration that was made is not there.')
    return toConfigurationView(row, true)
  })
}
