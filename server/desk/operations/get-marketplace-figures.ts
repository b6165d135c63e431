import { getMarketplaceFigures } from '@talentplace/contract/desk/operations/marketplace-figures.routes'
import { assistantStates } from '@talentplace/contract/talent/assistants/assistant.states'
import type { ReplyOf } from '@talentplace/contract/shared/operation'
import { timeEntryStates } from '@talentplace/contract/work/time/time-entry.states'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { sqlIn } from '../../platform/database/sql-in.ts'
import { handle } from '../../platform/http/handler.ts'

type Figures = ReplyOf<typeof getMarketplaceFigures>

/** Milliseconds that figures are shown before they are counted again: they change slowly, and every visitor asks. */
const cachedFor = 600_000

async function readFigures({ kysely }: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from assistants
        where state in ${sqlIn(assistantStates.sets.working)} and away_until is null) as assistants,
      reviews, rating,
      (select floor(coalesce(sum(seconds), 0) / 3600)::int from time_day_sums
        where billable and status in ${sqlIn(timeEntryStates.sets.counted)}) as hours_worked
    from (select count(*)::int as reviews, round(avg(rating), 1)::float8 as rating
      from feedback where status = 'shown') said`.execute(kysely)
  const [figures] = rows
  if (!figures) throw new Error('The figures were not read')
  return figures
}

/** What the home page counts, read once in ten minutes for everybody. */
export function getMarketplaceFiguresOperation({ database, clock }: { database: Database; clock: Clock }) {
  let cached: { readonly until: number; readonly figures: Promise<Figures> } | null = null
  return handle(getMarketplaceFigures, () => {
    const now = clock.now().getTime()
    if (cached === null || cached.until <= now) {
      const figures = readFigures(database)
      const read = { until: now + cachedFor, figures }
      cached = read
      // A failure is nobody's answer but of those who asked meanwhile.
      figures.catch(() => {
        if (cached === read) cached = null
      })
    }
    return cached.figures
  })
}
