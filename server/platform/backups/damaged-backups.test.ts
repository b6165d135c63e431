import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { retainedBackup } from '../../testing/backups/retained-backup.ts'
import { givenKeys } from '../sealing/encryption-keys.ts'
import { openBackupStore } from './backup-store.ts'
import { openFolderPlace } from './folder-place.ts'
import { readBackups, writeManifest, writeVerification } from './manifest.ts'

const folder = await mkdtemp(join(tmpdir(), 'talentplace-damaged-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const place = openFolderPlace(folder)
const storeWith = (database: string, ...bytes: number[]) => openBackupStore(place, givenKeys(bytes.map(key)), database)
const tried = { at: '2026-11-22T10:00:00Z', issues: [], seconds: 1, rows: 1 }
const [one, two] = [retainedBackup('2026-11-20T10:00:00Z'), retainedBackup('2026-11-21T10:00:00Z')]

it('a damaged backup is named, and the others are there as ever', async () => {
  const store = storeWith('7', 1)
  for (const { manifest } of [two, one]) {
    await writeManifest(store, manifest)
    await writeVerification(store, manifest, tried)
  }
  await place.put(`7/base/${two.manifest.id}/manifest.json.enc`, Buffer.from(`${'0'.repeat(16)}broken`))
  const { whole, damaged } = await readBackups(store)
  expect(whole).toEqual([{ manifest: one.manifest, verification: tried }])
  expect(damaged).toEqual([expect.stringContaining(`7/base/${two.manifest.id}/manifest.json.enc`)])
})

it('one whose trial can’t be read is there, to be tried again', async () => {
  const store = storeWith('8', 1)
  await writeManifest(store, one.manifest)
  await store.write(`base/${one.manifest.id}/verification.json`, Buffer.from('{}'))
  expect(await readBackups(store)).toEqual({ whole: [{ manifest: one.manifest, verification: null }], damaged: [] })
})

it('where all were encrypted with another key, that is said; with both keys they are read', async () => {
  await writeManifest(storeWith('9', 1), one.manifest)
  await expect(readBackups(storeWith('9', 2))).rejects.toThrow('another BACKUP_KEY')
  await writeManifest(storeWith('9', 2, 1), two.manifest)
  const { whole } = await readBackups(storeWith('9', 2, 1))
  expect(whole.map(({ manifest }) => manifest.id)).toEqual([one.manifest.id, two.manifest.id])
})
