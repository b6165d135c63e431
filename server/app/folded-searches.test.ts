import { operations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { OperationKey } from '@talentplace/contract/testing/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessCalls } from '../testing/access/access-calls.ts'
import { createAccessWorld, type AccessWorld } from '../testing/access/access-world.ts'
import { call } from '../testing/call.ts'

/** By what people find rows: each gets a name with an accent, an apostrophe and a hyphen of a phone's keyboard. */
const named: Readonly<Record<string, readonly string[]>> = {
  alerts: ['title'],
  assistants: ['full_name', 'display_name'],
  clients: ['company'],
  configurations: ['note'],
  messages: ['body'],
  notifications: ['title'],
  projects: ['project_name'],
  promotions: ['name'],
  roles: ['value'],
  tools: ['value'],
  task_lists: ['name'],
  tasks: ['name'],
  tax_rates: ['name'],
  time_entries: ['description'],
  users: ['full_name'],
  utms: ['label'],
}
const name = 'Céleste O’Brien‑Łuk'
const typed = ['celeste o’brien-luk', "CÉLESTE O'BRIEN LUK", 'Ce\u0301leste OBrien‐Łuk']

/** What the one test for all doesn't hold for, and why. */
const errorMessage: Readonly<Partial<Record<OperationKey, string>>> = {
  searchKeywords: 'understands words: server/matching/understanding',
  searchCities: 'finds places of the reference data: server/core/places',
  searchPalette: 'answers by kinds: server/desk/palette',
  listJobs: 'kinds of jobs have names of ours',
  listSockets: 'nobody of this world has a page open',
  listSkillTestItems: 'questions are ours: server/talent/skill-tests',
  listPaidAssistants: 'nobody of this world has been paid',
  listProductFeedback: 'nobody of this world has written any',
  downloadTimeCsv: 'is not a list; its filter is the one of `listTime`',
  downloadTimePdf: 'is not a list; its filter is the one of `listTime`',
}

const searched = (Object.keys(operations) as OperationKey[]).flatMap((key) => {
  const { method, query } = operations[key] as Operation
  if (method !== 'GET' || query === undefined) return []
  const { properties = {} } = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' })
  const parameter = ['search', 'searchQuery'].find((each) => each in properties)
  return parameter === undefined ? [] : [{ key, parameter }]
})
const readers = ['super admin', 'primary contact', 'assistant'] as const

let world: AccessWorld
let calls: Awaited<ReturnType<typeof accessCalls>>
beforeAll(async () => {
  world = await createAccessWorld()
  calls = await accessCalls(world)
  // Each call makes what it is about: afterwards most lists have rows.
  for (const key of Object.keys(operations) as OperationKey[])
    for (const viewer of readers) await calls[key](viewer, 'own')
  for (const [table, columns] of Object.entries(named))
    for (const column of columns)
      await world.database.pool.query(`update ${table} set ${column} = left($1 || ' ' || ${column}, 100)`, [name])
}, 300_000)
afterAll(() => world.close())

/** How many rows the first page has; null: the reader may not open it. */
async function rowsOf(path: string, token: string | undefined, search: Record<string, string>): Promise<number | null> {
  const [address = '', query = ''] = path.split('?')
  const parameters = new URLSearchParams(query)
  for (const [parameter, value] of Object.entries(search)) parameters.set(parameter, value)
  const { status, body } = await call(world.server, `GET ${address as '/'}?${parameters.toString()}`, { token })
  if (status === 403) return null
  expect({ path, search, status }).toEqual({ path, search, status: 200 })
  return Object.values(body).find((each) => Array.isArray(each))?.length ?? 0
}

describe('issue 34: every list that can be searched', () => {
  it('is known to this test', () => {
    expect(searched.length).toBeGreaterThan(40)
    expect(Object.keys(errorMessage).filter((key) => !searched.some((each) => each.key === key))).toEqual([])
  })

  it.each(searched.filter(({ key }) => !(key in errorMessage)))(
    '$key finds a name whatever its accents, apostrophes and hyphens, and no other',
    async ({ key, parameter }) => {
      const { path } = await calls[key]('super admin', 'own')
      let max = 0
      for (const viewer of readers) {
        const token = await world.tokenOf(viewer)
        const found: (number | null)[] = []
        for (const words of typed) found.push(await rowsOf(path, token, { [parameter]: words }))
        const none = await rowsOf(path, token, { [parameter]: 'celeste o’brien-lux' })
        expect(found).toEqual(found.map(() => found[0]))
        expect(none ?? 0).toBe(0)
        max = Math.max(max, found[0] ?? 0)
      }
      expect(max).toBeGreaterThan(0)
    },
  )
})
