import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The programs of others that the product works with, as Debian packs them. */
export type EngineName = 'etcd' | 'haproxy' | 'nginx' | 'patroni' | 'pgbouncer' | 'redis-server'

/** Where the package isn't called as its program is. */
const packages: Partial<Record<EngineName, string>> = { etcd: 'etcd-server' }

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

/** Where the program is; undefined: not on this machine, where `apt-get install` brings it. */
export function findEngine(name: EngineName): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

export interface Engine {
  readonly child: ChildProcess
  /** What it printed so far. */
  output(): string
  /** Ends it, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const longestStart = 20_000

async function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Runs a program that stays in the foreground until someone listens on its port of 127.0.0.1. It ends with this process.
 * @throws Error with what it printed when it isn't there or ends at once
 */
export async function startEngine(
  name: EngineName,
  args: readonly string[],
  port: number,
  user?: { uid: number; gid: number },
): Promise<Engine> {
  const program = findEngine(name)
  if (program === undefined)
    throw new Error(`${name} is not on this machine: apt-get install ${packages[name] ?? name}`)
  const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const deadline = performance.now() + longestStart
  while (!(await answersAt(port))) {
    const ended = child.exitCode !== null || child.signalCode !== null || child.pid === undefined
    if (ended || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`${name} did not start:\n${output}`)
    }
    await Promise.race([exited, wait(20)])
  }
  return {
    child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      process.removeListener('exit', kill)
      child.kill(signal)
      await exited
    },
  }
}
