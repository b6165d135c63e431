import { undoConfigurationChange } from '@talentplace/contract/core/configuration/stored-configuration.routes'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { changeConfiguration, lockConfiguration, type ConfigurationState } from './change-configuration.ts'
import { toConfigurationView } from './configuration-row.ts'

/** An undo is a change like any other: it stands in the history, and can be undone. */
export function undoConfigurationChangeOperation(deps: { database: Database; clock: Clock }) {
  const { database, clock } = deps
  return handle(undoConfigurationChange, async (context, { params: { name }, body }) => {
    const row = await database.kysely.transaction().execute(async (transaction) => {
      const before = await lockConfiguration(transaction, name)
      const entry = await transaction
        .selectFrom('audit_entries')
        .select(['details', 'created_date'])
        .where('uuid', '=', body.change_uuid)
        .where('entity', '=', `configuration:${name}`)
        .executeTakeFirst()
      if (!entry) throw notFound()
      const after = (entry.details as { before: ConfigurationState | null }).before
      if (before === undefined && after === null) return null
      return changeConfiguration(transaction, {
        name,
        before,
        after,
        at: clock.now(),
        actor: signedIn(context).user_uuid,
        reason: body.reason || `Undoes the change of ${entry.created_date.toISOString()}`,
      })
    })
    return { configuration: row && toConfigurationView(row, true) }
  })
}
