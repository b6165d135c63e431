import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface Polled {
  /** Milliseconds of each answer since the last look. */
  readonly times: readonly number[]
  readonly failures: number
}

/** Asks for the health of a server all the while, every so many milliseconds whatever is answered. */
export function pollHealth(port: number, every: number) {
  const worker = new Worker(new URL('health-poller.ts', import.meta.url), { workerData: { port, every } })
  const poll = async (wanted: 'read' | 'stop'): Promise<Polled> => {
    const message = once(worker, 'message')
    // To a thread, not a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(wanted)
    const [polled] = (await message) as [Polled]
    return polled
  }
  return { read: () => poll('read'), stop: () => poll('stop') }
}
