import { Agent, request } from 'node:http'

export interface Posted {
  /** Left out: POST. */
  readonly method?: 'POST' | 'PUT'
  readonly path: string
  readonly token: string
  readonly body: unknown
  /** The Idempotency-Key; null for what needs none. */
  readonly key: string | null
}

export interface PostFigures {
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers other than 200. */
  readonly failures: number
}

export interface PostAnswer {
  readonly status: number
  readonly body: Record<string, unknown>
}

/** One call of the API, with its answer. */
export function post(
  agent: Agent,
  port: number,
  { method = 'POST', path, token, body, key }: Posted,
): Promise<PostAnswer> {
  const sent = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    authorization: `Bearer ${token}`,
    ...(key !== null && { 'idempotency-key': key }),
  }
  return new Promise((resolve, reject) => {
    const call = request({ agent, port, host: '127.0.0.1', method, path: `/api${path}`, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as PostAnswer['body'] }),
      )
    })
    call.once('error', reject)
    call.end(sent)
  })
}

/** What one client sends next; undefined: it is done. */
export type Sender = () => Posted | undefined

/** Keeps so many clients busy with these calls, each sending the next one when its last is answered. */
export function postAll(port: number, clients: number, calls: readonly Posted[]): Promise<PostFigures> {
  const waiting = [...calls]
  return postNext(
    port,
    Array(clients).fill(() => waiting.pop()),
  )
}

/** The same with calls one after the other, again from the first, until something else is done. */
export function postUntil(
  port: number,
  clients: number,
  { calls, done }: { calls: readonly Posted[]; done: Promise<unknown> },
): Promise<PostFigures> {
  const state = { at: 0, isDone: false }
  const end = () => (state.isDone = true)
  done.then(end, end)
  return postNext(
    port,
    Array(clients).fill(() => (state.isDone ? undefined : calls[state.at++ % calls.length])),
  )
}

/** The same with senders that each have calls of their own, for so many seconds. */
export function postFor(port: number, senders: readonly Sender[], seconds: number): Promise<PostFigures> {
  const end = performance.now() + seconds * 1000
  return postNext(
    port,
    senders.map(
      (next): Sender =>
        () =>
          performance.now() < end ? next() : undefined,
    ),
  )
}

async function postNext(port: number, senders: readonly Sender[]): Promise<PostFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders.length })
  const times: number[] = []
  let failures = 0
  async function runClient(next: Sender): Promise<void> {
    for (let call = next(); call; call = next()) {
      const began = performance.now()
      const { status } = await post(agent, port, call)
      times.push(performance.now() - began)
      if (status !== 200) failures += 1
    }
  }
  const began = performance.now()
  await Promise.all(senders.map(runClient))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  const inOrder = times.toSorted((a, b) => a - b)
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0
  return { requests: times.length, perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), failures }
}
