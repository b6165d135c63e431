import { createView } from '@talentplace/contract/desk/views/view.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { takeTurn } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { checkedQuery } from './fitting-query.ts'
import { checkRoom, sayNameTaken } from './lock-view.ts'
import { queryOfOpenList } from './listed-operation.ts'
import { visibleView, viewRows } from './read-view.ts'

export function createViewOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(createView, async (context, { body: { list, name, shared, query } }) => {
    const session = signedIn(context)
    const listQuery = queryOfOpenList(list, session)
    const checked = checkedQuery(listQuery, query)
    const at = clock.now()
    const owner_uuid = session.user_uuid
    return database.kysely
      .transaction()
      .execute(async (transaction) => {
        await takeTurn(transaction, 'views', list)
        const { uuid } = await transaction
          .insertInto('saved_views')
          .values({
            list,
            owner_uuid,
            name,
            shared,
            query: JSON.stringify(checked),
            created_date: at,
            changed_date: at,
          })
          .returning('uuid')
          .executeTakeFirstOrThrow()
        await checkRoom(transaction, { list, owner_uuid, shared })
        // What nobody else sees is nobody else's business.
        if (shared) {
          await recordAudit(transaction, {
            at,
            actor_uuid: owner_uuid,
            action: 'view.shared',
            entity: `view:${uuid}`,
            details: { list, name, query: checked },
          })
        }
        const row = await viewRows(transaction).where('saved_views.uuid', '=', uuid).executeTakeFirstOrThrow()
        return visibleView(row, listQuery, session)
      })
      .catch(sayNameTaken)
  })
}
