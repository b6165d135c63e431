import { ensureInstalled } from './install.mjs'
import { node26 } from './node26.mjs'
import { runStep, summary } from './steps.mjs'

/**
 * Runs all the steps, the later ones also after a failure, prints what failed and, as the last line, the total, and
 * exits with 1 when anything failed. Steps in a list of their own run at once. A step's `prepare` gives its
 * environment; one that gives nothing has failed already and has said why.
 */
export async function runSteps(list) {
  ensureInstalled()
  node26()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const failures = []
  for (const together of list) {
    for (const counts of await Promise.all([together].flat().map(run))) {
      for (const kind of Object.keys(total)) total[kind] += counts[kind]
      failures.push(...counts.failures)
    }
  }
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`)
  console.log(`\n${summary(total)}`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

async function run(step) {
  const env = step.prepare ? step.prepare() : {}
  return env ? runStep(step, env) : { passed: 0, failed: 1, skipped: 0, failures: [step.name] }
}
