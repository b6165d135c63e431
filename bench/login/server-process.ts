import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFlags } from '../../launch/server-tuning.mjs'

export interface ServerProcess {
  readonly port: number
  readonly pid: number
  /** A message to what the server imported before its own code (`imports`), and its answer. */
  request<Answer>(message: object): Promise<Answer>
  stop(): Promise<void>
}

interface Started {
  /** The program, instead of the product's server. */
  readonly program?: URL
  /** Modules that it imports first. */
  readonly imports?: readonly URL[]
}

/** Starts the server on a database, hashing so many passwords at once; settles when its search is ready. */
export async function startServer(
  databaseUrl: string,
  hashesAtOnce: number,
  { program = new URL('measured-server.ts', import.meta.url), imports = [] }: Started = {},
): Promise<ServerProcess> {
  const child = fork(fileURLToPath(program), [], {
    env: {
      ...process.env,
      ...serverEnvironment,
      DATABASE_URL: databaseUrl,
      HASHES_AT_ONCE: String(hashesAtOnce),
      LOGIN_FAILURES_PER_ADDRESS: '1000000',
    },
    execArgv: [...serverFlags, ...imports.flatMap(({ href }) => ['--import', href])],
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
    async request<Answer>(message: object) {
      const answer = once(child, 'message')
      child.send(message)
      return (await answer)[0] as Answer
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
