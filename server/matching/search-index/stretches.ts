import { setImmediate } from 'node:timers/promises'

/** Milliseconds. */
const longestStretch = 10

/** Says when other work has waited long enough, and lets it come in between. */
export class Stretches {
  #since = performance.now()

  get due(): boolean {
    return performance.now() - this.#since >= longestStretch
  }

  async rest(): Promise<void> {
    await setImmediate()
    this.#since = performance.now()
  }
}
