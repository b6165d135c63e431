import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BackupError } from '@talentplace/server/platform/backups/backup-error'
import { databasesAt, openBackupStore, type BackupStore } from '@talentplace/server/platform/backups/backup-store'
import { openFolderPlace } from '@talentplace/server/platform/backups/folder-place'
import { readStoredFile } from '@talentplace/server/platform/backups/stored-files'
import { readBackups, writeManifest, type Manifest } from '@talentplace/server/platform/backups/manifest'
import { settableClock } from '@talentplace/server/platform/clock/clock'
import { archiveOf } from '@talentplace/server/platform/embedded-postgres/archive-folder'
import { createFolderStore } from '@talentplace/server/platform/files/folder-store'
import { givenKeys } from '@talentplace/server/platform/sealing/encryption-keys'
import { filledFiles } from '@talentplace/server/testing/database'
import { createShipping, retainBackups, retainBackupsAndNotify } from '@talentplace/server/desk/backups/retain-backups'
import { requireGoodBackup } from '@talentplace/server/desk/backups/require-good-backup'
import { restoreDatabase } from '@talentplace/server/desk/backups/restore-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolder, startBackedUpProduct, type BackedUpProduct } from './backed-up-product.ts'
import { playRestore, type PlayedRestore } from './play-restore.ts'

// What a killed process has written is safe with the system: nobody pulls the plug here.
const settings = { fsync: 'off' }
let product: BackedUpProduct
let played: PlayedRestore
let manifest: Manifest

beforeAll(async () => {
  product = await startBackedUpProduct(settings, await filledFiles())
  played = await playRestore(product, { seconds: 0.8, settings, pause: 50 })
  manifest = played.manifest
  // A whole PostgreSQL is made, backed up, restored and started three times: on a busy machine that takes its time.
}, 180_000)
afterAll(() => product.stop())

