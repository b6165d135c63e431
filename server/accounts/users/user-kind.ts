import type { UserKind } from '@talentplace/contract/accounts/users/user.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { sql } from 'kysely'

const marks: Readonly<Record<UserKind, readonly Permission[]>> = {
  client: ['client', 'askbetty_client'],
  virtualassistant: ['virtualassistant'],
  admin: ['admin', 'super_admin'],
}

/** True in SQL for accounts of that kind. */
export const isOfKind = (kind: UserKind) => sql<boolean>`users.permissions && ${[...marks[kind]]}::text[]`
