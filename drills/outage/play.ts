import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseGate } from '@talentplace/server/testing/database-gate'
import type { OutageProduct, PortName } from './product.ts'
import { addVisitor, type Answered, type Paid, type Probe } from './visitor.ts'

/** How a service is away: it refuses connections, or its network hangs and nothing says so. */
export const manners = ['refuses', 'hangs'] as const
export type Manner = (typeof manners)[number]

const buying = 'pay for a team'
const all = [
  'search',
  'sign in',
  'say who is signed in',
  'save a draft',
  'keep a file',
  'read a file',
  'begin a card',
  buying,
]
/** What can't be done without a service, and says so. */
const needs: Readonly<Record<PortName, readonly string[]>> = {
  database: all,
  files: ['keep a file', 'read a file'],
  mail: [],
  // Whoever pays is told that it isn't clear yet: the charge is asked for again by its key.
  processor: ['begin a card', buying],
  Redis: [],
}

/** A session that is known is believed, and people are found in memory, until the listener is known to be lost. */
const fromMemory = ['search', 'say who is signed in']

export interface Outage {
  readonly port: PortName
  readonly manner: Manner
  readonly works: readonly string[]
  readonly rejected: readonly string[]
  /** What was answered otherwise than it should be, e.g. `save a draft: 500`. */
  readonly strange: readonly string[]
  /** Ms of the slowest answer of what works, and of a 503; of the latter without those given while it was being noticed. */
  readonly slowestWorking: number
  readonly slowestRejection: number
  readonly slowestNotice: number
  readonly recovered: number
  readonly acknowledged: number
  readonly lost: number
  /** Checkouts that were begun and aren't paid for after it. */
  readonly unpaid: number
  /** Cents that the processor has charged, and that we know of. */
  readonly charged: number
  readonly booked: number
}

/** Ms in which a silence has to be noticed; who asks meanwhile waits as long. */
const noticing = 3_500
const breath = 400
const betweenCheckouts = 2_000
/** A mail that was taken as its database went is taken again after two minutes. */
const longestMail = 150_000
const longest = 60_000

const slowest = (some: readonly Answered[]) => Math.max(0, ...some.map(({ ms }) => ms))
const works = ({ status }: Answered) => status > 0 && status < 500
const fresh = ({ began }: { began: number }) => began < noticing

async function leave(gate: DatabaseGate, manner: Manner): Promise<void> {
  if (manner === 'hangs') gate.block()
  else await gate.shut()
}

async function comeBack(gate: DatabaseGate, manner: Manner): Promise<void> {
  if (manner === 'hangs') gate.letGo()
  else await gate.open()
}

/**
 * One service away for so long, and at least until each thing that someone does was answered once; then how soon all of
 * it works again.
 */
export async function playOutage(
  product: OutageProduct,
  database: Parameters<typeof addVisitor>[0],
  given: { port: PortName; manner: Manner; seconds: number; mails?: boolean },
): Promise<Outage> {
  const { port, manner, seconds, mails = true } = given
  const gate = product.gates.get(port)
  if (!gate) throw new Error(`There is no ${port}`)
  const visitor = await addVisitor(database, product)
  const answers: (Answered & Partial<Paid> & { name: string; began: number; ended: number })[] = []
  const over = new AbortController()
  await leave(gate, manner)
  const left = performance.now()
  async function again(name: string, probe: Probe, pause: number): Promise<void> {
    for (; !over.signal.aborted; await wait(pause)) {
      const began = performance.now() - left
      const answer = await probe()
      answers.push({ name, began, ended: performance.now() - left, ...answer })
    }
  }
  async function mail(): Promise<void> {
    for (; !over.signal.aborted; await wait(breath)) await visitor.queue()
  }
  const doing = [
    ...[...visitor.probes].map(([name, probe]) => again(name, probe, breath)),
    again(buying, visitor.pay, Math.min(betweenCheckouts, seconds * 1000)),
    ...(mails ? [mail()] : []),
  ]
  await wait(seconds * 1000)
  const probes = [...visitor.probes.keys(), buying]
  while (!probes.every((name) => answers.some((answer) => answer.name === name))) await wait(20)
  over.abort()
  const back = performance.now()
  await comeBack(gate, manner)
  async function allWork(): Promise<boolean> {
    const now = await Promise.all([...visitor.probes.values()].map((probe) => probe()))
    return now.every(works)
  }
  /** Ms from the return until it holds, or so long. */
  async function until(holds: () => boolean | Promise<boolean>, max: number): Promise<number> {
    while (!(await holds()) && performance.now() - back < max) await wait(20)
    return performance.now() - back
  }
  const [working, mailed] = await Promise.all([
    until(allWork, longest),
    until(() => visitor.waiting(product.mailed) === 0, longestMail),
  ])
  await Promise.all(doing)
  // What was queued as it came back.
  await until(() => visitor.waiting(product.mailed) === 0, longestMail)
  const unpaid = await visitor.settle()
  const { rows } = await database.pool.query<{ cents: string }>(
    'select coalesce(sum(amount_cents), 0) as cents from payments',
  )

  const isRejection = ({ name }: { name: string }) => needs[port].includes(name)
  // What was answered once it was back says nothing of the outage.
  const meanwhile = answers.filter(({ ended }) => ended < back - left)
  const refusals = meanwhile.filter(isRejection)
  const mayWork = ({ name }: { name: string }) => port === 'database' && manner === 'hangs' && fromMemory.includes(name)
  const expected = (each: (typeof answers)[number]) =>
    isRejection(each)
      ? [429, 503].includes(each.status) || each.isPending === true || (mayWork(each) && works(each))
      : works(each) && each.isPending !== true
  return {
    port,
    manner,
    works: [...visitor.probes.keys(), buying].filter((name) => !needs[port].includes(name)),
    rejected: needs[port],
    strange: [
      ...new Set(
        meanwhile.filter((each) => !expected(each)).map(({ name, status }) => `${name}: ${status || 'no answer'}`),
      ),
    ],
    slowestWorking: slowest(meanwhile.filter((each) => !isRejection(each))),
    slowestRejection: slowest(refusals.filter((each) => !fresh(each))),
    slowestNotice: slowest(refusals.filter(fresh)),
    recovered: port === 'mail' ? Math.max(working, mailed) : working,
    acknowledged: visitor.acknowledged(),
    lost: await visitor.lost(product.mailed),
    unpaid,
    charged: product.stripe.charged(),
    booked: Number(rows[0]?.cents),
  }
}
