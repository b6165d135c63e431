import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { correctEntries } from './correct-entries.ts'
import { correctRejected } from './correct-rejected.ts'
import type { Happened } from './happened.ts'
import type { LateEnd } from './late-end.ts'
import type { Stopped } from './stop-timer.ts'
import type { TimerRow } from './timer-rows.ts'

/** What an end made of its timer. */
export interface EndedTime extends Stopped {
  readonly timer: TimerRow | undefined
  /** Null: it came in time, and puts nothing right. */
  readonly late: LateEnd | null
  readonly happened: Happened
}

/** Step: puts right the entries that an end finds wrong. Rejected time comes after all of them: it is locked behind them. */
export async function correctEntered(transaction: Transaction<Tables>, ended: EndedTime): Promise<EndedTime> {
  const { late, uuids, happened } = ended
  return late ? { ...ended, uuids: await correctEntries(transaction, late, uuids, happened) } : ended
}

/** Step: puts right the rejected time of ends whose entries are: what they made in all, as it is now. */
export async function correctAllRejected(
  transaction: Transaction<Tables>,
  ends: readonly EndedTime[],
): Promise<Stopped> {
  const rejected: string[] = []
  for (const { timer, late, rejected: fresh, happened: said } of ends) {
    rejected.push(...(late ? await correctRejected(transaction, late, { timer, fresh, said }) : fresh))
  }
  return { uuids: ends.flatMap(({ uuids }) => uuids), rejected }
}
