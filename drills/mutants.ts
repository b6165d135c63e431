/*
 * Whether the tests would notice: code is changed in small ways, one at a time, and a test has to fail. The rules and
 * other pure modules are changed by Stryker wherever it can; what needs a database, by the written table of mutants.
 *
 *   npm run mutants [-- --only rules | --only table] [-- --match <text in a mutant's file or words>]
 */
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { pureModules } from './mutants/pure-modules.ts'
import { tryWrittenMutants } from './mutants/try-written-mutants.ts'
import { writtenMutants } from './mutants/written-mutants.ts'

/** Of a hundred mutants, how many a test must notice. */
const wanted = 85

const { values } = parseArgs({ options: { only: { type: 'string' }, match: { type: 'string', default: '' } } })

function report(what: string, killed: number, all: number): void {
  const score = all === 0 ? 0 : (100 * killed) / all
  console.log(`\n${what}: ${killed} of ${all} mutants killed, ${score.toFixed(1)}% (wanted: ${wanted}%)`)
  if (score < wanted) process.exitCode = 1
}

if (values.only !== 'table') {
  const results = await new Stryker(pureModules).runMutationTest()
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const killed = counted.filter(({ status }) => status === 'Killed' || status === 'Timeout')
  report('Rules and pure modules', killed.length, counted.length)
}

if (values.only !== 'rules') {
  const chosen = writtenMutants.filter(({ file, change }) => `${file} ${change}`.includes(values.match))
  const survivors = await tryWrittenMutants(chosen)
  for (const { file, change, survives } of survivors) {
    console.log(`survived: ${file}: ${change}${survives === undefined ? '' : ` (${survives})`}`)
  }
  report('Written mutants', chosen.length - survivors.length, chosen.length)
}
