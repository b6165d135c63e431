import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type S3Server } from '../../testing/engines/s3-server.ts'
import { databaseGate } from '../../testing/database-gate.ts'
import { FilesAway, type FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'talentplace-store-'))
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3(join(folder, 's3'))
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

const keys = { region: 'ca-central-1', bucket: 'talentplace', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const stores: [name: string, open: () => FileStore][] = [
  ['the folder', () => createFolderStore(join(folder, 'embedded'))],
  ['a store that speaks S3', () => createS3Store({ endpoint: s3.url, ...keys })],
]

describe.each(stores)('C4 files in %s', (_name, open) => {
  it('come back byte for byte, also to another process', async () => {
    const bytes = randomBytes(300_000)
    await open().put('some-file', bytes, 'application/pdf')
    expect((await open().get('some-file'))?.equals(bytes)).toBe(true)
  })

  it('are as they were written last', async () => {
    await open().put('again', Buffer.from('before'), 'text/plain')
    await open().put('again', Buffer.from('after'), 'text/plain')
    expect(String(await open().get('again'))).toBe('after')
  })

  it('that were never kept, or are removed, aren’t there; removing twice is no fault', async () => {
    expect(await open().get('never')).toBeNull()
    await open().put('removed', Buffer.from('x'), 'text/plain')
    await open().remove('removed')
    await open().remove('removed')
    expect(await open().get('removed')).toBeNull()
  })

  it('are found by no key that leads elsewhere', async () => {
    for (const key of ['../secret', 'a/b', '', 'A', 'x'.repeat(101)]) {
      await expect(open().get(key)).rejects.toThrow('A file is kept by letters')
      await expect(open().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('A file is kept by letters')
    }
  })
})

it('C4 a folder holds whole files only, which nobody else on the machine reads', async () => {
  const store = createFolderStore(join(folder, 'alone'))
  await Promise.all(Array.from({ length: 20 }, () => store.put('one', randomBytes(100_000), 'text/plain')))
  expect(await readdir(join(folder, 'alone', 'ne'))).toEqual(['one'])
})

it('C4 a store that refuses us is a fault, not an empty file', async () => {
  const store = createS3Store({ endpoint: s3.url, ...keys, bucket: 'elsewhere' })
  await expect(store.get('some-file')).rejects.toThrow(/bucket does not exist/)
  await expect(store.put('some-file', Buffer.from('x'), 'text/plain')).rejects.toThrow(/bucket does not exist/)
})

it('C4 a store that hangs or refuses is away, and is used again once it is back', async () => {
  const gate = await databaseGate(s3.url)
  const store = createS3Store({ endpoint: gate.url.replace(/\/$/, ''), ...keys })
  await store.put('kept', Buffer.from('kept'), 'text/plain')
  gate.block()
  await expect(store.get('kept')).rejects.toThrow(FilesAway)
  gate.letGo()
  await gate.shut()
  await expect(store.put('other', Buffer.from('x'), 'text/plain')).rejects.toThrow(FilesAway)
  await gate.open()
  expect(String(await store.get('kept'))).toBe('kept')
  await gate.shut()
})
