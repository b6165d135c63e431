/*
 * Months of a marketplace in both currencies, day by day, by the product's own operations and jobs on a clock of the drill's: hours,
 * provinces, prices and people change in mid-period, cards fail and are replaced late, work is corrected and asked about, invoices are
 * written by hand, credited, refunded, subscriptions paused and ended. The jobs are a process that is killed, and each is done twice.
 * At last all of it is compared with an oracle that shares no code, to the cent.
 *
 *   node launch/run.mjs drills/ledger.ts [--subscriptions 500] [--days 730] [--kills 50] [--seed 1]
 */
import { parseArgs } from 'node:util'
import { openDrillDatabase } from './drill-database.ts'
import { playLedger } from './ledger/play.ts'

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '500' },
    days: { type: 'string', default: '730' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const [subscriptions, days, kills, seed] = [values.subscriptions, values.days, values.kills, values.seed].map(Number)
const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`
const money = (cents: bigint) => {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}$${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .filter(([operation]) => !operation.startsWith('GET'))
    .toSorted(([, one], [, other]) => other - one)
    .map(([operation, count]) => `${count} ${operation}`)
    .join(', ')

const database = await openDrillDatabase()
try {
  const all = { subscriptions: subscriptions ?? 0, days: days ?? 0, kills: kills ?? 0, seed: seed ?? 0 }
  console.log(`Ledger drill: ${subscriptions} subscriptions over ${days} days, seed ${seed}`)
  const played = await playLedger(database, {
    ...all,
    onDay: (day, done) => {
      if (done % 60 === 59) console.log(`  ${day}, ${seconds()}`)
    },
  })
  const { money: sums, pay, facts, faults } = played
  console.log(`  ${played.kills} kills in the middle of the jobs, each day’s jobs done twice, ${seconds()}`)
  console.log(`  done: ${listed(played.done)}`)
  console.log(`  refused: ${listed(played.refused)}`)
  console.log(
    `  ${played.invoices} invoices, ${facts.byHand.length} of them by hand, ${facts.addedHours.length} purchases of hours`,
  )
  console.log(`  charged ${money(sums.charged)} + by hand ${money(sums.transfers)} − refunded ${money(sums.refunded)}`)
  console.log(
    `  = invoiced ${money(sums.invoiced)} − open ${money(sums.open)} − credit notes ${money(sums.noted)} (${facts.notes.length}) + credit ${money(sums.credit)} − refunded without a note ${money(sums.uncovered)}`,
  )
  const { overage } = played
  console.log(
    `  above the hours: ${overage.seconds} s on ${overage.invoices} invoices, ${money(overage.cents)} before taxes`,
  )
  console.log(`  ${pay.entries} entries to pay, ${pay.seconds} s, on ${pay.bills} bills`)
  console.log(
    `  entries ${money(pay.ofEntries)} = lines ${money(pay.ofLines)}, + by hand ${money(pay.byHand)} = bills ${money(pay.ofBills)}`,
  )
  for (const fault of faults.slice(0, 30)) console.log(`✗ ${fault}`)
  console.log(faults.length === 0 ? '\nZero differences.' : `\n${faults.length} differences.`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await database.stop()
}
