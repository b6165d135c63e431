import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { type EquivalentMutant, equivalentMutants } from './equivalent-mutants.ts'
import { pureModules } from './pure-modules.ts'
import type { Tally } from './score.ts'

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Neither killed nor alive: it was never tried. */
const untried: readonly Mutant['status'][] = ['Ignored', 'CompileError', 'RuntimeError']

/** How much of the text stands before a place in it; Stryker counts lines and columns from 1. */
function offsetOf(text: string, { line, column }: Mutant['location']['start']): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, column - 1)
}

/** Whether the text becomes `changed` by one of the places where `from` could be `to`. */
function turnsInto(text: string, { from, to }: EquivalentMutant, changed: string): boolean {
  const deps = text.split(from)
  return deps.some(
    (_, at) => at > 0 && [deps.slice(0, at).join(from), to, deps.slice(at).join(from)].join('') === changed,
  )
}

/** Why no test can notice this survivor; undefined when that isn't written. */
function explanation({ fileName, location, replacement }: Mutant): string | undefined {
  const text = readFileSync(fileName, 'utf8')
  const changed = text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end))
  const file = relative(process.cwd(), fileName)
  return equivalentMutants.find((each) => each.file === file && turnsInto(text, each, changed))?.why
}

/** Changes the pure modules wherever it can and counts, for each folder, what a test noticed. */
export async function tryPureModules(): Promise<Tally[]> {
  const results = await new Stryker(pureModules).runMutationTest()
  const tried = results.filter(({ status }) => !untried.includes(status))
  const folders = Map.groupBy(tried, ({ fileName }) => dirname(relative(process.cwd(), fileName)))
  return [...folders].map(([part, mutants]) => {
    const left = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Timeout')
    for (const mutant of left) {
      const { fileName, location, replacement } = mutant
      const place = `${relative(process.cwd(), fileName)}:${location.start.line}`
      console.log(`survived: ${place}: ${replacement} (${explanation(mutant) ?? 'UNEXPLAINED'})`)
    }
    const equivalent = left.filter((mutant) => explanation(mutant) !== undefined).length
    return { part, all: mutants.length, killed: mutants.length - left.length, equivalent, threshold: 85 }
  })
}
