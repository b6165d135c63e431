import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { serverEnvironment, serverFlags } from '../launch/server-tuning.mjs'

/** A server of the drill's, in a process of its own. */
export interface ServedApart {
  readonly child: ChildProcess
  readonly port: number
  /** Ends it as Ctrl-C does: what is asked is still answered. */
  stop(): Promise<void>
}

/**
 * Serves that database, with its migrations as they are; settles when it answers. `program` is this version's unless another one is
 * given, and tells its port when it listens. Port 0 is any.
 */
export async function serveApart(options: {
  databaseUrl: string
  port?: number
  program?: string
}): Promise<ServedApart> {
  const { databaseUrl, port = 0, program = `${import.meta.dirname}/served-apart.ts` } = options
  const environment = { DATABASE_URL: databaseUrl, PORT: String(port), DEMO_DATA: '0', LOG_LEVEL: 'error' }
  const child = fork(program, [], {
    env: { ...process.env, ...serverEnvironment, ...environment },
    execArgv: [...serverFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const early = ended.then(([code]) => Promise.reject(new Error(`a server ended with ${code}`)))
  early.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), early])
  return {
    child,
    port: Number(message),
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
