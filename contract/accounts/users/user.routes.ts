import { z } from 'zod'
import { searchWords } from '../../shared/search-words.ts'
import { operation } from '../../shared/operation.ts'
import { lineText } from '../../shared/line-text.ts'
import { uuid } from '../../shared/identifier.ts'
import { paging } from '../../shared/paging.ts'
import { permission, permissionBundles, permissions } from '../../shared/permission.ts'
import { email, phoneExtension, phoneNumber, pickedPlace } from '../account-fields.ts'
import { humanText } from '../../shared/human-text.ts'

/** What a person is in the product: staff hold a staff permission, a client belongs to a company. */
export const userKind = z.enum(['client', 'virtualassistant', 'admin'])
export type UserKind = z.infer<typeof userKind>

export const user = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  permissions: z.array(permission),
  avatar_id: z.int(),
  client_uuid: z.uuid().nullable(),
  /** The name of the client's company. */
  company: z.string().nullable(),
  is_primary_contact: z.boolean(),
  created_date: z.iso.datetime(),
  /** With `full=true`, for staff and the person themselves. */
  full: z
    .object({
      active_sessions: z.int(),
      last_seen: z.iso.datetime().nullable(),
      /** False: nobody has chosen a password yet. */
      has_password: z.boolean(),
      /** Signing in asks for a second step. */
      has_two_step: z.boolean(),
      phone_number: z.string(),
      phone_extension: z.string(),
      city: z.string().nullable(),
      state_prov: z.string().nullable(),
      country: z.enum(['CA', 'US']).nullable(),
      /** Whose clock the person lives by. */
      timezone: z.string().nullable(),
    })
    .optional(),
})
export type User = z.infer<typeof user>

export const userSummary = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  avatar_id: z.int(),
  company: z.string().nullable(),
})

const readers = ['admin_user.view', 'admin_user.edit'] as const
const editors = ['admin_user.edit'] as const
const params = z.object({ uuid })
const fullName = lineText().min(1).max(200)
const grants = z.array(permission).max(permissions.length)
/** Why it was done, for the audit. */
const reason = humanText().max(500).optional()
const search = searchWords

/** The caller, a colleague of the caller's company, or (staff) anybody; else 404. */
export const getUser = operation({
  name: 'accounts.getUser',
  method: 'GET',
  path: '/user/{uuid}',
  summary: 'One person; full=true adds their sessions',
  caller: 'session',
  params,
  query: z.object({ full: z.boolean().default(false) }),
  reply: user,
  failures: ['404 not_found'],
})

export const listUsers = operation({
  name: 'accounts.listUsers',
  method: 'GET',
  path: '/user',
  summary: 'Everybody with an account, for staff',
  caller: readers,
  readsReplica: true,
  query: z.object({
    /** Words of name, email or company. */
    search,
    kind: userKind.optional(),
    permission: permission.optional(),
    bundle: z.enum(permissionBundles.map(({ name }) => name)).optional(),
    client_uuid: uuid.optional(),
    pagination: paging(10, ['full_name', 'email', 'company', 'created_date']),
  }),
  reply: z.object({ users: z.array(user), count: z.int() }),
})

/** Staff find anybody, a client the people of their own company. */
export const searchUsers = operation({
  name: 'accounts.searchUsers',
  method: 'GET',
  path: '/user/search',
  summary: 'People by the beginning of a word of their name or email, to choose one',
  caller: [...readers, 'client', 'askbetty_client'],
  readsReplica: true,
  query: z.object({ search, kind: userKind.optional(), pagination: paging(10, ['full_name', 'email']) }),
  reply: z.object({ users: z.array(userSummary), count: z.int() }),
})

/** The person is invited by email to choose a password. `client_uuid` in the address makes them a contact of that client. */
export const createUser = operation({
  name: 'accounts.createUser',
  method: 'POST',
  path: '/user',
  summary: 'Add a person; nobody can grant a staff permission they lack',
  caller: editors,
  freshSession: true,
  query: z.object({ client_uuid: uuid.optional() }),
  body: z.object({
    full_name: fullName,
    email,
    permissions: grants.default([]),
    is_primary_contact: z.boolean().default(false),
    reason,
  }),
  reply: user,
  failures: [
    '403 more_than_you_hold',
    '404 not_found',
    '409 email_taken',
    '409 last_super_admin',
    '429 too_many',
    '429 too_many_mails',
  ],
})

