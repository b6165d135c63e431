// How fast staff find something by a few letters, at a million accounts, subscriptions and invoices each: below 50 ms.
//   node launch/run.mjs bench/palette.ts [--rows 1000000] [--asked 2000] [--seed …]
import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { startServer } from './login/server-process.ts'
import { fillNames, firstNames, lastNames, numbersFrom } from './palette/fill-names.ts'
import { openDatasets, type Dataset } from './search/datasets.ts'
import { percentile } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    searches: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const rows = Number(values.rows)
const searches = Number(values.searches)
const limit = 50
const print = (line: string) => console.log(line)

let state = Number(values.seed)
/** A whole number below `most`, drawn by the seed. */
function draw(max: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * max)
}
const drawn = (names: readonly string[]) => names[draw(names.length)] ?? ''
const started = (word: string, least: number) => word.slice(0, least + draw(word.length - least + 1))

/** What staff type, by kind; every letter of it is a question. */
const kinds: Readonly<Record<string, () => string>> = {
  'two letters': () => drawn(firstNames).slice(0, 2),
  'a first name': () => started(drawn(firstNames), 2),
  'a last name': () => started(drawn(lastNames), 2),
  'both, beginnings only': () => `${started(drawn(lastNames), 1)} ${started(drawn(firstNames), 2)}`,
  'an email': () => `${drawn(firstNames)}.${drawn(lastNames)}${draw(rows)}@people`.toLowerCase(),
  'a company': () => `${started(drawn(lastNames), 3)} ${draw(rows / 10)}`,
  'a subscription': () => started('Bookkeeper and payroll', 2),
  'a word of all companies': () => started('Services', 2),
  'an invoice': () => `CAD-${numbersFrom + draw(rows)}`,
  'nothing that is there': () => `zzq${draw(1_000)}`,
}

/** A member of staff who may see everything; their token. */
async function signInStaff({ pool }: Dataset): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const found = await pool.query<{ uuid: string }>(
    `insert into users (full_name, email, permissions) values ('Staff', 'staff@bench.test', '{admin,super_admin}') returning uuid`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_uuid, created_date, last_used, expires) values ($1, $2, now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), found.rows[0]?.uuid],
  )
  return token
}

const datasets = await openDatasets(7, () => undefined)
try {
  const dataset = await datasets.make(200)
  await fillNames(dataset.pool, rows, print)
  const token = await signInStaff(dataset)
  const server = await startServer(dataset.url, 1)
  const request = async (search: string) => {
    const from = performance.now()
    const reply = await fetch(`http://127.0.0.1:${server.port}/api/palette?search=${encodeURIComponent(search)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${body}`)
    return performance.now() - from
  }
  try {
    print(`${rows.toLocaleString('en-CA')} accounts, subscriptions and invoices each; seed ${values.seed}`)
    for (const make of Object.values(kinds)) for (let time = 0; time < 20; time += 1) await request(make())
    const all: number[] = []
    for (const [name, make] of Object.entries(kinds)) {
      const took: number[] = []
      for (let time = 0; time < searches / Object.keys(kinds).length; time += 1) took.push(await request(make()))
      all.push(...took)
      print(`  ${name.padEnd(24)} ${inWords(took)}`)
    }
    print(`  ${'all'.padEnd(24)} ${inWords(all)}`)
    const p99 = percentile(all, 0.99)
    print(`p99 below ${limit} ms: ${p99 < limit ? 'target reached' : 'MISSED'}`)
    if (p99 >= limit) process.exitCode = 1
  } finally {
    await server.stop()
  }
} finally {
  await datasets.stop()
}

function inWords(took: readonly number[]): string {
  const format = (share: number) => percentile(took, share).toFixed(1).padStart(6)
  return `p50 ${format(0.5)}  p99 ${format(0.99)}  slowest ${format(1)} ms`
}
