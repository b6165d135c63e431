/** Work of this process of which one run follows the other. */
export interface Runs {
  /** Runs it, or once more after the run under way; settles when nothing is left that was asked for. */
  readonly run: () => Promise<void>
  /** Waits for a run under way; none follows. */
  readonly stop: () => Promise<void>
}

/** For work that may be asked for at any time, also while it is under way. */
export function oneRunAtATime(work: (isStopped: () => boolean) => Promise<void>): Runs {
  const state: { running: Promise<void> | null; again: boolean; stopped: boolean } = {
    running: null,
    again: false,
    stopped: false,
  }

  async function runAll(): Promise<void> {
    do {
      state.again = false
      await work(() => state.stopped)
    } while (state.again && !state.stopped)
  }

  return {
    run() {
      if (state.stopped) return Promise.resolve()
      state.again = true
      state.running ??= runAll().finally(() => {
        state.running = null
      })
      return state.running
    },
    async stop() {
      state.stopped = true
      await state.running?.catch(() => undefined)
    },
  }
}
