import { freeAttempts } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { OwnTest } from '@talentplace/contract/talent/skill-tests/skill-test.routes'

const day = 86_400_000

interface Known {
  /** Of one test, in their order. */
  readonly attempts: readonly { readonly finished_date: Date | null; readonly passed: boolean | null }[]
  /** When staff allowed one more. */
  readonly allowed: readonly Date[]
  readonly retryDays: number
  /** The application is where tests are taken. */
  readonly isOpen: boolean
  readonly now: Date
}

interface Status {
  readonly status: OwnTest['standing']
  readonly retry_date: Date | null
}

const plain = (status: OwnTest['standing']): Status => ({ status, retry_date: null })

/** Whether a test can begin: once, once more after some days, and as often as staff allow. A machine ends nothing but this. */
export function statusOf({ attempts, allowed, retryDays, isOpen, now }: Known): Status {
  if (attempts.some(({ passed }) => passed === true)) return plain('passed')
  if (!isOpen) return plain('closed')
  const last = attempts.at(-1)
  if (!last) return plain('ready')
  if (last.finished_date === null) return plain('running')
  const { finished_date } = last
  if (allowed.some((date) => date >= finished_date)) return plain('ready')
  if (attempts.length >= freeAttempts + allowed.length) return plain('ended')
  const retry_date = new Date(finished_date.getTime() + retryDays * day)
  return { status: retry_date <= now ? 'ready' : 'waiting', retry_date }
}
