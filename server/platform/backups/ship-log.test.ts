import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openBackupStore } from './backup-store.ts'
import { openFolderPlace } from './folder-place.ts'
import { hasGapAfter, readStoredLog } from './stored-log.ts'
import { createLogShipper } from './ship-log.ts'
import { segmentName } from './wal-names.ts'

const folder = await mkdtemp(join(tmpdir(), 'talentplace-shipping-'))
const archive = join(folder, 'wal-archive')
await mkdir(archive)
afterAll(() => rm(folder, { recursive: true, force: true }))

const store = openBackupStore(openFolderPlace(join(folder, 'backups')), null, '7')
const segment = (number: number) => segmentName({ timeline: 1, number: BigInt(number) })
const nothing = () => Promise.resolve()
const away = () => Promise.reject(new Error('the place is away'))
const write = async (first: number, last: number) => {
  for (let number = first; number <= last; number += 1) await writeFile(join(archive, segment(number)), String(number))
}

it('while the place is away 8 GB of the log wait; beyond that the oldest goes, which leaves a gap that is seen', async () => {
  const shipper = createLogShipper({ archive, store })
  await write(1, 1)
  await shipper.ship(nothing)
  await write(2, 515)
  await expect(shipper.ship(away)).rejects.toThrow('the place is away')
  expect(await shipper.waiting()).toEqual({ count: 512, givenUp: 2 })
  expect((await readdir(archive)).toSorted()[0]).toBe(segment(4))

  await shipper.ship(nothing)
  expect(await readdir(archive)).toEqual([])
  const log = await readStoredLog(store)
  expect(log.size).toBe(513)
  expect(hasGapAfter(log, segment(1))).toBe(true)
  expect(hasGapAfter(log, segment(4))).toBe(false)
})

it('the end of a line that was left goes with its history, and what nobody needs goes without', async () => {
  const names = ['00000002.history', `${segment(600)}.partial`, `${segment(600)}.00000028.backup`, 'something else']
  for (const name of names) await writeFile(join(archive, name), name)
  await createLogShipper({ archive, store }).ship(nothing)
  expect(await readdir(archive)).toEqual(['something else'])
  expect((await readStoredLog(store)).has('00000002.history')).toBe(true)
})
