/** The clock of a message that closes by itself; the browser's own unless a test sets another. */
export interface Timers {
  set(work: () => void, after: number): unknown
  clear(timer: unknown): void
}

const browserTimers: Timers = {
  set: (work, after) => setTimeout(work, after),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

export interface ClosingTimer {
  /** Holds it open while someone reads it. */
  pause(): void
  /** Begins the whole time anew. */
  run(): void
}

/** Closes after so many milliseconds, unless it is paused meanwhile. */
export function closingTimer(onClose: () => void, after: number, timers: Timers = browserTimers): ClosingTimer {
  let timer: unknown = null
  function pause(): void {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  return {
    pause,
    run() {
      pause()
      timer = timers.set(onClose, after)
    },
  }
}
