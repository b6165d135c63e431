import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface KilledServer {
  readonly address: string
  /** kill -9, and another process in its place; settles when that one answers. */
  killAndStart(): Promise<void>
  /** Settles when the process of the moment has sent so many messages of that kind. */
  notified(message: string, times: number): Promise<void>
  stop(): Promise<void>
}

/** The server on a database and a port, which are the same however often it is killed. */
export async function startKilledServer(options: {
  /** The file that serves, and says `ready`. */
  program: URL
  databaseUrl: string
  port: number
  environment?: Record<string, string>
}): Promise<KilledServer> {
  const { program, databaseUrl, port, environment } = options
  const state: { child: ChildProcess | null } = { child: null }

  async function begin(): Promise<void> {
    const child = fork(program, [], {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), DEMO_DATA: '0', ...environment },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    state.child = child
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)))
    ended.catch(() => undefined)
    await Promise.race([notified('ready', 1), ended])
  }

  function notified(message: string, times: number): Promise<void> {
    const { child } = state
    let left = times
    return new Promise((resolve) => {
      child?.on('message', (said) => {
        if (said !== message) return
        left -= 1
        if (left === 0) resolve()
      })
    })
  }

  async function kill(): Promise<void> {
    const { child } = state
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await begin()
  return {
    address: `http://127.0.0.1:${port}`,
    notified,
    async killAndStart() {
      await kill()
      await begin()
    },
    stop: kill,
  }
}
