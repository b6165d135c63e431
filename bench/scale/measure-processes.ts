import type { ChildProcess } from 'node:child_process'
import { startServer } from '../login/server-process.ts'
import type { Dataset } from '../search/datasets.ts'
import { median } from '../search/figures.ts'
import { nextOf, startChild } from './child.ts'
import type { MixRequest, MixMeasured } from './mix-load.ts'

const clientsEach = 10

function request(load: ChildProcess, options: MixRequest): Promise<MixMeasured> {
  const answer = nextOf<MixMeasured>(load)
  load.send(options)
  return answer
}

/** Requests a second of the mix with so many server processes beside each other, each with a load process of its own. */
export async function measureProcesses(
  dataset: Dataset,
  processes: number,
  settings: { seconds: number; rounds: number; staffToken: string },
): Promise<{ requestsPerSecond: number; p99: number; failures: number }> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(dataset.url, 1)))
  const loads = servers.map(() => startChild('mix-load.ts'))
  const round = (seconds: number) =>
    Promise.all(
      loads.map((load, at) =>
        request(load, {
          port: servers[at]?.port ?? 0,
          clients: clientsEach,
          seconds,
          token: dataset.token,
          staffToken: settings.staffToken,
        }),
      ),
    )
  try {
    await round(Math.min(2, settings.seconds))
    const rates: number[] = []
    const slowest: number[] = []
    let failures = 0
    for (let each = 0; each < settings.rounds; each += 1) {
      const measured = await round(settings.seconds)
      rates.push(measured.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0))
      slowest.push(Math.max(...measured.map(({ p99 }) => p99)))
      failures += measured.reduce((sum, one) => sum + one.failures, 0)
    }
    return { requestsPerSecond: median(rates), p99: median(slowest), failures }
  } finally {
    for (const load of loads) load.disconnect()
    await Promise.all(servers.map((server) => server.stop()))
  }
}
