import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { startHaproxy } from '@talentplace/server/testing/engines/haproxy'

/** What a process compiled the next one reads: those of a release start from the same files. */
const compiled = join(tmpdir(), 'talentplace-drill-compiled')
const program = new URL('./rolling-server.ts', import.meta.url)

/** Server processes behind one HAProxy, in places of which one is free for the next. */
export interface Processes {
  /** Where people come in. */
  readonly port: number
  /** Puts another process beside the one of a place, and once the proxy sends calls to it, ends that one by SIGTERM. */
  replace(place: number): Promise<void>
  /** Exit codes of those that were replaced; 0 is a clean end. */
  readonly exits: (number | null)[]
  stop(): Promise<void>
}

interface Place {
  readonly port: number
  child: ChildProcess | null
}

const configurationOf = (port: number, statsPort: number, places: readonly Place[], interval: number) => `
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  option redispatch
  retries 3
  retry-on conn-failure empty-response
listen stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
frontend talentplace
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  default_backend processes
backend processes
  balance leastconn
  option httpchk GET /api/healthcheck
  http-check expect status 200
  default-server check inter ${interval}ms fall 1 rise 1
${places.map((place, number) => `  server place${number} 127.0.0.1:${place.port}`).join('\n')}
`

/** @param options.interval ms between two looks of the proxy at each process */
export async function startProcesses(options: {
  databaseUrl: string
  count: number
  drainSeconds: number
  interval: number
  environment?: Record<string, string>
}): Promise<Processes> {
  const { databaseUrl, count, drainSeconds, interval } = options
  const places: Place[] = []
  for (let number = 0; number <= count; number += 1) places.push({ port: await findFreePort(), child: null })
  const exits: (number | null)[] = []

  async function begin(place: Place): Promise<void> {
    const environment = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(place.port),
      DEMO_DATA: '0',
      NODE_COMPILE_CACHE: compiled,
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: String(drainSeconds),
      ...options.environment,
    }
    const child = fork(program, [], { env: environment, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    place.child = child
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`a process ended with ${code}`)))
    ended.catch(() => undefined)
    await Promise.race([once(child, 'message'), ended])
  }

  async function end({ child }: Place): Promise<number | null> {
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return code
  }

  const [port, statsPort] = [await findFreePort(), await findFreePort()]
  await Promise.all(places.slice(0, count).map(begin))
  const proxy = await startHaproxy(configurationOf(port, statsPort, places, interval), port)

  /** Until the proxy itself says that it sends calls there. */
  async function untilUp(place: Place): Promise<void> {
    const line = new RegExp(`^processes,place${places.indexOf(place)},.*,UP,`, 'm')
    while (!line.test(await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text())) await wait(interval / 2)
  }

  for (const place of places.slice(0, count)) await untilUp(place)
  return {
    port,
    exits,
    async replace(number) {
      const inUse = places.filter(({ child }) => child !== null)
      const old = inUse[number]
      const free = places.find(({ child }) => child === null)
      if (!old || !free) throw new Error('There is no such place')
      await begin(free)
      await untilUp(free)
      exits.push(await end(old))
      old.child = null
    },
    async stop() {
      for (const { child } of places) child?.kill('SIGKILL')
      await proxy.stop('SIGKILL')
    },
  }
}