/** Restores into a folder that goes again. */
async function restore(at: Date, store: BackupStore = product.store) {
  const folder = await openFolder('refused')
  try {
    return await restoreDatabase({
      store,
      target: { at },
      timeline: null,
      cluster: join(folder, 'postgres'),
      user: undefined,
      files: createFolderStore(join(folder, 'files')),
      bankingKeyFile: join(folder, 'banking.key'),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Changes a byte of what lies at the place, and puts it back after. */
async function damaged<Value>(name: string, look: () => Promise<Value>): Promise<Value> {
  const path = join(product.folder, 'backups', manifest.database, name)
  const bytes = await readFile(path)
  const wrong = Buffer.from(bytes)
  wrong.writeUInt8(wrong.readUInt8(wrong.length - 1) ^ 1, wrong.length - 1)
  await writeFile(path, wrong)
  try {
    return await look()
  } finally {
    await writeFile(path, bytes)
  }
}

it('to an instant named in advance, exactly what was committed by then is there, and every file', () => {
  expect(played).toMatchObject({ lost: 0, tooLate: 0, filesMissing: 0, rejected: 0 })
  expect(played.there).toBe(played.committed)
  expect(played.before, 'there was something to lose').toBeGreaterThan(0)
  expect(played.after, 'and something to leave out').toBeGreaterThan(0)
})

it('a backup made under writes has each row that it counted, a whole audit and books that add up', () => {
  expect(played.trial.issues).toEqual([])
  expect(played.trial.rows).toBe(played.backup.countedRows)
})

it('nothing before the first backup can be restored', async () => {
  const before = new Date(new Date(manifest.finished).getTime() - 1)
  await expect(restore(before)).rejects.toThrow(`the first backup was whole at ${manifest.finished}`)
})

it('with another key nothing is read, and without one it is said that one is needed', async () => {
  const other = givenKeys([Buffer.alloc(32, 8).toString('base64')])
  const wrong = openBackupStore(product.place, other, manifest.database)
  await expect(restore(played.target, wrong)).rejects.toThrow('encrypted with another BACKUP_KEY')
  await expect(databasesAt(product.place, null)).rejects.toThrow('are encrypted: set BACKUP_KEY')
})

it('a damaged part, segment of the log, attached file or manifest is refused by its name', async () => {
  const part = `${manifest.parts[0]?.name}.enc`
  await expect(damaged(part, () => restore(played.target))).rejects.toThrow(`${part} is damaged`)
  const log = await readdir(join(product.folder, 'backups', manifest.database, 'wal'))
  const segment = `wal/${log.find((name) => name.startsWith(manifest.last_segment))}`
  await expect(damaged(segment, () => restore(played.target))).rejects.toThrow(`${segment} is damaged`)
  const [file = { key: '', sha256: '' }] = manifest.files
  const attached = `files/${file.key}.${file.sha256}.enc`
  const read = () => readStoredFile(product.store, file.key, file.sha256)
  await expect(damaged(attached, read)).rejects.toThrow(`${attached} is damaged`)
  const about = `base/${manifest.id}/manifest.json.enc`
  await expect(damaged(about, () => restore(played.target))).rejects.toThrow(`${about} is damaged`)
})

it('of a folder with nothing in it, there is nothing to restore', async () => {
  const empty = join(product.folder, 'nothing')
  await mkdir(empty)
  expect(await databasesAt(openFolderPlace(empty), null)).toEqual([])
  const store = openBackupStore(openFolderPlace(empty), null, manifest.database)
  await expect(restore(played.target, store)).rejects.toThrow(BackupError)
})

it('a database newer than this release is restored by none but the release that wrote it', async () => {
  await writeManifest(product.store, { ...manifest, schema: '9999_of_a_later_release.sql' })
  await expect(restore(played.target)).rejects.toThrow(
    'migration 9999_of_a_later_release.sql, which this release doesn',
  )
  await writeManifest(product.store, manifest)
})

const alerts = async () =>
  (
    await product.database.pool.query(
      `select fingerprint, status from alerts where fingerprint like 'backup:%' order by fingerprint`,
    )
  ).rows
const hoursAfter = (instant: string, hours: number) => new Date(new Date(instant).getTime() + hours * 3_600_000)
const away = () => Promise.reject(new Error('the disk is gone'))

it('staff are told while no backup can be made, until one can, and once the last good one is old', async () => {
  await retainBackupsAndNotify({ ...product.deps, store: { ...product.store, list: away } })
  expect(await alerts()).toEqual([{ fingerprint: 'backup:made', status: 'new' }])
  await retainBackupsAndNotify(product.deps)
  expect(await alerts()).toEqual([{ fingerprint: 'backup:made', status: 'resolved' }])
  await requireGoodBackup(product.deps, hoursAfter(manifest.finished, 48))
  await expect(requireGoodBackup(product.deps, hoursAfter(manifest.finished, 50))).rejects.toThrow(
    'The last good backup is of',
  )
  await product.database.pool.query('delete from alerts')
})

it('staff are told when a trial finds faults, until one doesn’t', async () => {
  const verification = `base/${manifest.id}/verification.json`
  await product.store.remove(verification)
  await damaged(`${manifest.parts[0]?.name}.enc`, () => retainBackupsAndNotify(product.deps))
  expect(await alerts()).toEqual([{ fingerprint: 'backup:verification', status: 'new' }])
  await expect(requireGoodBackup(product.deps, new Date())).rejects.toThrow('without a fault yet')
  await product.store.remove(verification)
  await retainBackupsAndNotify(product.deps)
  expect(await alerts()).toEqual([{ fingerprint: 'backup:verification', status: 'resolved' }])
  await product.database.pool.query('delete from alerts')
})

it('staff are told that the last good one is old while none can be made, and that one is damaged', async () => {
  const clock = settableClock(hoursAfter(manifest.finished, 50))
  const unreachable = { ...product.deps, clock, url: 'postgres://nobody@127.0.0.1:1/nothing' }
  await retainBackupsAndNotify(unreachable)
  expect(await alerts()).toEqual([
    { fingerprint: 'backup:age', status: 'new' },
    { fingerprint: 'backup:made', status: 'new' },
  ])
  clock.set(new Date(manifest.finished))
  await damaged(`base/${manifest.id}/manifest.json.enc`, () => retainBackupsAndNotify(unreachable))
  expect(await alerts()).toContainEqual({ fingerprint: 'backup:damaged', status: 'new' })
  await retainBackupsAndNotify({ ...product.deps, clock })
  expect((await alerts()).map(({ status }) => status)).toEqual(['resolved', 'resolved', 'resolved'])
  await product.database.pool.query('delete from alerts')
})

it('staff are told when the log hasn’t been shipped for ten minutes, and what waits is kept', async () => {
  const clock = settableClock(new Date('2026-11-26T10:00:00Z'))
  const waiting = join(archiveOf(product.postgres.cluster), manifest.start_segment)
  await writeFile(waiting, 'log')
  const ship = createShipping({ ...product.deps, clock, store: { ...product.store, list: away } })
  await ship()
  expect(await alerts()).toEqual([])
  clock.set(new Date('2026-11-26T10:10:00Z'))
  await ship()
  expect(await alerts()).toEqual([{ fingerprint: 'backup:log', status: 'new' }])
  expect(String(await readFile(waiting))).toBe('log')
  await rm(waiting)
  await product.database.pool.query('delete from alerts')
})

it('what a killed process left of a trial hours ago goes', async () => {
  const place = dirname(product.postgres.cluster)
  const left = join(place, 'backup-trial-abc123')
  await mkdir(left)
  const hours = new Date(Date.now() - 7 * 3_600_000)
  await utimes(left, hours, hours)
  await retainBackups(product.deps)
  expect((await readdir(place)).filter((name) => name.startsWith('backup-'))).toEqual([])
})

it('no other backup is made while the last one is young, without faults, and the log since is whole', async () => {
  await retainBackups(product.deps)
  const { whole, damaged } = await readBackups(product.store)
  expect(whole.map((each) => each.manifest.id)).toEqual([manifest.id])
  expect(damaged).toEqual([])
})
