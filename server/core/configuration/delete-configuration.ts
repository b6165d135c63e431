import { deleteConfiguration } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { changeConfiguration, lockConfiguration } from './change-configuration.ts'

export function deleteConfigurationOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(deleteConfiguration, async (context, { params: { name }, query: { reason } }) => {
    await database.kysely.transaction().execute(async (transaction) => {
      const before = await lockConfiguration(transaction, name)
      if (!before) throw notFound()
      const actor = signedIn(context).user_uuid
      await changeConfiguration(transaction, { name, before, after: null, at: clock.now(), actor, reason })
    })
    return {}
  })
}
