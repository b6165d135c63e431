/*
 * T10 and T11 of the first load, T12 and T17 of the pages behind the funnel, measured in a real Chromium on the running product:
 *   node launch/run.mjs bench/web.ts            starts the product itself, on a free port with throw-away data
 *   URL=http://127.0.0.1:3000 node launch/run.mjs bench/web.ts    measures one that runs
 *   node launch/run.mjs bench/web.ts T12        one of them alone
 *   node launch/run.mjs bench/web.ts every      all pages of the route table, as everybody: half an hour
 */
import { chromium, type Browser } from 'playwright-core'
import { pagesBehindFunnel, membersOf, type InnerPage } from './web/behind-funnel.ts'
import { everyPageOf } from './web/every-page.ts'
import { measureFirstLoad } from './web/first-load.ts'
import { measureVisits, type InnerLoad } from './web/inner-load.ts'
import { measureClicks } from './web/clicks.ts'
import { startProduct } from './web/product.ts'
import { anAssistantAddress } from './web/assistant-address.ts'
import { openSlowPage } from './web/slow-page.ts'
import { measureThrottled, type Throttled } from './web/throttled.ts'

const runs = 5
const innerRuns = 3

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function verdict(value: number, target: number, floor: number): string {
  return value <= target ? 'target reached' : value <= floor ? 'above target, within the floor' : 'BELOW THE FLOOR'
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6)

async function printFirstLoads(browser: Browser, url: string): Promise<void> {
  console.log('\nT10  first load: kB of JavaScript and CSS as sent (brotli), JavaScript as gzip')
  for (const path of ['/', '/search', await anAssistantAddress(url)]) {
    const { requests, js, css, jsGzip, html } = await measureFirstLoad(browser, url + path)
    const route = path.startsWith('/assistants/') ? '/assistants/{id}' : path
    const result = js + css > 120_000 ? verdict(jsGzip, 0, 170_000) : 'target reached'
    console.log(
      `${route.padEnd(17)} js ${kilobytes(js)}  css ${kilobytes(css)}  together ${kilobytes(js + css)} of 120   js.gz ${kilobytes(jsGzip)} of 170   ` +
        `(${requests} requests, html ${kilobytes(html).trim()})  ${result}`,
    )
  }
}

