import type { PauseView } from '@talentplace/contract/subscriptions/pauses/pause-view'
import { sql, type RawBuilder } from 'kysely'

/** In a query of `projects`: `openPauseOn` a day, an expression of type date. */
export function toPauseViewOn(day: RawBuilder<unknown>): RawBuilder<PauseView | null> {
  return sql`case when projects.resumes_on is null and projects.paused_from is not null
      or projects.resumes_on > greatest(${day}, projects.paused_from)
    then jsonb_build_object('state', case when projects.paused_from <= ${day} then 'running' else 'coming' end,
      'from', projects.paused_from, 'resumes_on', projects.resumes_on) end`
}
