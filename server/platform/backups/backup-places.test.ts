import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type S3Server } from '../../testing/engines/s3-server.ts'
import { givenKeys } from '../sealing/encryption-keys.ts'
import type { BackupPlace } from './backup-place.ts'
import { databasesAt, openBackupStore } from './backup-store.ts'
import { openFolderPlace } from './folder-place.ts'
import { openS3Place } from './s3-place.ts'

const folder = await mkdtemp(join(tmpdir(), 'talentplace-places-'))
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'))
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const account = { region: 'ca-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const places: [name: string, open: () => BackupPlace][] = [
  ['a folder', () => openFolderPlace(join(folder, 'backups'))],
  ['a bucket', () => openS3Place({ endpoint: s3.url, ...account }, 'talentplace', 'talentplace/')],
]
const key = (byte: number) => givenKeys([Buffer.alloc(32, byte).toString('base64')])

describe.each(places)('backups in %s', (_name, open) => {
  it('come back byte for byte, are listed by their beginning, and go', async () => {
    const bytes = randomBytes(300_000)
    await open().put('7000000000/base/one/part-0001', bytes)
    await open().put('7000000000/wal/0001', Buffer.from('log'))
    expect((await open().get('7000000000/base/one/part-0001'))?.equals(bytes)).toBe(true)
    expect(await open().list('7000000000/base/')).toEqual([
      { name: '7000000000/base/one/part-0001', size: 300_000, modified: expect.any(Date) },
    ])
    expect((await open().list('')).map(({ name }) => name)).toEqual([
      '7000000000/base/one/part-0001',
      '7000000000/wal/0001',
    ])
    await open().remove('7000000000/base/one/part-0001')
    await open().remove('7000000000/base/one/part-0001')
    expect(await open().get('7000000000/base/one/part-0001')).toBeNull()
    await open().remove('7000000000/wal/0001')
    expect(await open().list('7000000000/')).toEqual([])
  })

  it('that are sealed say nothing, and open at their own name only', async () => {
    const store = openBackupStore(open(), key(1), '7000000001')
    const { sha256 } = await store.write('base/one/manifest.json', Buffer.from('in clear words'))
    await store.write('base/two', Buffer.from('another'))
    const stored = await open().get('7000000001/base/one/manifest.json.enc')
    expect(stored?.includes('clear')).toBe(false)
    expect(String(await store.read('base/one/manifest.json', sha256))).toBe('in clear words')
    expect((await store.list('base/')).map(({ name }) => name)).toEqual(['base/one/manifest.json', 'base/two'])
    await open().put('7000000001/base/two.enc', stored ?? Buffer.alloc(0))
    await expect(store.read('base/two')).rejects.toThrow('base/two.enc is damaged')
    await expect(openBackupStore(open(), key(2), '7000000001').read('base/two')).rejects.toThrow('another BACKUP_KEY')
    await expect(store.read('base/three')).rejects.toThrow('7000000001/base/three.enc is missing')
  })

  it('are seen by whoever has what it takes to read them, and by nobody else', async () => {
    expect(await databasesAt(open(), key(1))).toEqual([])
    await openBackupStore(open(), key(1), '7000000001').register()
    expect(await databasesAt(open(), key(1))).toEqual(['7000000001'])
    await expect(databasesAt(open(), null)).rejects.toThrow('are encrypted: set BACKUP_KEY')
    await openBackupStore(open(), null, '7000000001').write('base/one/manifest.json', Buffer.from('slipped in'))
    const encrypted = openBackupStore(open(), key(1), '7000000001')
    expect(String(await encrypted.read('base/one/manifest.json'))).toBe('in clear words')
  })
})

it('a write that was interrupted is no backup', async () => {
  const place = openFolderPlace(join(folder, 'interrupted'))
  await place.put('a/b', Buffer.from('x'))
  await writeFile(join(folder, 'interrupted', 'a', 'c.01234567-0123-0123-0123-0123456789ab'), 'half')
  expect((await place.list('')).map(({ name }) => name)).toEqual(['a/b'])
  expect(await readdir(join(folder, 'interrupted', 'a'))).toHaveLength(2)
})