function spread(values: readonly number[], digits = 0): string {
  return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`
}

async function printThrottled(browser: Browser, url: string): Promise<void> {
  console.log(`\nT11  4x CPU, 1.6 Mbit/s, 150 ms; typing in the search box; median and spread of ${runs} runs`)
  for (const path of ['/', '/search']) {
    const measured: Throttled[] = []
    for (let run = 0; run < runs; run += 1) measured.push(await measureThrottled(browser, url + path))
    const lcp = measured.map((one) => one.lcp)
    const cls = measured.map((one) => one.cls)
    const inp = measured.map((one) => one.inp)
    const live = measured.map((one) => one.live)
    console.log(
      `${path.padEnd(8)} LCP ${spread(lcp)} ms: ${verdict(median(lcp), 1_250, 2_500)};  INP ${spread(inp)} ms: ${verdict(median(inp), 100, 200)};  ` +
        `CLS ${spread(cls, 4)}: ${verdict(median(cls), 0.02, 0.1)};  live after ${spread(live)} ms`,
    )
  }
}

/** Milliseconds of a fixed piece of work in a slowed browser: how fast this machine is at this moment. */
async function calibrate(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  const { page } = await openSlowPage(context)
  const time = await page.evaluate(() => {
    const from = performance.now()
    let sum = 0
    for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003
    return performance.now() - from + (sum < 0 ? 1 : 0)
  })
  await context.close()
  return time
}

interface Visits {
  readonly inner: InnerPage
  readonly first: InnerLoad[]
  readonly second: InnerLoad[]
}

async function visitsOf(browser: Browser, url: string, inner: InnerPage, times: number): Promise<Visits> {
  const visits: Visits = { inner, first: [], second: [] }
  for (let time = 0; time < times; time += 1) {
    const { first, second } = await measureVisits(browser, url, inner)
    visits.first.push(first)
    visits.second.push(second)
  }
  return visits
}

const middle = (loads: readonly InnerLoad[], value: keyof InnerLoad) => median(loads.map((load) => load[value]))

function printVisits({ inner, first, second }: Visits, home: number): void {
  const lcp = middle(first, 'lcp')
  const values = (key: keyof InnerLoad) => first.map((load) => load[key])
  console.log(
    `${inner.name.padEnd(44)} LCP ${spread(values('lcp'))} ms, ${(lcp / home).toFixed(1)}x the public home: ${verdict(lcp, 2_500, 3_500)};  ` +
      `again ${spread(second.map((load) => load.lcp))} ms: ${verdict(middle(second, 'lcp'), 1_500, 2_500)};  ` +
      `main thread ${spread(values('busy'))}, ${spread(second.map(({ busy }) => busy))} ms;  ` +
      `usable after ${spread(values('usable'))} ms, ${middle(first, 'requests')} requests: ${verdict(middle(first, 'requests'), 20, 40)} ` +
      `(${kilobytes(middle(first, 'bytes')).trim()} kB; ${middle(first, 'requestsInAll')} in all);  ` +
      `CLS ${spread(values('cls'), 4)}: ${verdict(middle(first, 'cls'), 0.02, 0.1)}`,
  )
}

/** The public home, slowed likewise: what the others are compared with in the same run. */
async function printCalibration(browser: Browser, url: string): Promise<number> {
  const work: number[] = []
  for (let time = 0; time < innerRuns; time += 1) work.push(await calibrate(browser))
  const home = await visitsOf(
    browser,
    url,
    { name: 'the public home', path: '/', session: null, wanted: 'h1' },
    innerRuns,
  )
  const lcp = middle(home.first, 'lcp')
  console.log(
    `a fixed piece of work ${spread(work)} ms; the public home LCP ${spread(home.first.map((load) => load.lcp))} ms`,
  )
  return lcp
}

async function printBehindFunnel(browser: Browser, url: string): Promise<void> {
  console.log(
    `\nT12, T17  behind the funnel, slowed as T11, a first and a second visit; median and spread of ${innerRuns} runs`,
  )
  const home = await printCalibration(browser, url)
  for (const inner of await pagesBehindFunnel(url)) printVisits(await visitsOf(browser, url, inner, innerRuns), home)
}

/** From a press in the navigation to what one came for: with what the page has fetched ahead, and right after it was opened. */
async function printInteractions(browser: Browser, url: string): Promise<void> {
  console.log('\nT17  from a press on an entry of the navigation to its page, slowed as T11')
  for (const member of await membersOf(url)) {
    const { warm, cold, inp } = await measureClicks(browser, url, member)
    console.log(
      `${member.who.padEnd(8)} ${warm.length} pages: warm ${spread(warm)} ms: ${verdict(median(warm), 300, 1_000)};  ` +
        `cold ${spread(cold)} ms: ${verdict(median(cold), 1_000, 2_000)};  INP ${spread(inp)} ms: ${verdict(Math.max(...inp), 100, 200)}`,
    )
  }
}

/** Every page of the route table as whoever it is meant for, once each; how many miss a target, and the worst. */
async function printEveryPage(browser: Browser, url: string): Promise<void> {
  console.log('\nT12, T17  every page of the route table, slowed as T11, a first and a second visit')
  const home = await printCalibration(browser, url)
  const all: Visits[] = []
  for (const person of [{ who: 'visitor', session: null }, ...(await membersOf(url))])
    for (const inner of await everyPageOf(browser, url, person)) all.push(await visitsOf(browser, url, inner, 1))
  const missing = (name: string, misses: (visits: Visits) => boolean) =>
    console.log(`${name}: ${all.filter((visits) => !misses(visits)).length} of ${all.length} pages reach it`)
  missing('LCP <= 2.5 s', ({ first }) => middle(first, 'lcp') > 2_500)
  missing('second visit <= 1.5 s', ({ second }) => middle(second, 'lcp') > 1_500)
  missing('requests <= 20', ({ first }) => middle(first, 'requests') > 20)
  missing('CLS <= .02', ({ first }) => middle(first, 'cls') > 0.02)
  missing('main thread <= 500 ms', ({ first }) => middle(first, 'busy') > 500)
  console.log('the ten worst:')
  const worst = all.toSorted((one, other) => middle(other.first, 'lcp') - middle(one.first, 'lcp')).slice(0, 10)
  for (const visits of worst) printVisits(visits, home)
}

const wanted = process.argv.slice(2)
const given = process.env['URL']
const product = given === undefined ? await startProduct() : null
const url = product?.url ?? given ?? ''
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  console.log(`Chromium ${browser.version()} on ${url}`)
  const steps = {
    T10: printFirstLoads,
    T11: printThrottled,
    T12: printBehindFunnel,
    T17: printInteractions,
    every: printEveryPage,
  }
  for (const [name, print] of Object.entries(steps))
    if (wanted.includes(name) || (wanted.length === 0 && name !== 'every')) await print(browser, url)
} finally {
  await browser.close()
  await product?.stop()
}
