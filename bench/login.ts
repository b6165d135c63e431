// How fast people sign in beside what hashing allows, and how the search bears it: target T9.
//   node launch/run.mjs bench/login.ts [--assistants 100000] [--seconds 4] [--rounds 3] [--seed 7]
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { hashPassword, isPasswordOf } from '../server/accounts/stored-passwords/password.ts'
import { likelySearch, readModels } from '../server/testing/random/likely-searches.ts'
import { randomNumbers } from '../server/testing/random/random-numbers.ts'
import { generateLogins } from './login/login-load.ts'
import { startServer } from './login/server-process.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'
import { median } from './search/figures.ts'
import { generateLoad } from './search/load-generator.ts'
import { searchAddress } from '../server/testing/random/search-address.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const assistants = Number(values.assistants)
const seconds = Number(values.seconds)
const rounds = Array.from({ length: Number(values.rounds) }, (_each, at) => at + 1)
const cores = availableParallelism()
const password = 'Bench-pass-1!'
const people = 200
const print = (line: string) => console.log(line)
const verdict = (met: boolean, floor: boolean) => (met ? 'met' : floor ? 'above the floor' : 'MISSED')
const random = randomNumbers(Number(values.seed))

async function addPeople({ pool }: Dataset): Promise<{ emails: string[]; hash: string }> {
  const hash = await hashPassword(password)
  const emails = Array.from({ length: people }, (_each, at) => `person${at}@bench.test`)
  await pool.query(
    "insert into users (full_name, email, permissions, password_hash) select 'Bench', email, '{virtualassistant}', $2 from unnest($1::text[]) email",
    [emails, hash],
  )
  return { emails, hash }
}

/** Milliseconds of one comparison while nothing else runs. */
async function hashTime(hash: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    const began = performance.now()
    await isPasswordOf(hash, password)
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measureLogins(dataset: Dataset, emails: readonly string[], hash: string): Promise<number> {
  const server = await startServer(dataset.url, cores)
  const shares: number[] = []
  try {
    const load = { port: server.port, emails, password, clients: 4 * cores }
    // The server's code is compiled while it runs.
    await generateLogins({ ...load, seconds: 5 })
    for (const round of rounds) {
      const milliseconds = await hashTime(hash)
      const limit = (cores * 1000) / milliseconds
      const logins = await generateLogins({ ...load, seconds })
      shares.push(logins.perSecond / limit)
      print(
        `  round ${round}: one hash ${milliseconds.toFixed(1)} ms, so at most ${limit.toFixed(0)}/s; ` +
          `${logins.perSecond.toFixed(1)} sign-ins/s, p50 ${logins.p50.toFixed(0)} ms${logins.failures > 0 ? `, ${logins.failures} FAILED` : ''}`,
      )
    }
  } finally {
    await server.stop()
  }
  return median(shares)
}

async function measureSearch(dataset: Dataset, emails: readonly string[]): Promise<number> {
  const server = await startServer(dataset.url, Math.max(1, cores - 1))
  const models = await readModels(dataset.pool, 5_000)
  const ratios: number[] = []
  try {
    const { port } = server
    const search = (length: number) => {
      const searches = Array.from({ length: 20_000 }, () => searchAddress(likelySearch(random, models)))
      return generateLoad({
        port,
        clients: 10,
        seconds: length,
        token: dataset.token,
        next: () => searches.pop() ?? searchAddress(likelySearch(random, models)),
      })
    }
    await search(2)
    for (const round of rounds) {
      const idle = await search(seconds)
      const [busy, logins] = await Promise.all([
        search(seconds),
        generateLogins({ port, emails, password, clients: 10, seconds }),
      ])
      ratios.push(busy.p99 / idle.p99)
      print(
        `  round ${round}: search p99 ${idle.p99.toFixed(2)} ms alone, ${busy.p99.toFixed(2)} ms during ${logins.perSecond.toFixed(1)} sign-ins/s by 10 clients; ` +
          `${Math.round(idle.requestsPerSecond)}/s and ${Math.round(busy.requestsPerSecond)}/s${idle.failures + busy.failures + logins.failures > 0 ? ', some FAILED' : ''}`,
      )
    }
  } finally {
    await server.stop()
  }
  return median(ratios)
}

print(
  `Login bench, ${cores} cores, ${assistants.toLocaleString('en-CA')} assistants; only ratios inside one run count.`,
)
const datasets = await openDatasets(1, () => undefined)
try {
  const dataset = await datasets.make(assistants)
  const { emails, hash } = await addPeople(dataset)
  print(`\nSigning in, ${cores} hashes at once, ${4 * cores} clients`)
  const share = await measureLogins(dataset, emails, hash)
  print(`\nSearching with 10 clients, ${Math.max(1, cores - 1)} hash at once`)
  const ratio = await measureSearch(dataset, emails)
  print(
    `\nT9 sign-ins: ${share.toFixed(2)} of cores / hash time (target .85, floor .6): ${verdict(share >= 0.85, share >= 0.6)}`,
  )
  print(`T9 search p99 during sign-ins: ${ratio.toFixed(1)}x (target 3x, floor 6x): ${verdict(ratio <= 3, ratio <= 6)}`)
  await datasets.remove(dataset)
} finally {
  await datasets.stop()
}
