import type { Permission } from '@talentplace/contract/shared/permission'
import { staffPermissions, type Actor } from '@talentplace/contract/testing/access'
import type { FastifyInstance } from 'fastify'
import { hashPassword } from '../../accounts/stored-passwords/password.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { testDatabase, type TestDatabase } from '../database.ts'
import { addClient, addPerson, addSession, newSession } from '../people.ts'
import { startTestServer } from '../servers/running-server.ts'
import type { Whose } from './access-call.ts'

export const password = 'Right-pass-1!'
/** Stands in everything that only its owner may read. */
export const secret = 'Confidential winter plan'
export const absentUuid = '01940000-0000-7000-8000-000000000000'

export const addressOf = (actor: Actor) => `${actor.replaceAll(/\W/g, '-')}@example.test`

/** One of each actor, two companies with a draft each, two assistants, and the whole server. */
export interface AccessWorld {
  readonly database: TestDatabase
  readonly server: FastifyInstance
  readonly people: ReadonlyMap<Actor, string>
  readonly clients: { readonly maple: string; readonly birch: string }
  readonly projects: { readonly maple: string; readonly birch: string }
  readonly assistants: Record<'own' | 'other', { readonly id: number; readonly uuid: string }>
  /** A session of the actor's own for each call: a logout ends only that one. */
  tokenOf(actor: Actor): Promise<string | undefined>
  /** All in one go; more than were asked for may be in it. */
  tokensOf(actors: readonly Actor[]): Promise<ReadonlyMap<Actor, string | undefined>>
  close(): Promise<void>
}

/** What the two companies have one each of: the one that the call is about. The assistant's and staff's own is Maple's. */
export function ofCompany(each: Readonly<Record<'maple' | 'birch', string>>, actor: Actor, whose: Whose): string {
  if (whose === 'absent') return absentUuid
  return each[(actor === 'other client') === (whose === 'own') ? 'birch' : 'maple']
}

/** The assistant that the call is about: the actor of that name, or the other one. */
export function assistantOf({ assistants }: AccessWorld, whose: Whose): { id: number; uuid: string } {
  if (whose === 'absent') return { id: 2_000_000, uuid: absentUuid }
  return whose === 'own' ? assistants.own : assistants.other
}

async function addProject(database: TestDatabase, clientUuid: string, createdBy: string): Promise<string> {
  const row = await database.kysely
    .insertInto('projects')
    .values({
      client_uuid: clientUuid,
      created_by: createdBy,
      project_name: secret,
      matching_criteria: JSON.stringify({ keywords: { default: [secret] } }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return row.uuid
}

async function addAssistant(database: TestDatabase, userUuid: string | null): Promise<{ id: number; uuid: string }> {
  return database.kysely
    .insertInto('assistants')
    .values({
      user_uuid: userUuid,
      display_name: 'Robin Q.',
      avatar_id: 1,
      city: 'Toronto',
      country: 'CA',
      region: 'ON',
      timezone: 'America/Toronto',
      role_ids: [1],
      available_hours_per_month: 80,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow()
}

export async function createAccessWorld(
  options: { database?: TestDatabase; environment?: Record<string, string> } = {},
): Promise<AccessWorld> {
  const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
  const database = options.database ?? (await testDatabase())
  const maple = await addClient(database, 'Maple Books')
  const birch = await addClient(database, 'Birch Foods')
  const people = new Map<Actor, string>()
  const passwordHash = await hashPassword(password)
  const add = async (actor: Actor, permissions: readonly Permission[], client?: string, primary = false) => {
    const { uuid } = await addPerson(database, {
      permissions,
      ...(client !== undefined && { client_uuid: client }),
      is_primary_contact: primary,
      email: addressOf(actor),
      password_hash: passwordHash,
    })
    people.set(actor, uuid)
    return uuid
  }
  const primary = await add('primary contact', ['client'], maple, true)
  await add('secondary contact', ['client'], maple)
  const other = await add('other client', ['client'], birch, true)
  const assistant = await add('assistant', ['virtualassistant'])
  await add('admin', ['admin'])
  people.set('impersonating admin', primary)
  for (const each of staffPermissions) await add(`admin with ${each}`, ['admin', each])
  await add('super admin', ['super_admin'])
  await add('ended session', ['super_admin'])
  const projects = {
    maple: await addProject(database, maple, primary),
    birch: await addProject(database, birch, other),
  }
  const assistants = { own: await addAssistant(database, assistant), other: await addAssistant(database, null) }
  await database.pool.query(
    `update clients set country = 'CA', state_prov = 'ON', address_line1 = '1 Main St', city = 'Toronto', postal_code = 'M5V 1A1'`,
  )
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
  const running = await startTestServer({
    database,
    clock,
    environment: {
      VISITOR_MEETINGS_PER_HOUR: '1000',
      CARD_ENTRIES_PER_HOUR: '1000',
      CODE_TRIES_PER_ADDRESS: '1000',
      CODE_REQUESTS_PER_ADDRESS: '1000',
      REGISTRATIONS_PER_ADDRESS: '1000',
      ...options.environment,
    },
  })
  await running.searchReady
  const withoutSession = new Map<Actor, string | undefined>([
    ['visitor', undefined],
    ['ended session', await endedToken()],
    ['invented token', 'i'.repeat(43)],
  ])

  async function endedToken(): Promise<string> {
    const user_uuid = people.get('ended session') ?? ''
    const token = await addSession(database, clock, user_uuid)
    await database.kysely.deleteFrom('sessions').where('user_uuid', '=', user_uuid).execute()
    return token
  }

  async function sessionOf(actor: Actor) {
    const uuid = people.get(actor) ?? ''
    if (actor !== 'impersonating admin') return newSession(clock, uuid)
    const impersonator_uuid = people.get('admin with admin_checkout.edit') ?? ''
    await database.kysely.deleteFrom('sessions').where('impersonator_uuid', '=', impersonator_uuid).execute()
    return newSession(clock, uuid, { impersonator_uuid, impersonated_client_uuid: maple })
  }

  async function tokensOf(wanted: readonly Actor[]): Promise<Map<Actor, string | undefined>> {
    const tokens = new Map(withoutSession)
    const rows = []
    for (const actor of wanted.filter((each) => !withoutSession.has(each))) {
      const { token, row } = await sessionOf(actor)
      tokens.set(actor, token)
      rows.push(row)
    }
    if (rows.length > 0) await database.kysely.insertInto('sessions').values(rows).execute()
    return tokens
  }

  return {
    database,
    server: running.server,
    people,
    clients: { maple, birch },
    projects,
    assistants,
    tokensOf,
    tokenOf: async (actor) => (await tokensOf([actor])).get(actor),
    async close() {
      await running.stop()
      await database.close()
    },
  }
}
