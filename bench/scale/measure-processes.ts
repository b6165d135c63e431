import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startServer } from '../login/server-process.ts'
import type { Dataset } from '../search/datasets.ts'
import { median } from '../search/figures.ts'
import type { MixAsked, MixMeasured } from './mix-load.ts'

const clientsEach = 10

function startLoad(): ChildProcess {
  return fork(fileURLToPath(new URL('mix-load.ts', import.meta.url)), {
    // Not what the launcher had this process import: that follows its own parent only.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function ask(load: ChildProcess, asked: MixAsked): Promise<MixMeasured> {
  const ended = once(load, 'exit').then(([code]) => Promise.reject(new Error(`a load process ended with ${code}`)))
  const answer = Promise.race([once(load, 'message'), ended])
  load.send(asked)
  const [measured] = await answer
  return measured as MixMeasured
}

/** Requests a second of the mix with so many server processes beside each other, each with a load process of its own. */
export async function measureProcesses(
  dataset: Dataset,
  processes: number,
  settings: { seconds: number; rounds: number; staffToken: string },
): Promise<{ requestsPerSecond: number; p99: number; failures: number }> {
  const servers = await Promise.all(Array.from({ length: processes }, () => startServer(dataset.url, 1)))
  const loads = servers.map(startLoad)
  const round = (seconds: number) =>
    Promise.all(
      loads.map((load, at) =>
        ask(load, {
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
