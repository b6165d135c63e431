import type { Readiness } from '@talentplace/contract/desk/readiness/readiness.routes'
import type { Service } from '@talentplace/contract/desk/readiness/services'

/** An outside service as the configuration has it. */
export interface Integration {
  readonly service: Service
  readonly status: Exclude<Readiness, 'failing'>
  /** What it works with now, and what sets it; never a secret. */
  readonly detail: string
  /** What misses although it works. */
  readonly warning?: string
  /** Asks it something that changes nothing; a throw is what is wrong. */
  readonly test?: () => Promise<void>
}
