import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import type { ColleagueMails } from './colleague-mails.ts'

export interface ColleagueDeps {
  readonly database: Database
  readonly clock: Clock
  readonly sessions: SessionStore
  readonly mails: ColleagueMails
}
