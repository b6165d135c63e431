import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

export interface BackgroundWork {
  /** Starts the work, or, when it is running, has it run once more afterwards. */
  begin(): void
  /** Resolves when nothing runs and nothing is wanted any more. */
  idle(): Promise<void>
  /** Lets the current run end and begins no other. */
  stop(): Promise<void>
}

const retryDelay = 250

/** Work of which only one run goes on at a time; one that fails is tried again until it succeeds. */
export function inBackground(options: {
  log: Logger
  what: string
  run: () => Promise<'done' | 'again'>
}): BackgroundWork {
  const stopping = new AbortController()
  let wanted = false
  let running: Promise<void> | null = null

  async function runWhileWanted(): Promise<void> {
    while (wanted && !stopping.signal.aborted) {
      wanted = false
      try {
        if ((await options.run()) === 'again') wanted = true
      } catch (error) {
        if (stopping.signal.aborted) return
        options.log.warn({ err: error }, `${options.what} failed; trying again`)
        wanted = true
        await wait(retryDelay, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  function begin(): void {
    if (stopping.signal.aborted) return
    wanted = true
    running ??= runWhileWanted().finally(() => {
      running = null
    })
  }

  return {
    begin,
    async idle() {
      await running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
