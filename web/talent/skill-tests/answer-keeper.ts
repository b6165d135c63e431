import type { GivenAnswer } from '@talentplace/contract/talent/skill-tests/skill-test-item'
import { isDefinite } from '../../platform/api/attempt.ts'

interface Keeping {
  readonly answers: ReadonlyMap<number, GivenAnswer>
  /** `failed`: we try again automatically. */
  readonly state: 'saved' | 'saving' | 'failed'
  /** Why the server won’t take any more, once it doesn’t: the test has ended, or goes on elsewhere. */
  readonly rejection: unknown
}

interface KeeperDeps {
  readonly given: readonly (readonly [place: number, answer: GivenAnswer])[]
  readonly save: (place: number, answer: GivenAnswer) => Promise<unknown>
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>

const retryPause = 3_000

/** Saves each answer as it is given, one after the other, and again until it is saved; of an item only the latest. */
export function createAnswerKeeper({ given, save }: KeeperDeps) {
  let keeping: Keeping = { answers: new Map(given), state: 'saved', rejection: null }
  const unsaved = new Set<number>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let working: Promise<void> | null = null

  function report(next: Partial<Keeping>): void {
    keeping = { ...keeping, ...next }
    for (const listener of listeners) listener()
  }

  function soon(pause: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  async function saveAll(): Promise<void> {
    for (const place of unsaved) {
      const answer = keeping.answers.get(place)
      if (answer === undefined) return
      unsaved.delete(place)
      try {
        await save(place, answer)
      } catch (error) {
        if (isDefinite(error)) {
          report({ rejection: error })
          return
        }
        unsaved.add(place)
        report({ state: 'failed' })
        soon(retryPause)
        return
      }
    }
    report({ state: 'saved' })
  }

  /** Saves what isn’t saved yet; false: something still isn’t. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (working !== null) await working
    if (unsaved.size > 0 && keeping.rejection === null) {
      report({ state: 'saving' })
      working = saveAll().finally(() => {
        working = null
      })
      await working
    }
    return unsaved.size === 0
  }

  return {
    read: () => keeping,
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @param pause of typing, after which it is saved */
    give(place: number, answer: GivenAnswer, pause: number) {
      unsaved.add(place)
      report({ answers: new Map(keeping.answers).set(place, answer) })
      soon(pause)
    },
    flush,
    stop() {
      clearTimeout(timer)
    },
  }
}
