import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '@talentplace/server/platform/backups/backup-error'
import { databasesAt, openBackupStore, type BackupStore } from '@talentplace/server/platform/backups/backup-store'
import { openFolderPlace } from '@talentplace/server/platform/backups/folder-place'
import { readKeptFile } from '@talentplace/server/platform/backups/kept-files'
import { readBackups, type Manifest } from '@talentplace/server/platform/backups/manifest'
import { createFolderStore } from '@talentplace/server/platform/files/folder-store'
import { givenKeys } from '@talentplace/server/platform/sealing/sealing-keys'
import { keepBackups } from '@talentplace/server/workflows/backups/keep-backups'
import { restoreDatabase } from '@talentplace/server/workflows/backups/restore-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolder, startBackedUpProduct, type BackedUpProduct } from './backed-up-product.ts'
import { playRestore, type PlayedRestore } from './play-restore.ts'

// What a killed process has written is safe with the system: nobody pulls the plug here.
const settings = { fsync: 'off' }
let product: BackedUpProduct
let played: PlayedRestore
let manifest: Manifest

beforeAll(async () => {
  product = await startBackedUpProduct(settings)
  played = await playRestore(product, { seconds: 1, settings })
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
  expect(played).toMatchObject({ lost: 0, tooLate: 0, filesMissing: 0, refused: 0 })
  expect(played.there).toBe(played.committed)
  expect(played.before, 'there was something to lose').toBeGreaterThan(5)
  expect(played.after, 'and something to leave out').toBeGreaterThan(0)
})

it('a backup made under writes has each row that it counted, a whole audit and books that add up', () => {
  expect(played.trial.faults).toEqual([])
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
  const read = () => readKeptFile(product.store, file.key, file.sha256)
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

it('no other backup is made while the last one is young, without faults, and the log since is whole', async () => {
  await keepBackups(product.deps)
  expect((await readBackups(product.store)).map((each) => each.manifest.id)).toEqual([manifest.id])
})
