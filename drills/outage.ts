/*
 * Each service that the product works with is away in turn, refusing connections and then hanging, while a client does all that
 * the product can: what works on, what answers 503 and how soon, how soon all is as it was, and that nothing acknowledged is lost.
 *
 *   node launch/run.mjs drills/outage.ts [--seconds 60] [--only files]
 */
import { parseArgs } from 'node:util'
import { forgetful, openDrillDatabase } from './drill-database.ts'
import { manners, playOutage, type Outage } from './outage/play.ts'
import { startOutageProduct } from './outage/product.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, only: { type: 'string' } } })
const seconds = Number(values.seconds)
/** Ms: a refusal, one given while a hanging card processor is being noticed, and the recovery. */
const longest = { rejection: 1_000, noticing: 3_500, recovery: 5_000 }
const ms = (duration: number) => `${Math.round(duration)} ms`

function judge(outage: Outage): string[] {
  const { port, manner, slowestRejection, slowestNotice, slowestWorking, recovered, lost, strange } = outage
  const notice = port === 'processor' && manner === 'hangs' ? longest.noticing : longest.rejection
  return [
    ...strange,
    ...(slowestRejection > longest.rejection ? [`a 503 took ${ms(slowestRejection)}`] : []),
    ...(slowestNotice > notice ? [`noticing took ${ms(slowestNotice)}`] : []),
    ...(slowestWorking > longest.rejection ? [`what works took ${ms(slowestWorking)}`] : []),
    ...(recovered > longest.recovery ? [`recovery took ${ms(recovered)}`] : []),
    ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
    ...(outage.unpaid > 0 ? [`${outage.unpaid} checkouts were never paid for`] : []),
    ...(outage.charged !== outage.booked ? ['what was charged isn’t what was booked'] : []),
  ]
}

function print(outage: Outage): void {
  const { port, manner, works, rejected } = outage
  console.log(`\n${port} ${manner}, ${seconds} s`)
  console.log(`  works: ${works.join(', ')}; slowest ${ms(outage.slowestWorking)}`)
  const cents = `${outage.charged} cents charged so far, ${outage.booked} booked`
  if (rejected.length > 0) {
    const slowest = `slowest ${ms(outage.slowestRejection)}, while it was noticed ${ms(outage.slowestNotice)}`
    console.log(`  503 (or pending, for a charge): ${rejected.join(', ')}; ${slowest}`)
  }
  console.log(
    `  all as before ${ms(outage.recovered)} after; ${outage.acknowledged} writes acknowledged, ${outage.lost} lost; ${cents}`,
  )
}

const database = await openDrillDatabase(forgetful)
const product = await startOutageProduct(database.url)
let missed = 0
try {
  for (const port of product.gates.keys()) {
    if (values.only !== undefined && values.only !== port) continue
    for (const manner of manners) {
      const outage = await playOutage(product, database, { port, manner, seconds })
      print(outage)
      for (const each of judge(outage)) {
        missed += 1
        console.log(`  ✗ ${each}`)
      }
    }
  }
  console.log(missed === 0 ? '\nNothing lost, and all of it said in time.' : `\n${missed} bounds were missed.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  await product.stop()
  await database.stop()
}
