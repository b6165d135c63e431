import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, exitOf, signalAll, startProduct, statusOf, type Place } from './product.ts'
import { startWriters, type Writers } from './writers.ts'

/*
 * Fills the disk under the running product while it is written to, gives it room again, and checks that nothing but
 * plain refusals was answered, that every acknowledged write is there, and that it goes on unaided. A disk of its own
 * in memory is mounted for it, which takes root and Linux.
 *
 *   node_modules/.bin/node drills/full-disk.ts        PORT is taken from the environment when given
 */
const ROUNDS = 3
const DISK_MEGABYTES = 700
/** PostgreSQL goes on in files that it has: it is written to until one doesn't suffice, at most this long. */
const FULL_AT_MOST_MILLISECONDS = 120_000
const FULL_AFTER_REFUSAL_MILLISECONDS = 20_000
const RECOVERY_LIMIT_MILLISECONDS = 15_000

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}

/** Writes a file until not one byte more fits. */
function fillUp(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1_048_576; size >= 1; size /= 2) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch {
      // No room for so much: then for half of it.
    }
  }
  closeSync(file)
}

function refusals(writers: Writers): number {
  return Object.values(writers.rejected()).reduce((sum, count) => sum + count, 0)
}

async function until(holds: () => boolean | Promise<boolean>, limit: number): Promise<number> {
  const began = performance.now()
  while (!(await holds()) && performance.now() - began < limit) await wait(20)
  return performance.now() - began
}

async function fillAndFree(place: Place, disk: string): Promise<void> {
  const ballast = join(disk, 'ballast')
  const writers = await startWriters(place)
  await wait(500)
  fillUp(ballast)
  const tookNone = await until(() => refusals(writers) > 0, FULL_AT_MOST_MILLISECONDS)
  await wait(FULL_AFTER_REFUSAL_MILLISECONDS)
  const page = await statusOf(`${addressOf(place)}/`)
  const free = statfsSync(disk).bavail
  const before = writers.acknowledged()
  rmSync(ballast)
  const writing = await until(() => writers.acknowledged() > before + 4, RECOVERY_LIMIT_MILLISECONDS)
  const healthy = await until(
    async () => (await statusOf(`${addressOf(place)}/api/healthcheck`)) === 200,
    RECOVERY_LIMIT_MILLISECONDS,
  )
  await writers.stop()
  const rejected = JSON.stringify(writers.rejected())
  check(
    'the disk was full',
    refusals(writers) > 0,
    `first refusal after ${Math.round(tookNone)} ms, ${free} blocks free`,
  )
  check(
    '  every refusal was a 503',
    Object.keys(writers.rejected()).every((status) => status === '503'),
    rejected,
  )
  check('  pages are served meanwhile', page === 200, `/ answers ${page}`)
  check(
    '  with room again it goes on by itself',
    writing < RECOVERY_LIMIT_MILLISECONDS && healthy < RECOVERY_LIMIT_MILLISECONDS,
    `writes after ${Math.round(writing)} ms, healthy ${Math.round(healthy)} ms later`,
  )
  const lost = await writers.lost()
  const answered = `${writers.acknowledged()} acknowledged, ${lost} of 4 drafts behind, slowest ${Math.round(writers.slowest())} ms`
  check('  every acknowledged write is there', lost === 0, answered)
}

/** A product on a disk of its own: one that has been full has room in its files, and goes on in that for long. */
async function round(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'talentplace-full-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk])
  chmodSync(disk, 0o755)
  const place: Place = {
    port: Number(process.env.PORT ?? 20_000 + (process.pid % 10_000)),
    dataDir: join(disk, 'data'),
  }
  const product = await startProduct(place)
  await fillAndFree(place, disk)
  signalAll(product.npm, 'SIGINT')
  await exitOf(product.npm)
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
}

for (let count = 1; count <= ROUNDS; count += 1) {
  console.log(`\nRound ${count} of ${ROUNDS}`)
  await round()
}
console.log(`\n${failures === 0 ? 'Nothing was lost.' : `${failures} checks failed.`}`)
process.exitCode = failures === 0 ? 0 : 1
