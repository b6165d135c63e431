import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  exitOf,
  leftovers,
  postgresPid,
  runNpmStart,
  serverPid,
  signalAll,
  startProduct,
  statusOf,
  addressOf,
  type Place,
  type Product,
} from './product.ts'
import { startWriters, type Writers } from './writers.ts'

/*
 * Kills the product in every way while it is written to, starts it again as a newcomer would, and checks that every
 * acknowledged write is there and how long it took to be ready.
 *
 *   node_modules/.bin/node drills/crash.ts        PORT and DATA_DIR are taken from the environment when given
 */
const READY_LIMIT_MILLISECONDS = 5_000
const ROUNDS = 3

let failures = 0
function check(what: string, holds: boolean, figures: string): void {
  if (!holds) failures += 1
  console.log(`${holds ? '✓' : '✗'} ${what}: ${figures}`)
}
const milliseconds = (duration: number): string => `${Math.round(duration)} ms`

async function writeForAWhile(place: Place): Promise<Writers> {
  const writers = await startWriters(place)
  await wait(500 + Math.random() * 500)
  return writers
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('There is nothing to kill')
  process.kill(pid, 'SIGKILL')
}

type Crash = (product: Product) => void

/** Kills, starts anew, and checks; answers the new product. */
async function crashAndStart(place: Place, product: Product, name: string, crash: Crash): Promise<Product> {
  const writers = await writeForAWhile(place)
  crash(product)
  await exitOf(product.npm)
  await writers.stop()
  const next = await startProduct(place)
  check(
    `${name}, then npm start`,
    next.ready <= READY_LIMIT_MILLISECONDS,
    `answers after ${milliseconds(next.answered)}, ready after ${milliseconds(next.ready)}`,
  )
  const lost = await writers.lost()
  check(
    '  every acknowledged write is there',
    lost === 0,
    `${writers.acknowledged()} acknowledged, ${lost} of 4 drafts behind`,
  )
  return next
}

async function databaseKill(place: Place): Promise<void> {
  const writers = await writeForAWhile(place)
  const old = postgresPid(place)
  kill(old)
  const killed = performance.now()
  const since = async (holds: () => boolean | Promise<boolean>): Promise<number> => {
    while (!(await holds()) && performance.now() - killed < 2 * READY_LIMIT_MILLISECONDS) await wait(10)
    return performance.now() - killed
  }
  await since(() => ![old, undefined].includes(postgresPid(place)))
  const before = writers.acknowledged()
  const writing = await since(() => writers.acknowledged() > before)
  const healthy = await since(async () => (await statusOf(`${addressOf(place)}/api/healthcheck`)) === 200)
  await writers.stop()
  check(
    'kill -9 of PostgreSQL while the server lives',
    healthy <= READY_LIMIT_MILLISECONDS,
    `writes again after ${milliseconds(writing)}, healthy after ${milliseconds(healthy)}`,
  )
  const unclear = Object.keys(writers.rejected()).filter((status) => status !== '503')
  check(
    '  meanwhile 503 within a second',
    unclear.length === 0 && writers.slowest() <= 1_100,
    `${JSON.stringify(writers.rejected())}, slowest answer ${milliseconds(writers.slowest())}`,
  )
  const lost = await writers.lost()
  check(
    '  every acknowledged write is there',
    lost === 0,
    `${writers.acknowledged()} acknowledged, ${lost} of 4 drafts behind`,
  )
}

async function secondStart(place: Place): Promise<void> {
  const second = runNpmStart(place)
  let said = ''
  second.stderr?.on('data', (data) => (said += data))
  const code = await exitOf(second)
  const lines = said.trim().split('\n')
  check('a second npm start ends with one line', code === 1 && lines.length === 1, `exit ${code}: ${lines[0]}`)
  check(
    '  and leaves the first alone',
    (await statusOf(`${addressOf(place)}/api/healthcheck`)) === 200,
    'still healthy',
  )
}

/** Ctrl-C reaches the whole process group of the terminal. */
async function interrupt(place: Place, product: Product): Promise<void> {
  const pids = [serverPid(product), postgresPid(place)]
  const began = performance.now()
  signalAll(product.npm, 'SIGINT')
  await exitOf(product.npm)
  const took = performance.now() - began
  const left = leftovers(place, pids)
  check(
    'Ctrl-C ends everything',
    left.length === 0,
    `${milliseconds(took)}, ${left.length} processes left${left.map((line) => `\n    ${line}`).join('')}`,
  )
}

const crashes: Record<string, (place: Place) => Crash> = {
  'kill -9 of the server': () => (product) => kill(serverPid(product)),
  'kill -9 of server and PostgreSQL': (place) => (product) => {
    const pids = [postgresPid(place), serverPid(product)]
    pids.forEach(kill)
  },
  'kill -9 of npm and all it started': () => (product) => {
    const server = serverPid(product)
    signalAll(product.npm, 'SIGKILL')
    kill(server)
  },
}

const folder = mkdtempSync(join(tmpdir(), 'talentplace-crash-'))
chmodSync(folder, 0o755)
const place: Place = {
  port: Number(process.env.PORT ?? 20_000 + (process.pid % 10_000)),
  dataDir: process.env.DATA_DIR ?? join(folder, 'data'),
}

let product = await startProduct(place)
console.log(
  `First start: answers after ${milliseconds(product.answered)}, ready after ${milliseconds(product.ready)} (${place.dataDir}, port ${place.port})`,
)
await secondStart(place)
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log(`\nRound ${round} of ${ROUNDS}`)
  for (const [name, crash] of Object.entries(crashes)) product = await crashAndStart(place, product, name, crash(place))
  await databaseKill(place)
}
console.log('')
await interrupt(place, product)
product = await startProduct(place)
check(
  'npm start again',
  product.ready <= READY_LIMIT_MILLISECONDS,
  `answers after ${milliseconds(product.answered)}, ready after ${milliseconds(product.ready)}`,
)
await interrupt(place, product)
rmSync(folder, { recursive: true, force: true })
console.log(`\n${failures === 0 ? 'Nothing was lost.' : `${failures} checks failed.`}`)
process.exitCode = failures === 0 ? 0 : 1
