/*
 * How fast staff's lists are at 100,000 assistants, 20,000 clients and 50,000 subscriptions (T7), a board of 500 cards, and how soon
 * the health of a subscription follows its cause, and 5,000 bills previewed and posted as one run:
 *   node launch/run.mjs bench/desk.ts [--assistants 100000] [--clients 20000] [--rounds 9]
 */
import { createHash, randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { allOperations } from '@talentplace/contract/operations'
import { isStaffPermission, permissions } from '@talentplace/contract/shared/permission'
import type { Pool } from 'pg'
import { chromium } from 'playwright-core'
import { z } from 'zod'
import { buildWebWhenStale, builtWebFolder } from '../server/app/web-build.ts'
import { fillBoard, fillDesk } from './desk/fill-desk.ts'
import { measureBoard } from './desk/measure-board.ts'
import { fillDrafts, measureBulk } from './desk/measure-bulk.ts'
import { startServer } from './login/server-process.ts'
import { openDatasets } from './search/datasets.ts'
import { medianTime } from './search/figures.ts'

const { values } = parseArgs({
  options: {
    assistants: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '9' },
  },
})
const rounds = Number(values.rounds)
const print = (line: string) => console.log(line)
const whole = new Intl.NumberFormat('en-CA')

/** What some lists can't be opened without. */
const needed: Readonly<Record<string, string>> = {
  '/adjustments': 'kind=client',
  '/adjustments/places': 'kind=client',
  '/criteria': 'kind=skills',
}

interface StaffList {
  readonly name: string
  readonly path: string
  readonly sorts: readonly string[]
}

/** Every list of the contract that staff open without naming a record first. */
function staffLists(): StaffList[] {
  const lists: StaffList[] = []
  for (const { name, method, path, caller, query } of allOperations) {
    const isStaffs = Array.isArray(caller) && caller.some(isStaffPermission)
    if (method !== 'GET' || path.includes('{') || !isStaffs || !query) continue
    const schema = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
    const pagination = schema.properties?.['pagination']
    if (typeof pagination !== 'object') continue
    const by = pagination.properties?.['sortBy']
    const items = typeof by === 'object' ? by.items : undefined
    const keys = typeof items === 'object' && !Array.isArray(items) ? (items.enum ?? []) : []
    lists.push({ name, path, sorts: keys.map(String).filter((key) => key !== 'value' || keys.length > 1) })
  }
  return lists
}

/** Someone who may see everything, as a browser keeps them. */
async function signInStaff(pool: Pool) {
  const token = randomBytes(32).toString('base64url')
  const about = { full_name: 'Staff', email: 'staff@bench.test', permissions: permissions.filter(isStaffPermission) }
  const { rows } = await pool.query<{ uuid: string }>(
    `with person as (insert into users (full_name, email, permissions) values ($3, $4, $1) returning uuid)
     insert into sessions (token_hash, user_uuid, created_date, last_used, expires)
     select $2, uuid, now(), now(), now() + interval '1 day' from person returning user_uuid as uuid`,
    [about.permissions, createHash('sha256').update(token).digest(), about.full_name, about.email],
  )
  return { token, user: { uuid: rows[0]?.uuid ?? '', ...about } }
}

/** Milliseconds from the commit of a cause until what is kept was worked out after it. */
async function healthAfter(pool: Pool, project: string): Promise<number> {
  const checked = async () => {
    const { rows } = await pool.query<{ checked_date: Date }>(
      'select checked_date from project_health where project_uuid = $1',
      [project],
    )
    return rows[0]?.checked_date.getTime() ?? 0
  }
  const before = await checked()
  await pool.query(
    `update projects set ar_status = case ar_status when 'current' then 'past_due' else 'current' end where uuid = $1`,
    [project],
  )
  const from = performance.now()
  while ((await checked()) === before) if (performance.now() - from > 60_000) throw new Error('Nobody looked at it')
  return performance.now() - from
}

const datasets = await openDatasets(7, () => undefined)
try {
  const { pool, url } = await datasets.make(Number(values.assistants))
  await fillDesk(pool, Number(values.clients), print)
  const board = await fillBoard(pool)
  await fillDrafts(pool, 5_000)
  await pool.query('vacuum analyze')
  const staff = await signInStaff(pool)
  await pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%'`)
  await buildWebWhenStale({ quick: false })
  process.env.WEB_FOLDER = builtWebFolder
  const server = await startServer(url, 1)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  const request = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      headers: { authorization: `Bearer ${staff.token}` },
    })
    if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Record<string, unknown> & { count?: number }
  }
  const timed = async (path: string) => {
    await request(path)
    return medianTime(() => request(path), rounds)
  }
  try {
    print('list                                     rows   first page      last page          slowest sort')
    for (const { name, path, sorts } of staffLists()) {
      const page = `${path}?${needed[path] ?? ''}&pagination.limit=25`
      const count = Number((await request(page)).count ?? 0)
      const first = await timed(page)
      const depth = Math.max(0, count - 25)
      const last = await timed(`${page}&pagination.offset=${depth}`)
      let slowest = { key: '', time: 0 }
      for (const key of sorts) {
        for (const desc of [false, true]) {
          const time = await timed(`${page}&pagination.sortBy[]=${key}&pagination.sortDesc[]=${desc}`)
          if (time > slowest.time) slowest = { key, time }
        }
      }
      print(
        `${name.padEnd(36)} ${whole.format(count).padStart(8)}  ${first.toFixed(1).padStart(8)} ms  ${last.toFixed(1).padStart(8)} ms ${(last / first).toFixed(1).padStart(5)}x  ` +
          (slowest.key &&
            `${slowest.time.toFixed(1).padStart(8)} ms ${(slowest.time / first).toFixed(1).padStart(5)}x ${slowest.key}`),
      )
    }
    print('T7: any depth <= 1.5x the first page (3x), every sort <= 5x (20x)')
    print(`a board of 500 cards: ${(await timed(`/project/${board}/matching`)).toFixed(1)} ms`)
    const { rows } = await pool.query<{ uuid: string }>(
      `select uuid from projects where matching_state = 'matched' and project_name like '% office %' limit 20`,
    )
    const times: number[] = []
    for (const { uuid } of rows) times.push(await healthAfter(pool, uuid))
    print(
      `health after its cause: median ${times.toSorted((a, b) => a - b)[10]?.toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`,
    )
    const { run, preview, start, work } = await measureBulk(server.port, staff.token)
    print(
      `${whole.format(run.rows)} bills as one run: preview ${preview.toFixed(0)} ms, start ${start.toFixed(0)} ms, ` +
        `${whole.format(run.done)} posted and ${whole.format(run.skipped)} skipped in ${(work / 1000).toFixed(1)} s, ${(run.rows / (work / 1000)).toFixed(0)} a second`,
    )
    const [empty] = (
      await pool.query<{ uuid: string }>(`select uuid from projects where matching_state = 'ended' limit 1`)
    ).rows
    for (const [what, project] of [
      ['an empty board', empty?.uuid],
      ['500 cards', board],
    ]) {
      const at = `http://127.0.0.1:${server.port}/admin/projects/matching/${project}`
      const { loadTask, pressTask, inp } = await measureBoard(browser, at, staff)
      print(
        `${what}, slowed 4x: longest task of the load ${loadTask.toFixed(0)} ms, of what is pressed ${pressTask.toFixed(0)} ms (50), INP ${inp.toFixed(0)} ms (200)`,
      )
    }
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await datasets.stop()
}
