import { Agent, request } from 'node:http'

export interface LoginLoad {
  readonly port: number
  readonly emails: readonly string[]
  readonly password: string
  readonly clients: number
  readonly seconds: number
}

export interface Logins {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly failures: number
}

/** One sign-in; the status it was answered with. */
function signIn(agent: Agent, port: number, email: string, password: string): Promise<number> {
  const body = JSON.stringify({ email, password })
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/auth/login', headers },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Keeps so many clients signing in for so long, each time as someone else. */
export async function generateLogins({ port, emails, password, clients, seconds }: LoginLoad): Promise<Logins> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let failures = 0
  let turn = 0
  const began = performance.now()
  const end = began + seconds * 1000

  async function runClient(): Promise<void> {
    while (performance.now() < end) {
      const email = emails[(turn += 1) % emails.length] ?? ''
      const sent = performance.now()
      if ((await signIn(agent, port, email, password)) !== 200) failures += 1
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, runClient))
  const elapsed = (performance.now() - began) / 1000
  agent.destroy()
  const p50 = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
  return { perSecond: times.length / elapsed, p50, failures }
}