/**
 * People change their own name, telephone and place, which their time zone follows; staff also email, permissions and the primary contact. Early access, being a person's
 * own choice, is kept whatever `permissions` says of it.
 */
export const saveUser = operation({
  name: 'accounts.saveUser',
  method: 'PUT',
  path: '/user/{uuid}',
  summary: 'Change a person; nobody can grant or take a staff permission they lack',
  caller: 'session',
  freshSession: true,
  params,
  body: z.object({
    full_name: fullName.optional(),
    phone_number: phoneNumber.optional(),
    phone_extension: phoneExtension.optional(),
    place: pickedPlace.optional(),
    email: email.optional(),
    permissions: grants.optional(),
    is_primary_contact: z.boolean().optional(),
    reason,
  }),
  reply: user,
  failures: ['403 forbidden', '403 more_than_you_hold', '404 not_found', '409 email_taken', '409 last_super_admin'],
})

/** Closes the account for good: its sessions end and its email is free again; what the person did stays theirs. */
export const deleteUser = operation({
  name: 'accounts.deleteUser',
  method: 'DELETE',
  path: '/user/{uuid}',
  summary: 'Close an account',
  caller: editors,
  freshSession: true,
  params,
  query: z.object({ reason }),
  reply: z.object({}),
  failures: [
    '403 more_than_you_hold',
    '404 not_found',
    '409 active_assistant',
    '409 email_taken',
    '409 last_super_admin',
    '409 own_account',
    '409 primary_contact',
  ],
})

/** A2.15. */
export const relationshipRole = z.enum(['client', 'virtualassistant', 'sales', 'csm', 'vsm', 'finance', 'admin'])

/** Whose clients, or on whose projects, a person is and as what. Who may see the person may see these. */
export const listClientRelationships = operation({
  name: 'accounts.listClientRelationships',
  method: 'GET',
  path: '/user/{uuid}/relationships/client',
  summary: 'The clients a person belongs to or works for',
  caller: 'session',
  params,
  query: z.object({ pagination: paging(10, ['company']) }),
  reply: z.object({
    relationships: z.array(
      z.object({
        client_uuid: z.uuid(),
        company: z.string(),
        role: relationshipRole,
        is_primary_contact: z.boolean(),
      }),
    ),
    count: z.int(),
  }),
  failures: ['404 not_found'],
})

export const listProjectRelationships = operation({
  name: 'accounts.listProjectRelationships',
  method: 'GET',
  path: '/user/{uuid}/relationships/project',
  summary: 'The projects a person has a part in',
  caller: 'session',
  params,
  query: z.object({ pagination: paging(10, ['project_name', 'start_date']) }),
  reply: z.object({
    relationships: z.array(
      z.object({
        project_uuid: z.uuid(),
        project_name: z.string(),
        client_uuid: z.uuid(),
        company: z.string(),
        role: relationshipRole,
        start_date: z.iso.date().nullable(),
      }),
    ),
    count: z.int(),
  }),
  failures: ['404 not_found'],
})

export const auditEntry = z.object({
  uuid: z.uuid(),
  action: z.string(),
  actor_name: z.string().nullable(),
  /** Staff who acted in the actor's place. */
  impersonator_name: z.string().nullable(),
  reason: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  created_date: z.iso.datetime(),
})

/** Newest first; for staff, and for the person concerned. */
export const listUserAudit = operation({
  name: 'accounts.listUserAudit',
  method: 'GET',
  path: '/user/{uuid}/audit',
  summary: 'What was done to an account: sign-ins, password, permissions; by whom, when and why',
  caller: 'session',
  readsReplica: true,
  params,
  query: z.object({ pagination: paging(10, ['created_date']) }),
  reply: z.object({ entries: z.array(auditEntry), count: z.int() }),
  failures: ['404 not_found'],
})
