import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxFileBytes, maxFilesAnHour } from '@talentplace/contract/shared/file-limits'
import { settableClock } from '../../platform/clock/clock.ts'
import { attachFiles, detachFiles } from '../../platform/files/attach-files.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { removeOrphans } from '../../platform/files/remove-orphans.ts'
import { testDatabase, type TestDatabase } from '../../testing/database.ts'
import { addPerson, addSession } from '../../testing/people.ts'
import { serveOperations, type OperationsServer } from '../../testing/servers/operations-server.ts'
import { filesOperations } from '../files.operations.ts'

const start = new Date('2026-11-20T15:00:00Z')
const hour = 3_600_000
const clock = settableClock(start)
let database: TestDatabase
let running: OperationsServer
let folder: string
/** Who may read what hangs on the thing of this test. */
const allowed = new Set<string>()

beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'talentplace-files-'))
  running = await serveOperations({ database, clock }, (deps) =>
    Object.values(
      filesOperations({
        ...deps,
        avatars: new Map(),
        files: createFolderStore(folder),
        readers: [(session) => Promise.resolve(allowed.has(session.user_uuid))],
      }),
    ),
  )
})
afterAll(async () => {
  await running.stop()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

async function someone() {
  const { uuid } = await addPerson(database, { permissions: ['client'] })
  return { uuid, token: await addSession(database, clock, uuid) }
}
type Someone = Awaited<ReturnType<typeof someone>>

function send({ token }: Someone, name: string, payload: Buffer | string, type = 'application/octet-stream') {
  return running.server.inject({
    method: 'POST',
    url: `/api/files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    payload,
  })
}

async function read({ token }: Someone, uuid: string, form = '') {
  return running.server.inject({ url: `/api/files/${uuid}${form}`, headers: { authorization: `Bearer ${token}` } })
}

async function sent(by: Someone, name = 'notes.txt', payload: Buffer | string = 'Minutes') {
  return (await send(by, name, payload)).json<{ uuid: string; type: string; width: number; height: number }>()
}

const inTransaction = (run: Parameters<ReturnType<typeof database.kysely.transaction>['execute']>[0]) =>
  database.kysely.transaction().execute(run)
const attach = (uuids: readonly string[], by: Someone) =>
  inTransaction((transaction) =>
    attachFiles(transaction, { uuids, user_uuid: by.uuid, field: 'files', at: clock.now() }),
  )

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } }).jpeg()

describe('C4 a file', () => {
  it('comes back byte for byte, to be saved and never shown', async () => {
    const owner = await someone()
    const { uuid } = await sent(owner, 'Été (1)’s.txt', 'Minutes of Monday')
    const answer = await read(owner, uuid)
    expect([answer.statusCode, answer.body]).toEqual([200, 'Minutes of Monday'])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''%C3%89t%C3%A9%20%281%29%E2%80%99s.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  const kinds: [name: string, content: Buffer | string, type: string][] = [
    ['table.CSV', 'a,b\n1,2\n', 'text/csv'],
    ['page.pdf', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf'],
    ['page.html', '<script>alert(1)</script>', 'text/plain'],
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'text/plain'],
    ['photo.jpg', 'No photo at all', 'text/plain'],
  ]
  it.each(kinds)('is what its content says, whatever it is called: %s', async (name, content, type) => {
    expect(await sent(await someone(), name, content)).toMatchObject({ name, type })
  })

  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['bytes of no known kind', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7])],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
  ])('of a kind that isn’t taken is refused: %s', async (_what, bytes) => {
    const answer = await send(await someone(), 'invoice.pdf', bytes)
    expect([answer.statusCode, answer.json()]).toEqual([415, expect.objectContaining({ code: 'file_type' })])
  })

  it('is taken up to 25 MB and not a byte more; an empty one isn’t', async () => {
    const owner = await someone()
    const max = Buffer.alloc(maxFileBytes, 'a')
    expect((await send(owner, 'long.txt', max)).statusCode).toBe(200)
    const over = await send(owner, 'long.txt', Buffer.concat([max, Buffer.from('a')]))
    expect([over.statusCode, over.json()]).toEqual([413, expect.objectContaining({ code: 'too_large' })])
    expect((await send(owner, 'empty.txt', '')).json()).toMatchObject({ code: 'empty' })
  })

  it('may come as any media type, and its name is one that can be seen', async () => {
    const owner = await someone()
    expect((await send(owner, 'a.txt', 'x', 'application/json')).statusCode).toBe(200)
    expect((await send(owner, 'a.txt', 'x', 'text/plain; charset=utf-8')).statusCode).toBe(200)
    expect(await sent(owner, 'a\nb\u202E.txt', 'x')).toMatchObject({ name: 'a b.txt' })
    for (const name of ['', '\u200B', 'x'.repeat(201)]) expect((await send(owner, name, 'x')).statusCode).toBe(400)
  })

  it('is one of 200 an hour from one person', async () => {
    const owner = await someone()
    const counted = { purpose: 'file', max: maxFilesAnHour, windowSeconds: 3600 }
    for (let time = 0; time < maxFilesAnHour; time += 1) await running.throttle.count(counted, owner.uuid)
    expect((await send(owner, 'a.txt', 'x')).statusCode).toBe(429)
  })
})

describe('C4 a picture', () => {
  it('is drawn anew: upright, without what its camera wrote, with a small form', async () => {
    const owner = await someone()
    const taken = await photo(1200, 800)
      .withExif({ IFD0: { Copyright: 'Where we live' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { uuid, type, width, height } = await sent(owner, 'photo.jpg', taken)
    expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 800, height: 1200 })
    const stored = await sharp((await read(owner, uuid)).rawPayload).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 800, height: 1200 })
    expect(stored.exif).toBeUndefined()
    const small = await read(owner, uuid, '/small')
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 427, height: 640 })
  })

  it('of more than 50 megapixels is refused before it is drawn', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const answer = await send(await someone(), 'white.png', bomb)
    expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining('50 megapixels')])
  })

  it('is the only thing with a small form', async () => {
    const owner = await someone()
    const { uuid } = await sent(owner)
    expect((await read(owner, uuid, '/small')).statusCode).toBe(404)
  })
})

describe('C4 who reads a file', () => {
  it('as long as it hangs on nothing: whoever sent it', async () => {
    const [owner, other] = [await someone(), await someone()]
    allowed.add(other.uuid)
    const { uuid } = await sent(owner, 'photo.jpg', await photo(10, 10).toBuffer())
    for (const form of ['', '/small']) {
      expect((await read(owner, uuid, form)).statusCode).toBe(200)
      expect((await read(other, uuid, form)).json()).toEqual({ message: 'There is no such file.', code: 'not_found' })
    }
  })

  it('once it hangs on something: whoever may read that, and nobody else', async () => {
    const [owner, viewer, other] = [await someone(), await someone(), await someone()]
    allowed.add(owner.uuid).add(viewer.uuid)
    const { uuid } = await sent(owner)
    await attach([uuid], owner)
    expect((await read(owner, uuid)).statusCode).toBe(200)
    expect((await read(viewer, uuid)).statusCode).toBe(200)
    expect((await read(other, uuid)).statusCode).toBe(404)
    allowed.delete(owner.uuid)
    expect((await read(owner, uuid)).statusCode).toBe(404)
  })

  it('hangs on one thing, by whoever sent it', async () => {
    const [owner, other] = [await someone(), await someone()]
    const { uuid } = await sent(owner)
    const rejected = { status: 400, fields: { files: expect.stringContaining('attach it again') } }
    await expect(attach([uuid], other)).rejects.toMatchObject(rejected)
    await attach([uuid], owner)
    await expect(attach([uuid], owner)).rejects.toMatchObject(rejected)
    await expect(attach(['01940000-0000-7000-8000-000000000000'], owner)).rejects.toMatchObject(rejected)
    const twice = await sent(owner)
    await expect(attach([twice.uuid, twice.uuid], owner)).rejects.toMatchObject(rejected)
  })
})

const orphans = () => removeOrphans({ database, clock, files: createFolderStore(folder) })

describe('C4 what hangs on nothing', () => {
  it('is removed after a day, with its bytes; what hangs on something stays', async () => {
    const owner = await someone()
    allowed.add(owner.uuid)
    const [picture, stored] = [await sent(owner, 'photo.jpg', await photo(10, 10).toBuffer()), await sent(owner)]
    await attach([stored.uuid], owner)
    clock.set(new Date(start.getTime() + 24 * hour))
    await orphans()
    expect((await read(owner, picture.uuid)).statusCode).toBe(200)
    clock.set(new Date(start.getTime() + 24 * hour + 1))
    await orphans()
    await orphans()
    expect((await read(owner, picture.uuid)).statusCode).toBe(404)
    expect(await createFolderStore(folder).get(`${picture.uuid}-small`)).toBeNull()
    expect((await read(owner, stored.uuid)).body).toBe('Minutes')
    await inTransaction((transaction) => detachFiles(transaction, [stored.uuid]))
    await orphans()
    expect((await read(owner, stored.uuid)).statusCode).toBe(404)
  })

  it('is finished the next time when the store fails in between, and nobody attaches it meanwhile', async () => {
    const owner = await someone()
    const { uuid } = await sent(owner)
    clock.set(new Date(clock.now().getTime() + 25 * hour))
    const broken = { ...createFolderStore(folder), remove: () => Promise.reject(new Error('away')) }
    await expect(removeOrphans({ database, clock, files: broken })).rejects.toThrow('away')
    await expect(attach([uuid], owner)).rejects.toMatchObject({ status: 400 })
    await orphans()
    const { rows } = await database.pool.query('select from files where uuid = $1', [uuid])
    expect(rows).toEqual([])
  })
})
