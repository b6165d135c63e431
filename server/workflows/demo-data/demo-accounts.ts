import { permissionBundles, permissions } from '@talentplace/contract/shared/permission'
import { hashPassword } from '../../features/accounts/password.ts'
import { addDemoInvitations } from './demo-invitations.ts'
import { addDemoNotifications } from './demo-notifications.ts'
import { addDemoPromotions } from './demo-promotions.ts'
import { addDemoSearches } from './demo-searches.ts'
import { addDemoUtms } from './demo-utms.ts'
import { origins } from './origins.ts'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Pool, PoolClient } from 'pg'

export interface DemoAccount {
  readonly email: string
  readonly password: string
  /** Who this is, for a person choosing one. */
  readonly who: string
}

const password = 'Demo-pass-1!'

const staff: readonly Permission[] = ['admin', ...permissions.filter((permission) => permission.startsWith('admin_'))]

interface Client {
  email: string
  fullName: string
  company: string
  who: string
}

const clients: readonly Client[] = [
  {
    email: 'client@demo.test',
    fullName: 'Morgan Ellis',
    company: 'Harbour & Pine Interiors',
    who: 'a client, primary contact of Harbour & Pine Interiors',
  },
  {
    email: 'client2@demo.test',
    fullName: 'Sam Okafor',
    company: 'Northbank Cycle Works',
    who: 'a client of another company, Northbank Cycle Works',
  },
]
/** Another contact of the first client: not the primary one. */
const colleague = {
  email: 'contact@demo.test',
  fullName: 'Priya Nair',
  of: 'client@demo.test',
  who: 'a second contact of Harbour & Pine Interiors',
}
/** Has never been here: the first sign-in asks for what is missing. */
const partnerClient = {
  email: 'partner@demo.test',
  fullName: 'Elena Marsh',
  who: 'a client of the second brand, here for the first time',
}
const assistants = [
  { email: 'va@demo.test', who: 'a virtual assistant' },
  { email: 'va2@demo.test', who: 'another virtual assistant' },
]
const bundleNames: Readonly<Record<string, string>> = {
  support: 'Dana Whitfield',
  matching: 'Luc Tremblay',
  finance: 'Amara Osei',
}
const bundleAccounts = permissionBundles.flatMap(({ name, title, permissions: held }) => {
  const fullName = bundleNames[name]
  return fullName === undefined
    ? []
    : [{ email: `${name}@demo.test`, fullName, permissions: held, who: `staff: ${title.toLowerCase()}` }]
})
const staffAccounts = [
  { email: 'admin@demo.test', fullName: 'Robin Castell', permissions: staff, who: 'staff with every admin permission' },
  {
    email: 'super@demo.test',
    fullName: 'Jo Marchetti',
    permissions: ['super_admin', 'admin'],
    who: 'the super administrator',
  },
  ...bundleAccounts,
]

/** The accounts of the demo data, for the lines printed at start. */
export const demoAccounts: readonly DemoAccount[] = [
  ...clients,
  colleague,
  partnerClient,
  ...assistants,
  ...staffAccounts,
].map(({ email, who }) => ({ email, password, who }))

/** Of what is built; what isn't stays off, so that its menu entries don't show. */
const enabledFlags = [
  'featureFlag.client-invoice',
  'featureFlag.client-projects',
  'featureFlag.enable-new-footer-links',
  'featureFlag.new-client-checkout-feedback',
  'featureFlag.new-client-checkout-va-rating',
  'featureFlag.notifications',
  'featureFlag.va-projects',
]

/** The assistants with the fullest profiles who have no account yet. */
async function richProfiles(
  client: PoolClient,
  count: number,
): Promise<{ uuid: string; display_name: string; avatar_id: number; created_date: Date }[]> {
  const found = await client.query<{ uuid: string; display_name: string; avatar_id: number; created_date: Date }>(
    `select uuid, display_name, avatar_id, created_date from assistants
     where user_uuid is null and state = 'active'
     order by (feedback_count between 6 and 20) desc, least(cardinality(role_ids), 3) desc,
       least(cardinality(course_ids), 4) desc, id
     limit $1`,
    [count],
  )
  return found.rows
}

