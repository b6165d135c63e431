// What /va/tasks/todo costs with 5,000 tasks: the server's one answer, and the browser while it is sorted, grouped and searched.
//   node launch/run.mjs web/build.ts && node launch/run.mjs bench/tasks.ts [--tasks 5000] [--rounds 15]
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { medianTime } from './search/figures.ts'
import { startProduct } from './web/product.ts'

const { values } = parseArgs({
  options: { tasks: { type: 'string', default: '5000' }, rounds: { type: 'string', default: '15' } },
})
const wanted = Number(values.tasks)
const rounds = Number(values.rounds)
const print = (line: string) => console.log(line)

interface Caller {
  readonly url: string
  readonly token: string
}

async function request({ url, token }: Caller, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(`${url}/api${path}`, { ...init, headers })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}

async function signIn(url: string): Promise<{ token: string; user: { uuid: string } }> {
  const body = JSON.stringify({ email: 'va@demo.test', password: 'Demo-pass-1!' })
  return (await request({ url, token: '' }, '/auth/login', { method: 'POST', body })).json()
}

const day = (at: number) => new Date(Date.now() + ((at % 90) - 10) * 86_400_000).toISOString().slice(0, 10)

/** Tasks of the assistant's own, with days, priorities and words of every kind, until there are so many. */
async function fill(caller: Caller, user_uuid: string): Promise<void> {
  const { projects } = (await (await request(caller, '/project/task/projects')).json()) as {
    projects: { uuid: string }[]
  }
  const { count } = (await (await request(caller, '/virtualassistants/task?mine=true')).json()) as { count: number }
  let made = count
  async function work(): Promise<void> {
    while (made < wanted) {
      const at = (made += 1)
      const body = JSON.stringify({
        project_uuid: projects[at % projects.length]?.uuid,
        name: `Reconcile statement ${(at * 7919) % 100_003} of the month`,
        description: 'Compare each line with the ledger, and ask where one is missing. '.repeat(3),
        due_date: at % 7 === 0 ? null : day(at),
        priority: [0, 1, 2, 99][at % 4],
        assignment: [{ user_uuid }],
      })
      await request(caller, '/project/task', { method: 'POST', body })
    }
  }
  await Promise.all([work(), work(), work()])
}

const milliseconds = (work: () => Promise<unknown>) => medianTime(work, rounds)

async function measureServer(caller: Caller): Promise<void> {
  const address = '/virtualassistants/task?pagination.limit=5000'
  const whole = await request(caller, address)
  const text = await whole.text()
  const { count } = JSON.parse(text) as { count: number }
  const bare = await milliseconds(() => fetch(`${caller.url}/api/healthcheck?live=1`))
  const page = await milliseconds(async () =>
    (await request(caller, '/virtualassistants/task?pagination.limit=100')).text(),
  )
  const all = await milliseconds(async () => (await request(caller, address)).text())
  const sent = Number(whole.headers.get('content-length') ?? 0)
  print(`${count.toLocaleString('en-CA')} tasks; a bare route ${bare.toFixed(2)} ms`)
  print(`  the first 100   ${page.toFixed(1)} ms`)
  print(
    `  all of them     ${all.toFixed(1)} ms, ${(all / page).toFixed(1)} x the first 100; ${Math.round(text.length / 1024)} kB of JSON, ${Math.round(sent / 1024)} kB by content-length (0: streamed)`,
  )
}

/** The longest time for which the page took no key, in milliseconds, while something was done; 0: none above 50. */
async function longestTask(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { longTasks: seen })
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await work()
  await page.waitForTimeout(600)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks))
}

async function measureBrowser(caller: Caller, session: object): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript((session) => localStorage.setItem('talentplace.session', session), JSON.stringify(session))
  await page.goto(`${caller.url}/va/tasks/todo`)
  await page
    .getByRole('button', { name: /^Done: / })
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const steps: [string, () => Promise<unknown>][] = [
    ['sorted by name', () => page.getByLabel('Sort by').selectOption('name')],
    ['sorted by priority', () => page.getByLabel('Sort by').selectOption('priority')],
    ['grouped by list', () => page.getByLabel('Group by').selectOption('list')],
    ['grouped by day', () => page.getByLabel('Group by').selectOption('day')],
    ['searched, a key at a time', () => page.getByLabel('Search').pressSequentially('statement 42', { delay: 60 })],
  ]
  for (const [name, work] of steps) {
    const longest = await longestTask(page, work)
    print(`  ${name.padEnd(28)} ${longest === 0 ? 'no task above 50 ms' : `longest task ${longest.toFixed(0)} ms`}`)
  }
  await browser.close()
}

const product = await startProduct()
try {
  const session = await signIn(product.url)
  const caller = { url: product.url, token: session.token }
  await fill(caller, session.user.uuid)
  await measureServer(caller)
  await measureBrowser(caller, session)
} finally {
  await product.stop()
}
