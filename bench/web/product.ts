import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildWebWhenStale } from '../../server/app/web-build.ts'

const root = join(import.meta.dirname, '..', '..')
const startWithin = 180_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Starts the product with a small marketplace of its own and waits until its search is ready. */
export async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  // What is measured is what production sends.
  await buildWebWhenStale({ quick: false })
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'talentplace-bench-'))
  const child = spawn(process.execPath, [join(root, 'server', 'app', 'start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO_ASSISTANTS: '600',
      DEMO_COMPANIES: '20',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  process.once('exit', () => child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
  const deadline = Date.now() + startWithin
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The product did not start; the lines above say why')
    const healthy = await fetch(`${url}/api/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (healthy) return { url, stop }
    await wait(250)
  }
  await stop()
  throw new Error('The product was not ready within three minutes')
}
