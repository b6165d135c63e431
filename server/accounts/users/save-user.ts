import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { saveUser } from '@talentplace/contract/accounts/users/user.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { recordAccessChange, recordGrant, type AlertFinanceStaff } from '../../platform/second-person/access-change.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, HttpError } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'
import { announce } from '../../platform/realtime/announce.ts'
import type { Session } from '../../platform/sessions/session.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { endCodes } from '../codes/invalidate-codes.ts'
import { locationOf } from '../location.ts'
import { checkReach, grantedPermissions } from './granting.ts'
import { lockUser } from './lock-user.ts'
import { dismissPrimaryContact, lockClient } from './primary-contact.ts'
import { sayConflict } from './user-conflict.ts'
import type { UserMails } from './user-mails.ts'
import { canEditUsers, toUserView, visibleUser, type UserRow } from './user-row.ts'
import { changedFields } from '../../platform/audit/changed-fields.ts'

type Wanted = Received<typeof saveUser>['body']

/** What of an account staff change, as it is and as it shall be. */
interface Details {
  readonly full_name: string
  readonly email: string
  readonly is_primary_contact: boolean
}

function detailsAfter(before: Details, wanted: Wanted): Details {
  return {
    full_name: wanted.full_name ?? before.full_name,
    email: wanted.email?.toLowerCase() ?? before.email,
    is_primary_contact: wanted.is_primary_contact ?? before.is_primary_contact,
  }
}

/** How a person is reached, as far as it was given. */
async function contactOf(transaction: Transaction<Tables>, directory: CityDirectory, wanted: Wanted) {
  const location = wanted.place && (await locationOf(wanted.place, { transaction, directory }))
  const { phone_number, phone_extension } = wanted
  return {
    ...(phone_number !== undefined && { phone_number }),
    ...(phone_extension !== undefined && { phone_extension }),
    ...location,
  }
}

/** People change their own name, telephone and place; all else takes staff who hold at least what the account holds. */
function checkMayChange(session: Session, user: UserRow, after: Details, wanted: Wanted): void {
  const own = user.uuid === session.user_uuid
  if (canEditUsers(session)) {
    if (!own) checkReach(session.permissions, user.permissions as Permission[])
    return
  }
  const nameOnly =
    wanted.permissions === undefined &&
    after.email === user.email &&
    after.is_primary_contact === user.is_primary_contact
  if (own && nameOnly) return
  throw new HttpError(403, 'forbidden', refusals.noPermission())
}

const detailFields = ['full_name', 'email', 'is_primary_contact'] as const
const contactFields = ['phone_number', 'phone_extension', 'city', 'state_prov', 'country', 'timezone'] as const

export function saveUserOperation(deps: {
  database: Database
  clock: Clock
  sessions: SessionStore
  mails: UserMails
  directory: CityDirectory
  alertFinanceStaff: AlertFinanceStaff
}) {
  const { database, clock, sessions, mails, directory, alertFinanceStaff } = deps

  /** Whose sessions are others than before. */
  async function change(
    transaction: Transaction<Tables>,
    { session, token }: { session: Session; token: string | null },
    uuid: string,
    wanted: Wanted,
  ): Promise<string[]> {
    const user = await lockUser(transaction, uuid)
    const after = detailsAfter(user, wanted)
    checkMayChange(session, user, after, wanted)
    if (after.is_primary_contact && user.client_uuid === null) {
      throw invalidField('is_primary_contact', 'Only a company has a primary contact')
    }
    const granted = user.permissions as Permission[]
    const permissions =
      wanted.permissions === undefined
        ? granted
        : grantedPermissions(
            session.permissions,
            { permissions: granted, client_uuid: user.client_uuid },
            wanted.permissions,
          )
    const given = permissions.filter((each) => !granted.includes(each))
    const taken = granted.filter((each) => !permissions.includes(each))
    const contact = await contactOf(transaction, directory, wanted)
    const changed = { ...changedFields(user, after, detailFields), ...changedFields(user, contact, contactFields) }
    const dismissed =
      'is_primary_contact' in changed && after.is_primary_contact && user.client_uuid !== null
        ? await dismissPrimaryContact(transaction, user.client_uuid, uuid)
        : []
    const about = {
      at: clock.now(),
      actor_uuid: session.user_uuid,
      entity: `user:${uuid}` as const,
      reason: wanted.reason || null,
    }
    const somethingGranted = given.length + taken.length > 0
    if (somethingGranted || Object.keys(changed).length > 0) {
      await transaction
        .updateTable('users')
        .set({
          ...after,
          ...contact,
          permissions,
          ...(after.is_primary_contact && { colleague_role: 'everything' as const }),
        })
        .where('uuid', '=', uuid)
        .execute()
    }
    const access = { user_uuid: uuid, changed_by: session.user_uuid, at: about.at, permissions }
    if (somethingGranted) {
      await recordAudit(transaction, { ...about, action: 'permissions.changed', details: { given, taken } })
      await recordGrant(transaction, alertFinanceStaff, { ...access, before: granted })
    }
    if (Object.keys(changed).length > 0) {
      await recordAudit(transaction, {
        ...about,
        action: 'user.changed',
        details: { ...changed, ...(dismissed.length > 0 && { no_longer_primary: dismissed }) },
      })
      await announce(transaction, { to: { users: [uuid] }, event: 'reload_user' })
    }
    if (somethingGranted || 'is_primary_contact' in changed) {
      await announce(transaction, { to: { users: [uuid] }, event: 'reload_session' })
    }
    if ('email' in changed) {
      // Whoever reads the old mailbox, or sits at a browser that was let in by it, is out with the same commit.
      await endCodes(transaction, uuid, about.at)
      await transaction.deleteFrom('open_registrations').where('user_uuid', '=', uuid).execute()
      await sessions.endAll(transaction, uuid, uuid === session.user_uuid ? token : null)
      await recordAccessChange(transaction, alertFinanceStaff, { ...access, kind: 'email_changed' })
      await queueMail(transaction, mails.emailChanged(user))
    }
    return [uuid, ...dismissed]
  }

  return handle(saveUser, async (context, { params: { uuid }, body }) => {
    const session = signedIn(context)
    const { client_uuid } = await visibleUser(database, session, uuid)
    const changed = await database.kysely
      .transaction()
      .execute(async (transaction) => {
        // Before the person: two who make different contacts the primary one must not wait for each other.
        if (body.is_primary_contact === true && client_uuid !== null) await lockClient(transaction, client_uuid)
        return change(transaction, { session, token: context.token }, uuid, body)
      })
      .catch(sayConflict)
    for (const each of changed) sessions.evict(each)
    return toUserView(await visibleUser(database, session, uuid))
  })
}
