/*
 * Whether the tests would notice: code is changed in small ways, one at a time, and a test has to fail. The rules and
 * other pure modules are changed by Stryker wherever it can; what needs a database, by the written table of mutants.
 * Each part is counted by itself; one below its threshold fails the command: 85% of the pure modules,
 * 95% of the table.
 *
 *   npm run mutants [-- --only rules | --only table] [-- --match <text in a written mutant's part, file or words> ...]
 */
import { parseArgs } from 'node:util'
import { printScores, type Tally } from './mutants/score.ts'
import { tryPureModules } from './mutants/try-pure-modules.ts'
import { tryWrittenMutants } from './mutants/try-written-mutants.ts'
import { writtenMutants } from './mutants/written-mutants.ts'

const { values } = parseArgs({ options: { only: { type: 'string' }, match: { type: 'string', multiple: true } } })
const wanted = values.match ?? ['']
const started = performance.now()
const tallies: Tally[] = []

if (values.only !== 'table') tallies.push(...(await tryPureModules()))

if (values.only !== 'rules') {
  const chosen = Object.entries(writtenMutants)
    .map(([part, mutants]) => ({
      part,
      mutants: mutants.filter(({ file, change }) => wanted.some((text) => `${part} ${file} ${change}`.includes(text))),
    }))
    .filter(({ mutants }) => mutants.length > 0)
  const survivors = await tryWrittenMutants(chosen.flatMap(({ mutants }) => mutants))
  for (const { file, change, survives } of survivors) {
    console.log(`survived: ${file}: ${change} (${survives ?? 'UNEXPLAINED'})`)
  }
  for (const { part, mutants } of chosen) {
    const left = mutants.filter((mutant) => survivors.has(mutant))
    const equivalent = left.filter(({ survives }) => survives !== undefined).length
    tallies.push({ part, all: mutants.length, killed: mutants.length - left.length, equivalent, threshold: 95 })
  }
}

console.log()
if (!printScores(tallies)) process.exitCode = 1
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
