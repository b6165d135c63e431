import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a program of this folder as a process beside this one. */
export function startChild(file: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), {
    // Not what the launcher had this process import: that follows its own parent only.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** What a child says next. @throws Error when it ends instead */
export async function nextOf<Notified>(child: ChildProcess): Promise<Notified> {
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${child.spawnfile} ended with ${code}`)))
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Notified]
  return message
}
