import { inWords, type Stats } from './figures.ts'
import { clientNumbers, routes, type Route, type SizeReport } from './measure-size.ts'

type Print = (line: string) => void

const noFigures: Stats = { requestsPerSecond: 0, spread: 0, p50: 0, p99: 0, processor: 0, failures: 0 }

function figures(report: SizeReport, route: Route, clients: number): Stats {
  return report.byRoute[route].get(clients) ?? noFigures
}

const ofHello = (report: SizeReport, route: Route, clients: number) =>
  figures(report, route, clients).requestsPerSecond / figures(report, 'hello', clients).requestsPerSecond

export function printReport(report: SizeReport, print: Print): void {
  const { ready, agreement, freshness } = report
  print(
    `  loaded ${ready.assistants} in ${Math.round(ready.loadMilliseconds)} ms, longest pause ${Math.round(ready.longestPause)} ms`,
  )
  print(`  memory ${Math.round(ready.memory)} MB after loading, ${Math.round(report.memory)} MB at the end`)
  for (const [kind, { ofLater, loadMilliseconds }] of Object.entries(report.firstSearches)) {
    print(
      `  the first 500 searches of a ${kind} process, p50 ${ofLater.toFixed(2)} times the later ones'; ready after ${Math.round(loadMilliseconds)} ms`,
    )
  }
  for (const clients of clientNumbers) {
    for (const route of routes) {
      const share = route === 'hello' ? '' : `  ${ofHello(report, route, clients).toFixed(3)} of hello`
      print(
        `  ${String(clients).padStart(2)} clients  ${route.padEnd(11)} ${inWords(figures(report, route, clients))}${share}`,
      )
    }
  }
  const suggestions = report.suggestions.requestsPerSecond / report.helloBesideSuggestions.requestsPerSecond
  print(`  10 clients  a keystroke ${inWords(report.suggestions)}  ${suggestions.toFixed(3)} of hello`)
  print(
    `  without HTTP: ${report.aloneMicroseconds.toFixed(0)} µs in the index, ${agreement.sqlP50.toFixed(0)} ms in plain SQL`,
  )
  print(`  compared with plain SQL: ${agreement.compared} searches, ${agreement.differing} differ`)
  print(`  10 clients, idle            ${inWords(freshness.idle)}`)
  print(`  10 clients, 100 writes/s    ${inWords(freshness.whileWriting)}`)
  print(
    `  a committed change is searchable after p50 ${freshness.p50.toFixed(1)}, p99 ${freshness.p99.toFixed(1)} ms (${freshness.writes} writes, ${freshness.missing} missing)`,
  )
}

/** One line a target of the speed page: the figure, the target, the floor. */
export function printTargets(reports: readonly SizeReport[], print: Print): void {
  print('\nTargets (figure; target; floor)')
  const at = (assistants: number) => reports.find((report) => report.assistants === assistants)
  const judged = (name: string, figure: number, target: number, floor: number, better: 'more' | 'less', unit = '') => {
    const reaches = (bound: number) => (better === 'more' ? figure >= bound : figure <= bound)
    const verdict = reaches(target) ? 'met' : reaches(floor) ? 'above the floor' : 'BELOW THE FLOOR'
    const sign = better === 'more' ? '>=' : '<='
    print(
      `  ${name.padEnd(46)} ${figure.toFixed(2).padStart(9)}${unit}  ${sign} ${target}${unit}  ${sign} ${floor}${unit}  ${verdict}`,
    )
  }
  const middle = at(100_000)
  if (middle) {
    judged('T1 search of hello, 10 clients', ofHello(middle, 'search', 10), 0.3, 0.15, 'more')
    const processor = figures(middle, 'hello', 10).processor / figures(middle, 'search', 10).processor
    judged("T1 the same by the server's processor time", processor, 0.3, 0.15, 'more')
    judged(
      'T2 search of one row by key, 10 clients',
      figures(middle, 'search', 10).requestsPerSecond / figures(middle, 'row by key', 10).requestsPerSecond,
      1.25,
      0.7,
      'more',
    )
    for (const clients of clientNumbers) {
      judged(
        `search of a canned page, ${clients} clients`,
        figures(middle, 'search', clients).requestsPerSecond /
          figures(middle, 'canned page', clients).requestsPerSecond,
        0.5,
        0.26,
        'more',
      )
    }
    judged(
      'T4 p50 of hello, 1 client',
      figures(middle, 'search', 1).p50 / figures(middle, 'hello', 1).p50,
      2,
      3,
      'less',
    )
    judged('T5 freshness p99', middle.freshness.p99, 5, 50, 'less', ' ms')
    judged(
      'T5 throughput while writing, of idle',
      middle.freshness.whileWriting.requestsPerSecond / middle.freshness.idle.requestsPerSecond,
      0.9,
      0.7,
      'more',
    )
    judged('T6 ready after', middle.ready.loadMilliseconds / 1000, 1.5, 4, 'less', ' s')
    judged(
      'T8 a keystroke of hello',
      middle.suggestions.requestsPerSecond / middle.helloBesideSuggestions.requestsPerSecond,
      0.7,
      0.3,
      'more',
    )
  }
  const small = at(10_000)
  const large = at(1_000_000)
  if (large) judged('T6 memory at 1,000,000', large.memory, 800, 2000, 'less', ' MB')
  if (small && large) {
    judged(
      'T3 p99, 1,000,000 of 10,000, 10 clients',
      figures(large, 'search', 10).p99 / figures(small, 'search', 10).p99,
      5,
      10,
      'less',
    )
    judged(
      'T3 throughput falls by',
      figures(small, 'search', 10).requestsPerSecond / figures(large, 'search', 10).requestsPerSecond,
      10,
      20,
      'less',
    )
  }
}
