import type { sendTimerEvent } from '@talentplace/contract/work/time/timer.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { TimeRules } from '../time/time-rules.ts'
import type { RunEnd } from './end-run.ts'
import type { Stopped } from './stop-timer.ts'

/** An event of a timer, placed in time. */
export interface Happened {
  readonly assistant_uuid: string
  readonly id: string
  readonly event: Received<typeof sendTimerEvent>['body']
  /** Where it lies between what can be and now. */
  readonly at: Date
  /** Of a pause, a stop or a description: since when its device showed the timer running. */
  readonly since: Date | null
  /** As its browser said. */
  readonly given: Date
  readonly now: Date
  readonly rules: TimeRules
}

/** What it did. */
export interface Outcome extends Stopped {
  /** Timers that are in another state than before, or deleted. */
  readonly changed: readonly string[]
  /** The timer's id after it, where its task was chosen. */
  readonly now_id?: string
  /** Where it was placed, if elsewhere than it came with. */
  readonly placed_at?: Date
}

export const nothing: Outcome = { changed: [], uuids: [], rejected: [] }

export const endOf = ({ at, given, event: { uuid } }: Happened): RunEnd => ({ at, given, event_uuid: uuid })
