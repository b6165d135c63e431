import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export interface KilledJobs {
  /** How often the process was ended in the middle of a day's jobs. */
  readonly kills: () => number
  /** Does a day's jobs to their end; `kill`: in the middle of them the process is ended, and another one does them. */
  doDay(instant: Date, kill: boolean): Promise<void>
  stop(): Promise<void>
}

const program = new URL('jobs-process.ts', import.meta.url)
type Heard = 'done' | 'ended'

/** What comes of a day: the word of its end, or the process's own. */
function hear(from: ChildProcess): Promise<Heard> {
  return new Promise((resolve) => {
    const finish = (heard: Heard) => {
      from.off('message', onDone).off('exit', onEnd)
      resolve(heard)
    }
    const onDone = () => finish('done')
    const onEnd = () => finish('ended')
    from.on('message', onDone).on('exit', onEnd)
  })
}

/** The jobs on a database, in a process that is killed (`kill -9`) while it does them. */
export async function startKilledJobs(databaseUrl: string, chance: () => number): Promise<KilledJobs> {
  const state = { kills: 0, usual: 100 }

  async function begin(): Promise<ChildProcess> {
    const child = fork(program, [], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (said !== 'ready') throw new Error(`the jobs' process ended with ${String(said)}`)
    return child
  }
  let child = await begin()

  async function end(): Promise<void> {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async function doDay(instant: Date, kill: boolean): Promise<void> {
    const began = performance.now()
    const heard = hear(child)
    child.send(instant.toISOString())
    if (!kill) {
      if ((await heard) === 'ended') throw new Error(`the jobs of ${instant.toISOString()} ended early`)
      state.usual = performance.now() - began
      return
    }
    const first = await Promise.race([heard, wait(chance() * state.usual, 'now' as const)])
    if (first === 'done') return
    await end()
    state.kills += 1
    child = await begin()
    await doDay(instant, false)
  }

  return { kills: () => state.kills, doDay, stop: end }
}
