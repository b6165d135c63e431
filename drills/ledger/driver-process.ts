// One of the marketplaces of the drill, in a process and a PostgreSQL of its own; what came of it is told to whoever started it.
import { forgetful, openDrillDatabase } from '../drill-database.ts'
import { playLedger, type LedgerDrill } from './play.ts'

process.once('message', async (drill: LedgerDrill) => {
  const database = await openDrillDatabase(forgetful)
  // Nobody waits for it any more.
  const leave = () => void database.stop().finally(() => process.exit(1))
  process.once('disconnect', leave)
  try {
    const played = await playLedger(database, { ...drill, onDay: (day, done) => process.send?.({ day, done }) })
    process.send?.({ played })
  } finally {
    process.off('disconnect', leave)
    await database.stop()
    process.disconnect?.()
  }
})
