import type { PersonKind, PersonParams } from '@talentplace/contract/talent/people/person'
import { hasPermission } from '@talentplace/contract/shared/has-permission'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'

type Reach = 'view' | 'edit'

const permissions: Readonly<Record<PersonKind, Readonly<Record<Reach, Permission>>>> = {
  assistant: { view: 'admin_virtualassistant.view', edit: 'admin_virtualassistant.edit' },
  client: { view: 'admin_client.view', edit: 'admin_client.edit' },
}

/** The columns by which a row is about this one. */
export function ownerOf({ kind, uuid }: PersonParams) {
  return kind === 'assistant'
    ? { virtualassistant_uuid: uuid, client_uuid: null }
    : { virtualassistant_uuid: null, client_uuid: uuid }
}

export const ownerColumn = { assistant: 'virtualassistant_uuid', client: 'client_uuid' } as const satisfies Readonly<
  Record<PersonKind, string>
>

export function entityOf({ kind, uuid }: PersonParams): `${PersonKind}:${string}` {
  return `${kind}:${uuid}`
}

export function mayReach({ permissions: granted }: Session, kind: PersonKind, reach: Reach): boolean {
  return hasPermission(granted, permissions[kind][reach])
}

/** Whom the call is about. @throws HttpError 403 for who looks after others alone, 404 */
export async function reachPerson(
  database: Kysely<Tables>,
  session: Session,
  { kind, uuid, reach }: PersonParams & { reach: Reach },
): Promise<void> {
  if (!mayReach(session, kind, reach)) throw new HttpError(403, 'forbidden', 'You don’t have permission to do this.')
  const found = await database
    .selectFrom(kind === 'assistant' ? 'assistants' : 'clients')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  if (!found) throw notFound(kind === 'assistant' ? 'There is no such assistant.' : 'There is no such client.')
}
