/*
 * A client and an assistant, two devices each, write in one thread while their lines are cut and the server is killed; two more
 * devices read along by the offset of what they know. What everybody has in the end is held against what was written.
 *
 *   node launch/run.mjs drills/messages.ts [--messages 1000] [--cuts 100] [--kills 10] [--seed 1]
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { lossyLine, type Line, type Losses } from './lossy-line.ts'
import { addressOf, exitOf, serverPid, startProduct, type Product } from './product.ts'

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '100' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
})
const [wanted, cuts, kills] = [Number(values.messages), Number(values.cuts), Number(values.kills)]
const password = 'Demo-pass-1!'
const place = { port: 13_000 + (process.pid % 6_000), dataDir: await mkdtemp(join(tmpdir(), 'talentplace-messages-')) }
// As root, PostgreSQL's own user has to get in.
await chmod(place.dataDir, 0o755)

interface Message {
  readonly uuid: string
  readonly position: number
  readonly change: number
  readonly body: string
}
interface News {
  readonly messages: readonly Message[]
  readonly more: boolean
  readonly offset: number
}

let state = Number(values.seed)
/** The same numbers for the same seed. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const losses: Losses = { cutsLeft: cuts, cut: 0, unanswered: 0 }
const address = addressOf(place)
let product: Product = await startProduct(place)
const progress = { written: 0, killed: 0, over: false }

async function session(email: string): Promise<{ token: string; user: { uuid: string } }> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email}: ${await response.text()}`)
  return (await response.json()) as { token: string; user: { uuid: string } }
}

const [client, va] = [await session('client@demo.test'), await session('va@demo.test')]
const line = ({ token }: { token: string }): Line => lossyLine(address, token, { losses, random, chance: 0.08 })

async function commonThread(): Promise<string> {
  const { discussions } = (await line(va).request('GET', '/discussions')) as {
    discussions: { uuid: string; participants: { user_uuid: string }[] }[]
  }
  const found = discussions.find((each) => each.participants.some(({ user_uuid }) => user_uuid === client.user.uuid))
  if (!found) throw new Error('The demo client and assistant have no thread in common.')
  return found.uuid
}

/** One device: each message is sent until it is acknowledged, then the next one. */
async function write(by: Line, device: string, thread: string): Promise<void> {
  for (let at = 1; at <= wanted / 4; at += 1) {
    await by.request('POST', `/discussions/${thread}/messages`, { uuid: randomUUID(), body: `${device} ${at}` })
    progress.written += 1
  }
}

/** What a device that reads along has: by uuid, as it came. */
async function readAlong(by: Line, thread: string): Promise<Map<string, Message>> {
  const known = new Map<string, Message>()
  let offset = 0
  for (let last = false; ;) {
    const news = (await by.request('GET', `/discussions/${thread}/messages?after=${offset}&limit=100`)) as News
    for (const message of news.messages) known.set(message.uuid, message)
    offset = news.offset
    if (last && !news.more) return known
    last = progress.over
    await wait(20)
  }
}

async function killAgainAndAgain(): Promise<void> {
  const each = wanted / (kills + 1)
  while (progress.killed < kills && !progress.over) {
    if (progress.written < (progress.killed + 1) * each) {
      await wait(5)
      continue
    }
    const exited = exitOf(product.npm)
    process.kill(serverPid(product), 'SIGKILL')
    await exited
    product = await startProduct(place)
    progress.killed += 1
  }
}

async function readWhole(thread: string): Promise<Message[]> {
  const whole: Message[] = []
  for (let before = ''; ;) {
    const page = (await line(client).request('GET', `/discussions/${thread}/messages?limit=100${before}`)) as News
    whole.unshift(...page.messages)
    if (!page.more) return whole
    before = `&before=${page.messages[0]?.position}`
  }
}

try {
  const thread = await commonThread()
  const before = new Set((await readWhole(thread)).map(({ uuid }) => uuid))
  const began = performance.now()
  const readers = [client, va].map((who) => readAlong(line(who), thread))
  const killing = killAgainAndAgain()
  const devices = ['client 1', 'client 2', 'assistant 1', 'assistant 2']
  await Promise.all(devices.map((device) => write(line(device.startsWith('client') ? client : va), device, thread)))
  progress.over = true
  await killing
  const heard = await Promise.all(readers)
  const seconds = Math.round((performance.now() - began) / 1000)

  const whole = (await readWhole(thread)).filter(({ uuid }) => !before.has(uuid))
  const bodies = whole.map(({ body }) => body)
  const sent = devices.flatMap((device) => Array.from({ length: wanted / 4 }, (_, at) => `${device} ${at + 1}`))
  const lost = sent.filter((each) => !bodies.includes(each)).length
  const twice = bodies.length - new Set(bodies).size
  const outOfOrder = devices.filter((device) => {
    const own = bodies.filter((each) => each.startsWith(`${device} `)).map((each) => Number(each.split(' ')[2]))
    return own.some((number, at) => number !== at + 1)
  }).length
  const apart = heard.filter((known) => {
    const seen = [...known.values()].filter(({ uuid }) => !before.has(uuid)).toSorted((a, b) => a.position - b.position)
    return JSON.stringify(seen.map(({ uuid }) => uuid)) !== JSON.stringify(whole.map(({ uuid }) => uuid))
  }).length
  console.log(`Messages drill: ${progress.written} messages of 4 devices in ${seconds} s`)
  console.log(
    `  ${losses.cut} calls cut, ${progress.killed} kills of the server, ${losses.unanswered} further calls unanswered`,
  )
  console.log(`  ${lost} lost, ${twice} twice, ${outOfOrder} devices out of order, ${apart} of 2 readers apart`)
  process.exitCode = lost + twice + outOfOrder + apart === 0 && progress.written === wanted ? 0 : 1
} finally {
  const exited = exitOf(product.npm)
  process.kill(serverPid(product), 'SIGTERM')
  await exited
  await rm(place.dataDir, { recursive: true, force: true })
}
