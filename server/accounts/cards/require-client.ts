import { cardSource } from '@talentplace/contract/accounts/cards/card-source'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

/** Any contact of the company, or staff with one of these permissions. @throws HttpError 404 for everybody else */
export async function requireClient(
  database: Kysely<Tables>,
  session: Session,
  clientUuid: string,
  staff: readonly Permission[],
): Promise<void> {
  if (session.client_uuid === clientUuid && hasPermission(session.permissions, 'client')) return
  if (!staff.some((permission) => hasPermission(session.permissions, permission))) throw notFound()
  const client = await database.selectFrom('clients').select('uuid').where('uuid', '=', clientUuid).executeTakeFirst()
  if (!client) throw notFound()
}

/** B9.2: this product has one source of cards. @throws HttpError 404 for another */
export function requireSource(source: string): void {
  if (source !== cardSource) throw notFound()
}
