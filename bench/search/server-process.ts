import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { serverEnvironment, serverFlags } from '../../launch/server-tuning.mjs'
import type { FromServer, ToServer, Written } from './messages.ts'

type Notified<What extends FromServer['what']> = Extract<FromServer, { what: What }>

export interface ServerProcess {
  readonly ready: Notified<'ready'>
  /** Calls back for every batch of changes that became searchable. */
  onSearchable(call: (message: Notified<'searchable'>) => void): void
  /** Megabytes. */
  memory(): Promise<number>
  /** Microseconds of processor time used so far. */
  processor(): Promise<number>
  /** Microseconds a search takes without HTTP, page and explanations included. */
  alone(searches: readonly unknown[]): Promise<number>
  stop(): Promise<void>
}

interface Start {
  readonly args?: readonly string[]
  readonly flags?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

function start(file: string, url: string, { args = [], flags = [], environment = {} }: Start): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    env: { ...process.env, ...environment, DATABASE_URL: url },
    execArgv: [...flags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** @param args `--cold`: its search is ready without a warm-up */
export async function startServerProcess(url: string, args: readonly '--cold'[] = []): Promise<ServerProcess> {
  const child = start('measured-server.ts', url, { args, flags: serverFlags, environment: serverEnvironment })
  const nextMessage = <What extends FromServer['what']>(what: What) =>
    new Promise<Notified<What>>((resolve, reject) => {
      const ended = () => reject(new Error('the measured server ended'))
      const heard = (message: FromServer) => {
        if (message.what !== what) return
        child.off('message', heard)
        child.off('exit', ended)
        resolve(message as Notified<What>)
      }
      child.on('message', heard)
      child.once('exit', ended)
    })
  const post = (message: ToServer) => child.send(message)
  const ready = await nextMessage('ready')
  return {
    ready,
    onSearchable(call) {
      child.on('message', (message: FromServer) => {
        if (message.what === 'searchable') call(message)
      })
    },
    async memory() {
      const answer = nextMessage('memory')
      post({ post: 'memory' })
      return (await answer).memory
    },
    async processor() {
      const answer = nextMessage('processor')
      post({ post: 'processor' })
      return (await answer).microseconds
    },
    async alone(searches) {
      const answer = nextMessage('alone')
      post({ post: 'alone', searches })
      return (await answer).microseconds
    },
    async stop() {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}

/** Writes for so many seconds; resolves with what was written. */
export function runWriter(url: string, seconds: number, assistants: number): Promise<readonly Written[]> {
  const child = start('writer.ts', url, { args: [String(seconds), String(assistants)] })
  return new Promise((resolve, reject) => {
    child.once('message', (written) => resolve(written as Written[]))
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the writer ended with ${code}`))
    })
  })
}
