import { permissionBundles, permissions } from '@talentplace/contract/shared/permission'
import { hashPassword } from '../accounts/stored-passwords/password.ts'
import { addDemoAlerts } from './demo-alerts.ts'
import { addDemoInvitations } from './demo-invitations.ts'
import { addDemoNotifications } from './demo-notifications.ts'
import { addDemoPromotions } from './demo-promotions.ts'
import { addDemoSearches } from './demo-searches.ts'
import { addDemoUtms } from './demo-utms.ts'
import { fullNameOf } from './people/names.ts'
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

/** A city of the reference data, which knows its zone. */
interface Place {
  city: string
  region: string
  country: 'CA' | 'US'
}

const halifax: Place = { city: 'Halifax', region: 'NS', country: 'CA' }
const vancouver: Place = { city: 'Vancouver', region: 'BC', country: 'CA' }
const toronto: Place = { city: 'Toronto', region: 'ON', country: 'CA' }

interface Client {
  email: string
  fullName: string
  company: string
  place: Place
  who: string
}

const clients: readonly Client[] = [
  {
    email: 'client@demo.test',
    fullName: 'Morgan Ellis',
    company: 'Harbour & Pine Interiors',
    place: halifax,
    who: 'a client, primary contact of Harbour & Pine Interiors',
  },
  {
    email: 'client2@demo.test',
    fullName: 'Sam Okafor',
    company: 'Northbank Cycle Works',
    place: vancouver,
    who: 'a client of another company, Northbank Cycle Works',
  },
]
/** Another contact of the first client: not the primary one. */
const colleague = {
  email: 'contact@demo.test',
  fullName: 'Priya Nair',
  of: 'client@demo.test',
  place: halifax,
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
const bundleAccounts = permissionBundles.flatMap(({ name, title, permissions: granted }) => {
  const fullName = bundleNames[name]
  return fullName === undefined
    ? []
    : [{ email: `${name}@demo.test`, fullName, permissions: granted, who: `staff: ${title.toLowerCase()}` }]
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
  'featureFlag.admin-tasks',
  'featureFlag.admin-time',
  'featureFlag.client-invoice',
  'featureFlag.client-projects',
  'featureFlag.client-tasks',
  'featureFlag.client-time',
  'featureFlag.discussions',
  'featureFlag.enable-new-footer-links',
  'featureFlag.new-client-checkout-feedback',
  'featureFlag.new-client-checkout-va-rating',
  'featureFlag.notifications',
  'featureFlag.referral-links',
  'featureFlag.va-bill',
  'featureFlag.va-projects',
  'featureFlag.va-tasks',
  'featureFlag.va-time',
]

interface Profile extends Place {
  uuid: string
  display_name: string
  avatar_id: number
  created_date: Date
}

/** The assistants with the fullest profiles who have no account yet. */
async function richProfiles(client: PoolClient, count: number): Promise<Profile[]> {
  const found = await client.query<Profile>(
    `select uuid, display_name, avatar_id, city, region, country, created_date from assistants
     where user_uuid is null and state = 'active'
     order by (feedback_count between 6 and 20) desc, least(cardinality(role_ids), 3) desc,
       least(cardinality(course_ids), 4) desc, id
     limit $1`,
    [count],
  )
  return found.rows
}

interface User {
  email: string
  fullName: string
  permissions: readonly string[]
  avatarId?: number
  client?: string
  primary?: boolean
  created?: Date
  place?: Place
}

/** Adds an account; null where the address has one already. */
async function addUser(client: PoolClient, passwordHash: string, user: User): Promise<string | null> {
  const added = await client.query<{ uuid: string }>(
    `insert into users (email, full_name, password_hash, permissions, avatar_id, client_uuid, is_primary_contact, created_date,
       city, state_prov, country, latitude, longitude, timezone)
     select $1::text, $2::text, $3::text, $4::text[], $5::integer, $6::uuid, $7::boolean, coalesce($8::timestamptz, now()), place.*
     from (select) person left join (
       select name, region, country, latitude, longitude, timezone from cities
       where (name, region, country) = ($9, $10, $11) and kind = 'city' order by population desc limit 1) place on true
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
      user.place?.city,
      user.place?.region,
      user.place?.country,
    ],
  )
  return added.rows[0]?.uuid ?? null
}

async function addClient(
  client: PoolClient,
  passwordHash: string,
  { email, fullName, company, place }: Client,
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
    place,
  })
}

async function addColleague(client: PoolClient, passwordHash: string): Promise<void> {
  const first = await client.query<{ client_uuid: string }>('select client_uuid from users where email = $1', [
    colleague.of,
  ])
  const { email, fullName, place } = colleague
  await addUser(client, passwordHash, {
    email,
    fullName,
    permissions: ['client'],
    client: first.rows[0]?.client_uuid,
    place,
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
      place: profile,
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
    await addUser(client, passwordHash, { email, fullName, permissions, place: toronto })
  await client.query(`update configurations set value = '"enabled"' where name = any($1)`, [enabledFlags])
  await client.query(`update configurations set value = '50' where name like 'setting.referral-reward-%'`)
  await addDemoUtms(client)
  await addDemoPromotions(client)
  await addDemoSearches(client)
  await addDemoInvitations(client)
  await addDemoNotifications(client)
  await addDemoAlerts(client)
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
