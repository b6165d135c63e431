import { Agent, request } from 'node:http'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from './soak-mix.ts'

/** Milliseconds, each from the instant at which the request was due. */
export interface Times {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export interface LoopFigures {
  readonly read: Times
  readonly write: Times
  readonly byName: Readonly<Record<string, Times>>
  /** Answers by status; 0 is none. */
  readonly statuses: Readonly<Record<string, number>>
  /** What refused and failed answers said, by call, the first of each. */
  readonly refusals: Readonly<Record<string, string>>
  /** How many requests of each second weren't answered 200: a server that stood still once, or one that can't keep up. */
  readonly rejectedInSecond: Readonly<Record<number, number>>
  /** Requests a second that were begun. */
  readonly rate: number
}

const longestAnswer = 30_000

interface Answer {
  readonly status: number
  readonly text: string
}

function send(agent: Agent, port: number, { method, path, token, body }: Call): Promise<Answer> {
  const sent = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method, path, headers, timeout: longestAnswer },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.once('error', (error) => resolve({ status: 0, text: error.message }))
      },
    )
    call.once('timeout', () => call.destroy(new Error('no answer')))
    call.once('error', (error) => resolve({ status: 0, text: error.message }))
    call.end(sent)
  })
}

const microseconds = 1_000

function timesOf(histogram: RecordableHistogram): Times {
  const at = (share: number) => histogram.percentile(share) / microseconds
  return histogram.count === 0
    ? { count: 0, p50: 0, p99: 0, max: 0 }
    : { count: histogram.count, p50: at(50), p99: at(99), max: histogram.max / microseconds }
}

/**
 * Requests at a constant rate, whether the last ones were answered or not: a server that stands still is asked all the same, and each
 * request's time counts from when it was due. Settles when all are answered.
 */
export async function openLoop(options: {
  port: number
  rate: number
  seconds: number
  next: () => Call
}): Promise<LoopFigures> {
  const { port, rate, seconds, next } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 1_024, scheduling: 'fifo' })
  const histograms = new Map<string, RecordableHistogram>()
  const statuses: Record<string, number> = {}
  const refusals: Record<string, string> = {}
  const rejectedInSecond: Record<number, number> = {}
  const record = (name: string, time: number) => {
    const histogram = histograms.get(name) ?? createHistogram()
    histograms.set(name, histogram)
    histogram.record(Math.max(1, Math.round(time * microseconds)))
  }

  async function request(due: number): Promise<void> {
    const call = next()
    const { status, text } = await send(agent, port, call)
    const took = performance.now() - due
    record(call.kind, took)
    record(call.name, took)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status !== 200) {
      refusals[`${call.name} ${status}`] ??= text.slice(0, 300)
      const second = Math.floor((due - began) / 1_000)
      rejectedInSecond[second] = (rejectedInSecond[second] ?? 0) + 1
    }
    call.answered?.(status, text)
  }

  const open = new Set<Promise<void>>()
  const began = performance.now()
  const all = Math.round(rate * seconds)
  for (let made = 0; made < all;) {
    const due = began + (made * 1_000) / rate
    const early = due - performance.now()
    if (early > 0) {
      await wait(early)
      continue
    }
    made += 1
    const pending = request(due).finally(() => open.delete(pending))
    open.add(pending)
  }
  const lasted = (performance.now() - began) / 1_000
  await Promise.all(open)
  agent.destroy()
  const figures = (name: string) => timesOf(histograms.get(name) ?? createHistogram())
  const names = [...histograms.keys()].filter((name) => name !== 'read' && name !== 'write')
  return {
    read: figures('read'),
    write: figures('write'),
    byName: Object.fromEntries(names.map((name) => [name, figures(name)])),
    statuses,
    refusals,
    rejectedInSecond,
    rate: all / Math.max(lasted, all / rate),
  }
}
