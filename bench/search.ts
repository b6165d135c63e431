// How fast the search is beside what this machine can do at all: targets T1 to T6 and T8.
//   node launch/run.mjs bench/search.ts [--sizes 10000,100000,1000000] [--seconds 1.5] [--rounds 3] [--seed 7]
import { parseArgs } from 'node:util'
import { measureSize, type SizeReport } from './search/measure-size.ts'
import { openDatasets } from './search/datasets.ts'
import { printReport, printTargets } from './search/report.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    seconds: { type: 'string', default: '1.5' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const seed = Number(values.seed)
const settings = { seconds: Number(values.seconds), rounds: Number(values.rounds), seed }
const print = (line: string) => console.log(line)

print(
  `Search bench, seed ${seed}, ${settings.rounds} rounds of ${settings.seconds} s each; medians, ± half the spread of the rounds.`,
)
print('Every search is a new one. Load and server share this machine; only ratios inside one run count.')
const datasets = await openDatasets(1, (line) => print(`  ${line}`))
const reports: SizeReport[] = []
try {
  for (const assistants of values.sizes.split(',').map(Number)) {
    print(`\n${assistants.toLocaleString('en-CA')} assistants`)
    const dataset = await datasets.make(assistants)
    const report = await measureSize(dataset, settings)
    printReport(report, print)
    reports.push(report)
    await datasets.remove(dataset)
  }
} finally {
  await datasets.stop()
}
printTargets(reports, print)
