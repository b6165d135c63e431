import type { ConfigurationValue } from '@talentplace/contract/core/configuration/configuration-value'
import { saveConfiguration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { changeConfiguration, checkState, lockConfiguration } from './change-configuration.ts'
import { toConfigurationView } from './configuration-row.ts'

export function saveConfigurationOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(saveConfiguration, async (context, { params, body }) => {
    const row = await database.kysely.transaction().execute(async (transaction) => {
      const before = await lockConfiguration(transaction, params.name)
      if (!before) throw notFound()
      if (body.version !== undefined && body.version !== before.version) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      const after = {
        type: before.type,
        value: body.value ?? (before.value as ConfigurationValue),
        default: before.default_value as ConfigurationValue,
        note: body.note ?? before.note,
      }
      checkState(params.name, after)
      return changeConfiguration(transaction, {
        name: params.name,
        before,
        after,
        at: clock.now(),
        actor: signedIn(context).user_uuid,
        reason: body.reason,
      })
    })
    if (row === null) throw new Error('A configuration that was saved is not there.')
    return toConfigurationView(row, true)
  })
}
