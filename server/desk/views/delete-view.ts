import { deleteView } from '@talentplace/contract/desk/views/view.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { lockView } from './lock-view.ts'
import { isRemovableBy } from './read-view.ts'

export function deleteViewOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(deleteView, async (context, { params: { uuid } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const { row } = await lockView(transaction, uuid, session)
      if (!isRemovableBy(row, session)) {
        throw new HttpError(403, 'not_owner', `Only ${row.owner_name} can delete this view.`)
      }
      await transaction.deleteFrom('saved_views').where('uuid', '=', uuid).execute()
      if (row.shared) {
        await recordAudit(transaction, {
          at,
          actor_uuid: session.user_uuid,
          action: 'view.removed',
          entity: `view:${uuid}`,
          details: { list: row.list, name: row.name, query: row.query },
        })
      }
      return { uuid }
    })
  })
}
