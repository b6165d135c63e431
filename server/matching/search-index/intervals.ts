import { setImmediate } from 'node:timers/promises'

/** Milliseconds. */
const longestInterval = 10

/** Says when other work has waited long enough, and lets it come in between. */
export class Intervals {
  #since = performance.now()

  get due(): boolean {
    return performance.now() - this.#since >= longestInterval
  }

  async rest(): Promise<void> {
    await setImmediate()
    this.#since = performance.now()
  }
}
