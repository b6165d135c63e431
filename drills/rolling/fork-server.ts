import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { ServerProcess } from './processes.ts'

const program = new URL('./rolling-server.ts', import.meta.url)

/** Starts servers that are processes of their own, and end by SIGTERM. */
export function forkServers(environment: Record<string, string>): (port: number) => Promise<ServerProcess> {
  return async (port) => {
    const env = { ...process.env, DEMO_DATA: '0', TRUST_PROXY: 'loopback', ...environment, PORT: String(port) }
    const child = fork(program, [], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const endedEarly = ended.then((code) => Promise.reject(new Error(`a process ended with ${code}`)))
    endedEarly.catch(() => undefined)
    await Promise.race([once(child, 'message'), endedEarly])
    return {
      end() {
        child.kill('SIGTERM')
        return ended
      },
      kill() {
        child.kill('SIGKILL')
        return ended
      },
    }
  }
}
