/*
 * T10 and T11 of the first load, T12 of the pages behind the funnel, measured in a real Chromium on the running product:
 *   node launch/run.mjs bench/web.ts            starts the product itself, on a free port with throw-away data
 *   URL=http://127.0.0.1:3000 node launch/run.mjs bench/web.ts    measures one that runs
 *   node launch/run.mjs bench/web.ts T12        one of the three alone
 */
import { chromium, type Browser } from 'playwright-core'
import { pagesBehindFunnel } from './web/behind-funnel.ts'
import { measureFirstLoad } from './web/first-load.ts'
import { measureInnerLoad, type InnerLoad } from './web/inner-load.ts'
import { startProduct } from './web/product.ts'
import { anAssistantAddress } from './web/assistant-address.ts'
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

async function printBehindFunnel(browser: Browser, url: string): Promise<void> {
  console.log(`\nT12  behind the funnel, slowed as T11, without a cache; median and spread of ${innerRuns} runs`)
  for (const inner of await pagesBehindFunnel(url)) {
    const measured: InnerLoad[] = []
    for (let run = 0; run < innerRuns; run += 1) measured.push(await measureInnerLoad(browser, url, inner))
    const all = (value: (one: InnerLoad) => number) => measured.map(value)
    const [lcp, requests, cls] = [all((one) => one.lcp), all((one) => one.requests), all((one) => one.cls)]
    console.log(
      `${inner.name.padEnd(20)} LCP ${spread(lcp)} ms: ${verdict(median(lcp), 2_500, 3_500)};  ` +
        `usable after ${spread(all((one) => one.usable))} ms, ${median(requests)} requests: ${verdict(median(requests), 20, 40)} ` +
        `(${kilobytes(median(all((one) => one.bytes))).trim()} kB; ${median(all((one) => one.requestsInAll))} in all);  ` +
        `CLS ${spread(cls, 4)}: ${verdict(median(cls), 0.02, 0.1)}`,
    )
  }
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
  for (const [name, print] of Object.entries({ T10: printFirstLoads, T11: printThrottled, T12: printBehindFunnel }))
    if (wanted.length === 0 || wanted.includes(name)) await print(browser, url)
} finally {
  await browser.close()
  await product?.stop()
}
