import type { FoundRecords } from '@talentplace/contract/desk/palette/palette.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../../platform/clock/clock.ts'
import { call } from '../../testing/call.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addClient, addPerson, addSession } from '../../testing/people.ts'
import { addAssistant } from '../../testing/rows/add-assistant.ts'
import { addSubscription } from '../../testing/rows/add-subscription.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { paletteOperations } from '../palette.operations.ts'

const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
const at = clock.now()

let database: TestDatabase
let running: OperationsServer
let everything: string
let maple: string
let elodie: string
let invoice: string

const tokenOf = async (permissions: readonly Permission[]) =>
  addSession(database, clock, (await addPerson(database, { permissions })).uuid)

async function addNamed(full_name: string, email: string, about: { client_uuid?: string; permission: Permission }) {
  const { client_uuid, permission } = about
  const { uuid } = await addPerson(database, { permissions: [permission], email, ...(client_uuid && { client_uuid }) })
  await database.kysely.updateTable('users').set({ full_name }).where('uuid', '=', uuid).execute()
  return uuid
}

beforeAll(async () => {
  database = await testDatabase()
  running = await serveOperations({ database, clock }, () => Object.values(paletteOperations({ database })))
  everything = await tokenOf([
    'admin',
    'admin_virtualassistant.view',
    'admin_client.view',
    'admin_user.view',
    'admin_project.view',
    'admin_finance.view',
  ])
  maple = await addClient(database, 'Café Maple & Söhne')
  elodie = await addNamed('Élodie O’Brien', 'elodie.obrien@maple.test', { client_uuid: maple, permission: 'client' })
  const robin = await addNamed('Robin Kowalski', 'robin@example.test', { permission: 'virtualassistant' })
  await addAssistant(database, { user_uuid: robin, display_name: 'Robin K.', state: 'lost' })
  const { invoice_uuid } = await addSubscription(database, {
    client_uuid: maple,
    created_by: elodie,
    start_date: '2026-11-02',
    at,
    name: 'Books and inbox',
  })
  invoice = invoice_uuid
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

const request = (search: string, token = everything) =>
  call(running.server, `GET /palette?search=${encodeURIComponent(search)}`, { token })

async function find(search: string): Promise<FoundRecords> {
  const { status, body } = await request(search)
  expect(status).toBe(200)
  return body as FoundRecords
}

/** What is shown of each kind, without the kinds of which nothing was found. */
async function found(search: string): Promise<Record<string, string[]>> {
  const { assistants = [], clients = [], users = [], projects = [], invoices = [] } = await find(search)
  const view = {
    assistants: assistants.map(({ full_name }) => full_name),
    clients: clients.map(({ company }) => company),
    users: users.map(({ full_name }) => full_name),
    projects: projects.map(({ project_name }) => project_name),
    invoices: invoices.map(({ number }) => number),
  }
  return Object.fromEntries(Object.entries(view).filter(([, names]) => names.length > 0))
}

describe('what is found', () => {
  it.each(['cafe', 'CAFÉ MAPLE', 'map soh', 'söhne', 'caf\u0065\u0301'])(
    'a company by “%s”, with its subscriptions and invoices',
    async (search) => {
      expect(await found(search)).toEqual({
        clients: ['Café Maple & Söhne'],
        projects: ['Books and inbox'],
        invoices: ['CAD-00001'],
      })
    },
  )

  it.each(['elodie', 'o’brien', "o'brien", 'obrien élo', 'elodie.obrien@', 'Elodie.OBrien@maple.test', 'elodie.ob'])(
    'a person by “%s”, and the company that they are of',
    async (search) => {
      expect(await found(search)).toEqual({ clients: ['Café Maple & Söhne'], users: ['Élodie O’Brien'] })
    },
  )

  it('an assistant in whatever state, by name, email or the ids of account and profile', async () => {
    const robin = { assistants: ['Robin Kowalski'], users: ['Robin Kowalski'] }
    expect(await found('kow')).toEqual(robin)
    expect(await found('robin@exa')).toEqual(robin)
    const { uuid, user_uuid } = await database.kysely
      .selectFrom('assistants')
      .select(['uuid', 'user_uuid'])
      .executeTakeFirstOrThrow()
    expect(await found(String(user_uuid).toUpperCase())).toEqual(robin)
    expect(await found(uuid)).toEqual({ assistants: ['Robin Kowalski'] })
  })

  it('only the beginnings of words', async () => {
    expect(await found('aple')).toEqual({})
    expect(await found('owalski')).toEqual({})
  })

  it('an invoice by its number however it is typed, the very one before those that begin with it', async () => {
    for (const number of [42, 42_000, 42_001]) {
      await database.pool.query(`update invoice_numbers set last_number = $1 where currency = 'cad'`, [number - 1])
      await addSubscription(database, {
        client_uuid: await addClient(database, `Company ${number}`),
        created_by: elodie,
        start_date: '2026-11-02',
        at,
        name: `Of ${number}`,
      })
    }
    const started = ['CAD-00042', 'CAD-42000', 'CAD-42001']
    for (const typed of ['42', 'cad 42', 'CAD-42']) expect((await found(typed))['invoices']).toEqual(started)
    for (const typed of ['CAD-00042', 'cad00042', '00042', '0004']) {
      expect(await found(typed)).toEqual({ invoices: ['CAD-00042'] })
    }
    expect(await found('usd-42')).toEqual({})
    expect(await found(invoice)).toEqual({ invoices: ['CAD-00001'] })
    expect(await found(maple)).toEqual({ clients: ['Café Maple & Söhne'] })
  })

  it('whose very email is typed comes first', async () => {
    await addNamed('Abe Long', 'zed@one.test.longer', { permission: 'virtualassistant' })
    await addNamed('Zed Short', 'zed@one.test', { permission: 'virtualassistant' })
    expect((await found('zed@one.test'))['users']).toEqual(['Zed Short', 'Abe Long'])
  })

  it('names that begin so come before those with a later word, at most six, in the order of their names', async () => {
    for (const name of ['Ann Quill', 'Quill Two', 'Quill One', 'Bob Quill']) await addClient(database, name)
    expect((await found('quill'))['clients']).toEqual(['Quill One', 'Quill Two', 'Ann Quill', 'Bob Quill'])
    for (const letter of 'abcdef') await addClient(database, `Quill Z${letter}`)
    expect((await found('quill'))['clients']).toHaveLength(6)
    expect((await found('quill z'))['clients']).toEqual('abcdef'.split('').map((each) => `Quill Z${each}`))
  })

  it('nothing of closed accounts, removed drafts or drafts of invoices', async () => {
    await addNamed('Gone Person', 'gone@example.test', { client_uuid: maple, permission: 'client' })
    await database.pool.query(`update users set deleted_date = now() where email = 'gone@example.test'`)
    await database.pool.query(
      `insert into projects (client_uuid, created_by, project_name, matching_criteria, removed_date)
       values ($1, $2, 'Gone search', '{}', now())`,
      [maple, elodie],
    )
    expect(await found('gone')).toEqual({})
  })
})

describe('who finds it', () => {
  it.each([
    ['assistants', 'admin_virtualassistant.view'],
    ['clients', 'admin_client.view'],
    ['users', 'admin_user.view'],
    ['projects', 'admin_project.view'],
    ['invoices', 'admin_finance.view'],
  ] as const)('%s are in the answer for %s alone', async (kind, permission) => {
    const typed = { assistants: 'kow', clients: 'elodie', users: 'elodie', projects: 'cafe', invoices: '00001' }[kind]
    const { body } = await request(typed, await tokenOf(['admin', permission]))
    expect(Object.keys(body)).toEqual([kind])
    expect(body[kind]).toHaveLength(1)
  })

  it('staff without any of these permissions are answered with no kind at all', async () => {
    expect((await request('cafe', await tokenOf(['admin']))).body).toEqual({})
  })

  it('everybody else is refused', async () => {
    for (const permission of ['client', 'virtualassistant', 'admin_client.view'] as const) {
      expect((await request('cafe', await tokenOf([permission]))).status).toBe(403)
    }
  })
})

describe('what is typed', () => {
  it.each([
    '%%',
    '__',
    '\\\\',
    "''",
    '--',
    ':*&',
    '!(',
    '@@',
    'q\'q:*|"',
    '\u{10FFFF}\u{10FFFF}',
    '&&&&',
    '٣٣',
    '😀😀',
  ])('“%s” is text and nothing else', async (search) => {
    expect(await found(search)).toEqual({})
  })

  it('signs of a pattern don’t stand for letters', async () => {
    expect(await found('ca%e')).toEqual({})
    expect(await found('k_w')).toEqual({})
  })

  it.each([
    ['one letter', 'a'],
    ['spaces', '   '],
    ['more than 100 letters', 'a'.repeat(101)],
  ])('%s is refused with the field', async (_, search) => {
    const { status, body } = await request(search)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid', fields: { search: expect.any(String) } })
  })

  it('a NUL is refused, and a hundred letters or very many words are searched', async () => {
    expect((await request('ca\0fe')).status).toBe(400)
    expect(await found('a'.repeat(100))).toEqual({})
    expect(await found('é'.repeat(100))).toEqual({})
    expect(await found('ca '.repeat(33))).not.toEqual({})
    expect(await found(`${'1'.repeat(40)}`)).toEqual({})
  })
})
