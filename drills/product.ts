import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readPostmasterFile } from '@talentplace/server/platform/embedded-postgres/postmaster-file'

const root = dirname(import.meta.dirname)

/** The product as a newcomer runs it, with its processes within reach. */
export interface Product {
  readonly npm: ChildProcess
  /** Milliseconds from `npm start` to the first answer, and to a healthy product. */
  readonly answered: number
  readonly ready: number
  output(): string
}

export interface Place {
  readonly port: number
  readonly dataDir: string
}

export const addressOf = ({ port }: Place): string => `http://127.0.0.1:${port}`

/** Runs `npm start` in a process group of its own, as a terminal does, and waits until the product is healthy. */
export async function startProduct(place: Place): Promise<Product> {
  const started = performance.now()
  const npm = runNpmStart(place)
  let output = ''
  npm.stdout?.on('data', (data) => (output += data))
  npm.stderr?.on('data', (data) => (output += data))
  const status = async (query: string): Promise<number> => {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${output}`)
    return statusOf(`${addressOf(place)}/api/healthcheck${query}`)
  }
  while ((await status('?live=1')) !== 200) await wait(20)
  const answered = performance.now() - started
  while ((await status('')) !== 200) await wait(20)
  return { npm, answered, ready: performance.now() - started, output: () => output }
}

/** `npm start` without waiting: the exit code is for the caller. It ends with the drill, however that ends. */
export function runNpmStart({ port, dataDir }: Place): ChildProcess {
  const env = {
    DEMO_ASSISTANTS: '500',
    DEMO_COMPANIES: '8',
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
  const npm = spawn('npm', ['--silent', '--prefix', root, 'start'], {
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => signalAll(npm, 'SIGTERM')
  process.once('exit', end)
  npm.once('exit', () => process.removeListener('exit', end))
  return npm
}

/** Tells npm and all it started, as a terminal does with its process group; nothing where they have ended. */
export function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The status of an answer; 0 when nobody answers. */
export async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).status
  } catch {
    return 0
  }
}

export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)))
}

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

function processes(): Process[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, state, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return state === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
}

/** The server's process: the one below `npm start` that runs the server's file. */
export function serverPid({ npm }: Product): number {
  const all = processes()
  const below = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...below(child.pid)])
  const server = below(npm.pid ?? 0).findLast(
    ({ command }) => command.includes('--import') && command.includes('server/app/start.ts'),
  )
  if (!server) throw new Error('The server’s process was not found')
  return server.pid
}

/** `undefined` while PostgreSQL is between two lives. */
export function postgresPid({ dataDir }: Place): number | undefined {
  return readPostmasterFile(join(dataDir, 'postgres')).pid
}

/** Command lines still running of a stopped product. */
export function leftovers({ dataDir }: Place, pids: readonly (number | undefined)[]): string[] {
  return processes()
    .filter(({ pid, command }) => pids.includes(pid) || command.includes(dataDir))
    .map(({ command }) => command)
}
