import { saveView } from '@talentplace/contract/desk/views/view.routes'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkedQuery } from './fitting-query.ts'
import { checkRoom, lockView, sayNameTaken } from './lock-view.ts'
import { visibleView, viewRows, type ViewRow } from './read-view.ts'

function actionOf(before: Pick<ViewRow, 'shared'>, after: Pick<ViewRow, 'shared'>) {
  if (before.shared === after.shared) return 'view.changed'
  return after.shared ? 'view.shared' : 'view.made_private'
}

export function saveViewOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveView, async (context, { params: { uuid }, body: { version, name, shared, query } }) => {
    const session = signedIn(context)
    const at = clock.now()
    return database.kysely
      .transaction()
      .execute(async (transaction) => {
        const { row, list } = await lockView(transaction, uuid, session)
        if (row.owner_uuid !== session.user_uuid) {
          throw new HttpError(403, 'not_owner', `Only ${row.owner_name} can change this view. Save your own instead.`)
        }
        const checked = checkedQuery(list, query)
        if (row.version !== version) {
          throw new HttpError(
            409,
            'stale_version',
            'This was changed in another window. Load it again before you save.',
          )
        }
        await transaction
          .updateTable('saved_views')
          .set({ name, shared, query: JSON.stringify(checked), changed_date: at, version: version + 1 })
          .where('uuid', '=', uuid)
          .execute()
        if (shared && !row.shared) await checkRoom(transaction, { ...row, shared })
        if (row.shared || shared) {
          await recordAudit(transaction, {
            at,
            actor_uuid: session.user_uuid,
            action: actionOf(row, { shared }),
            entity: `view:${uuid}`,
            details: { list: row.list, ...changedFields(visibleView(row, list, session), { name, query: checked }) },
          })
        }
        const saved = await viewRows(transaction).where('saved_views.uuid', '=', uuid).executeTakeFirstOrThrow()
        return visibleView(saved, list, session)
      })
      .catch(sayNameTaken)
  })
}
