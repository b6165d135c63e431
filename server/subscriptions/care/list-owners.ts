import { listOwners } from '@talentplace/contract/subscriptions/care/care.routes'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import { handle } from '../../platform/http/handler.ts'
import { canOwn } from './can-own.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const max = 100

export function listOwnersOperation({ database }: { database: Database }) {
  return handle(listOwners, async () => {
    const owners = await database.kysely
      .selectFrom('users')
      .select(['uuid', 'full_name'])
      .where(canOwn)
      .orderBy(inNameOrder(sql`full_name`))
      .orderBy('uuid')
      .limit(max)
      .execute()
    return { owners }
  })
}
