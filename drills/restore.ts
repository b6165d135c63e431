/*
 * Backs the product up while clients write to it, names an instant in advance, writes on beyond it, and restores to that instant:
 * exactly what was committed by then is there, nothing acknowledged is lost, nothing later is there, every file included. Then the
 * backup is restored for trial: each table's rows, the audit and the books.
 *
 *   node launch/run.mjs drills/restore.ts [--rounds 3] [--seconds 20] [--assistants 5000]
 */
import { parseArgs } from 'node:util'
import { generateDemoData } from '@talentplace/server/demo/generate-demo-data'
import { demoSeed } from '@talentplace/server/demo/demo-seed'
import { startBackedUpProduct } from './restore/backed-up-product.ts'
import { playRestore } from './restore/play-restore.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '20' },
    assistants: { type: 'string', default: '5000' },
  },
})
const [rounds = 0, seconds = 0, assistants = 0] = [values.rounds, values.seconds, values.assistants].map(Number)
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const product = await startBackedUpProduct({})
let misses = 0
try {
  await generateDemoData(product.database.pool, { assistants, seed: demoSeed, now: new Date(), log: () => undefined })
  for (let round = 1; round <= rounds; round += 1) {
    const played = await playRestore(product, { seconds })
    const { target, backup, trial, lost, tooLate, committed, there, filesMissing, rejected } = played
    const isRight =
      lost === 0 &&
      tooLate === 0 &&
      committed === there &&
      filesMissing === 0 &&
      rejected === 0 &&
      trial.issues.length === 0
    if (!isRight) misses += 1
    console.log(`${isRight ? '✓' : '✗'} Round ${round}, to ${target.toISOString()}`)
    console.log(
      `  backup: a database of ${megabytes(backup.clusterBytes)} in ${megabytes(backup.storedBytes)}, encrypted, ${backup.seconds} s under writes`,
    )
    console.log(
      `  restored in ${played.restoreSeconds.toFixed(1)} s: of ${played.before} writes acknowledged before, ${lost} lost; of ${played.after} after, ${tooLate} there; ${committed} committed by then, ${there} there; ${played.filesThere} files, ${filesMissing} missing`,
    )
    console.log(
      `  for trial in ${trial.seconds} s: ${trial.rows} rows, ${backup.countedRows} counted at the backup; ${trial.issues.length} faults`,
    )
    for (const issue of trial.issues) console.log(`    ${issue}`)
  }
} finally {
  await product.stop()
}
console.log(misses === 0 ? 'Each instant was restored exactly.' : `${misses} of ${rounds} rounds missed.`)
process.exitCode = misses === 0 ? 0 : 1
