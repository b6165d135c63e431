/*
 * The whole product, route x role x width x scheme: every page that each of the demo's people can reach by a link, or that has an
 * address of its own, is looked at by axe on a phone, a tablet and a desktop, in light and in dark, must not scroll sideways, and not
 * jump while it loads (T12).
 *
 *   node launch/run.mjs drills/accessibility.ts [--people visitor,client,va,applicant-interview] [--each 1] [--together 2]
 *
 * `--each`: how many addresses of one route a person looks at; `--together`: how many people at once. CHROMIUM_PATH names another browser.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { applicationStates } from '@talentplace/contract/talent/applications/application.states'
import { prepare } from '@talentplace/e2e/steps/prepare'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { readRoutes, routeIn } from '@talentplace/e2e/steps/known-routes'
import { walkPages, type Finding } from './accessibility/walk-pages.ts'
import { addressOf, exitOf, signalAll, startProduct } from './product.ts'

const addressAtDemo = (person: string) => `${person}@demo.test`
/** Someone at each point of an application; the demo's own applicants have no account. */
const applicants = applicationStates.sets.open.map((state) => ({ person: `applicant-${state}`, state }))
const everybody = ['visitor', 'client', 'contact', 'partner', 'va', 'admin', 'support', 'matching', 'finance', 'super']
const byDefault = everybody.concat(applicants.map(({ person }) => person)).join(',')
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: byDefault },
    each: { type: 'string', default: '1' },
    together: { type: 'string', default: '2' },
  },
})
const maxNotified = 40

function inLines(findings: readonly Finding[]): string[] {
  const byWhat = Map.groupBy(findings, ({ path, what }) => `${path}: ${what}`)
  return [...byWhat].map(
    ([what, all]) => `${what}\n    ${all.map(({ width, scheme }) => `${width} ${scheme}`).join(', ')}`,
  )
}

const routes = await readRoutes()
const routeOf = routeIn(routes)
const dataDir = await mkdtemp(join(tmpdir(), 'talentplace-accessibility-'))
// As root, PostgreSQL's own user has to get in.
await chmod(dataDir, 0o755)
const place = { port: await findFreePort(), dataDir }
const product = await startProduct(place)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const reached = new Set<string>()
let [looks, wrong] = [0, 0]
try {
  const requested = values.people.split(',')
  process.env['E2E_DATA_DIR'] = dataDir
  for (const { person, state } of applicants)
    if (requested.includes(person)) await prepare('apply-as.ts', addressAtDemo(person), state)
  const people = requested.values()
  async function walkOneAfterTheOther(): Promise<void> {
    for (const person of people) {
      const email = person === 'visitor' ? null : addressAtDemo(person)
      const began = performance.now()
      const walked = await walkPages(browser, {
        address: addressOf(place),
        email,
        routes,
        routeOf,
        each: Number(values.each),
      })
      for (const route of walked.seen.keys()) reached.add(route)
      looks += walked.looks
      wrong += walked.findings.length
      const minutes = ((performance.now() - began) / 60_000).toFixed(1)
      console.log(
        `${walked.findings.length === 0 ? '✓' : '✗'} ${person}: ${walked.seen.size} routes, ${walked.looks} looks in ${minutes} min, ${walked.findings.length} findings`,
      )
      for (const line of inLines(walked.findings).slice(0, maxNotified)) console.log(`  ${line}`)
    }
  }
  await Promise.all(Array.from({ length: Number(values.together) }, walkOneAfterTheOther))
  const missed = routes.filter((route) => !reached.has(route))
  console.log(`${reached.size} of ${routes.length} routes were seen, in ${looks} looks.`)
  if (missed.length > 0) console.log(`Nobody of these came to: ${missed.join(', ')}`)
  console.log(wrong === 0 ? 'axe finds nothing, nothing scrolls sideways, and nothing jumps.' : `${wrong} findings.`)
} finally {
  await browser.close()
  const ended = exitOf(product.npm)
  signalAll(product.npm, 'SIGTERM')
  await ended
  // PostgreSQL may take a moment longer than what started it.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
process.exitCode = wrong === 0 ? 0 : 1