/** An account needs a whole name where a profile shows an initial. */
function fullNameOf(displayName: string): string {
  const [initial = ''] = displayName.slice(displayName.lastIndexOf(' ') + 1)
  const first = displayName.slice(0, displayName.lastIndexOf(' '))
  const own = origins.filter((origin) => origin.women.includes(first) || origin.men.includes(first))
  const surname = [...own, ...origins].flatMap((origin) => origin.surnames).find((name) => name.startsWith(initial))
  return `${first} ${surname ?? `${initial}.`}`
}

interface User {
  email: string
  fullName: string
  permissions: readonly string[]
  avatarId?: number
  client?: string
  primary?: boolean
  created?: Date
}

/** Adds an account; null where the address has one already. */
async function addUser(client: PoolClient, passwordHash: string, user: User): Promise<string | null> {
  const added = await client.query<{ uuid: string }>(
    `insert into users (email, full_name, password_hash, permissions, avatar_id, client_uuid, is_primary_contact, created_date)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()))
     on conflict (email) do nothing returning uuid`,
    [
      user.email,
      user.fullName,
      passwordHash,
      user.permissions,
      user.avatarId ?? -1,
      user.client ?? null,
      user.primary ?? false,
      user.created ?? null,
    ],
  )
  return added.rows[0]?.uuid ?? null
}

async function addClient(
  client: PoolClient,
  passwordHash: string,
  { email, fullName, company }: Client,
): Promise<void> {
  const known = await client.query('select from users where email = $1', [email])
  if (known.rowCount !== 0) return
  const added = await client.query<{ uuid: string }>('insert into clients (company) values ($1) returning uuid', [
    company,
  ])
  await addUser(client, passwordHash, {
    email,
    fullName,
    permissions: ['client'],
    client: added.rows[0]?.uuid,
    primary: true,
  })
}

async function addColleague(client: PoolClient, passwordHash: string): Promise<void> {
  const first = await client.query<{ client_uuid: string }>('select client_uuid from users where email = $1', [
    colleague.of,
  ])
  const { email, fullName } = colleague
  await addUser(client, passwordHash, {
    email,
    fullName,
    permissions: ['client'],
    client: first.rows[0]?.client_uuid,
  })
}

async function addAssistantAccounts(client: PoolClient, passwordHash: string): Promise<void> {
  const profiles = await richProfiles(client, assistants.length)
  for (const [at, { email }] of assistants.entries()) {
    const profile = profiles[at]
    if (profile === undefined) continue
    const uuid = await addUser(client, passwordHash, {
      email,
      fullName: fullNameOf(profile.display_name),
      permissions: ['virtualassistant'],
      avatarId: profile.avatar_id,
      created: profile.created_date,
    })
    if (uuid !== null) await client.query('update assistants set user_uuid = $1 where uuid = $2', [uuid, profile.uuid])
  }
}

async function addAll(client: PoolClient): Promise<void> {
  const passwordHash = await hashPassword(password)
  for (const one of clients) await addClient(client, passwordHash, one)
  await addColleague(client, passwordHash)
  await addUser(client, passwordHash, { ...partnerClient, permissions: ['askbetty_client'] })
  await addAssistantAccounts(client, passwordHash)
  for (const { email, fullName, permissions } of staffAccounts)
    await addUser(client, passwordHash, { email, fullName, permissions })
  await client.query(`update configurations set value = '"enabled"' where name = any($1)`, [enabledFlags])
  await addDemoUtms(client)
  await addDemoPromotions(client)
  await addDemoSearches(client)
  await addDemoInvitations(client)
  await addDemoNotifications(client)
}

/**
 * Adds the demo accounts, links two of them to assistants with full profiles, and switches on what is built; all
 * or nothing. Accounts that exist stay as they are. An assistant's account needs demo assistants to be there.
 */
export async function createDemoAccounts(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await addAll(client)
    await client.query('commit')
    client.release()
  } catch (problem) {
    client.release(true)
    throw problem
  }
}
