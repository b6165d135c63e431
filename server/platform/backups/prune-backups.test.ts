import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3, type S3Server } from '../../testing/engines/s3-server.ts'
import { retainedBackup } from '../../testing/backups/retained-backup.ts'
import type { BackupPlace } from './backup-place.ts'
import { openBackupStore } from './backup-store.ts'
import { openFolderPlace } from './folder-place.ts'
import { readBackups, writeManifest, writeVerification } from './manifest.ts'
import { pruneBackups } from './prune-backups.ts'
import { openS3Place } from './s3-place.ts'

const folder = await mkdtemp(join(tmpdir(), 'talentplace-pruning-'))
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
  ['a bucket', () => openS3Place({ endpoint: s3.url, ...account }, 'talentplace', '')],
]
const checksum = '0'.repeat(64)
const segment = (number: number) => `00000001000000000000000${number}`
// After all that is written now: what is newer than the oldest backup that stays is never removed.
const backups = ['01', '02', '03', '04'].map((day, index) =>
  retainedBackup(`2099-01-${day}T10:00:00Z`, { segment: segment(2 * index + 1), files: [`file-${day}`, 'in-all'] }),
)

describe.each(places)('in %s', (_name, open) => {
  async function filled(database: string) {
    const store = openBackupStore(open(), null, database)
    for (const { manifest, verification } of backups) {
      await store.write(`base/${manifest.id}/part-0001.tar.zst`, Buffer.from('part'))
      await writeManifest(store, manifest)
      if (verification) await writeVerification(store, manifest, verification)
      await store.write(`files/${manifest.files[0]?.key}.${checksum}`, Buffer.from('file'))
    }
    await store.write(`files/in-all.${checksum}`, Buffer.from('file'))
    for (let number = 1; number <= 9; number += 1)
      await store.write(`wal/${segment(number)}.${checksum}.zst`, Buffer.from('log'))
    return store
  }
  const names = async (store: Awaited<ReturnType<typeof filled>>, prefix: string) =>
    (await store.list(prefix)).map(({ name }) => name)

  it('the newest good ones stay, with the log since and their files; another database’s are left alone', async () => {
    const [store, other] = [await filled('7'), await filled('8')]
    const all = await names(other, '')
    const removed = await pruneBackups(store, (await readBackups(store)).whole, 2)
    expect(removed).toEqual({ backups: 2, unfinished: 0, log: 4, files: 2 })
    expect((await readBackups(store)).whole).toEqual(backups.slice(2))
    expect(await names(store, 'wal/')).toEqual(
      [5, 6, 7, 8, 9].map((number) => `wal/${segment(number)}.${checksum}.zst`),
    )
    expect(await names(store, 'files/')).toEqual(
      ['file-03', 'file-04', 'in-all'].map((key) => `files/${key}.${checksum}`),
    )
    expect(await names(store, 'base/')).toHaveLength(2 * 3)
    expect(await names(other, '')).toEqual(all)
  })

  it('what was never finished goes once all that stays is newer, and not while it may still be written', async () => {
    const store = await filled('9')
    await store.write('base/20990104T090000Z/part-0001.tar.zst', Buffer.from('killed on the way'))
    const young = retainedBackup('2020-01-01T10:00:00Z')
    expect(await pruneBackups(store, [young], 2)).toMatchObject({ unfinished: 0 })
    expect(await pruneBackups(store, backups, 4)).toEqual({ backups: 0, unfinished: 1, log: 0, files: 0 })
    expect(await names(store, 'base/20990104T090000Z/')).toEqual([])
    expect((await readBackups(store)).whole).toEqual(backups)
  })
})
