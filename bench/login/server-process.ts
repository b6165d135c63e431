import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFlags } from '../../launch/server-tuning.mjs'

export interface ServerProcess {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the server on a database, hashing so many passwords at once; settles when its search is ready. */
export async function startServer(databaseUrl: string, hashesAtOnce: number): Promise<ServerProcess> {
  const child = fork(fileURLToPath(new URL('measured-server.ts', import.meta.url)), [], {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      HASHES_AT_ONCE: String(hashesAtOnce),
      LOGIN_FAILURES_PER_ADDRESS: '1000000',
    },
    execArgv: [...serverFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([nextMessage]) => Number(nextMessage)),
    ended.then(() => Promise.reject(new Error('the measured server ended'))),
  ])
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
