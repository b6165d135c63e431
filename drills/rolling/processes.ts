import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { startHaproxy } from '@talentplace/server/testing/engines/haproxy'

/** One server that serves. */
export interface ServerProcess {
  /** As SIGTERM does. How it ended: 0 cleanly. */
  end(): Promise<number | null>
  kill(): Promise<unknown>
}

/** Server processes behind one HAProxy, in places of which one is free for the next. */
export interface Processes {
  /** Where people come in. */
  readonly port: number
  /** Puts another process beside the others, and once the proxy sends calls to it, ends the oldest as SIGTERM does. */
  replaceOldest(): Promise<void>
  /** Exit codes of those that were replaced; 0 is a clean end. */
  readonly exits: (number | null)[]
  stop(): Promise<void>
}

interface Place {
  readonly port: number
  process: ServerProcess | null
}

const configurationOf = (port: number, statsPort: number, places: readonly Place[], interval: number) => `
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout tunnel 1h
  timeout check 3s
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
  default-server check inter ${interval}ms fall 2 rise 1
${places.map((place, number) => `  server place${number} 127.0.0.1:${place.port}`).join('\n')}
`

/** @param options.begin starts a server on a port; @param options.interval ms between two looks of the proxy at each */
export async function startProcesses(options: {
  begin: (port: number) => Promise<ServerProcess>
  count: number
  interval: number
}): Promise<Processes> {
  const { count, interval } = options
  const places: Place[] = []
  for (let number = 0; number <= count; number += 1) places.push({ port: await findFreePort(), process: null })
  const exits: (number | null)[] = []

  async function begin(place: Place): Promise<void> {
    place.process = await options.begin(place.port)
  }

  const [port, statsPort] = [await findFreePort(), await findFreePort()]
  await Promise.all(places.slice(0, count).map(begin))
  const proxy = await startHaproxy(configurationOf(port, statsPort, places, interval), port)

  /** Until the proxy itself says that it sends calls there. */
  async function untilUp(place: Place): Promise<void> {
    const line = new RegExp(`^processes,place${places.indexOf(place)},.*,UP,`, 'm')
    while (!line.test(await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text())) await wait(interval / 2)
  }

  const serving = places.slice(0, count)
  for (const place of serving) await untilUp(place)
  return {
    port,
    exits,
    async replaceOldest() {
      const old = serving.shift()
      const free = places.find(({ process }) => process === null)
      if (!old?.process || !free) throw new Error('There is nothing to replace, or no place for the next')
      await begin(free)
      await untilUp(free)
      exits.push(await old.process.end())
      old.process = null
      serving.push(free)
    },
    async stop() {
      await Promise.all(places.map(({ process }) => process?.kill()))
      await proxy.stop('SIGKILL')
    },
  }
}
