import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { cartItem } from '@talentplace/contract/core/criteria/criteria'
import { systemClock } from '@talentplace/server/platform/clock/clock'
import { testDatabase, type TestDatabase } from '@talentplace/server/testing/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { comeRound, createBrowser, type Browser, type Tab } from './browser.ts'
import { serveDrafts, type DraftServer } from './draft-server.ts'
import { createNetwork } from './network.ts'

const roles = [3, 5, 9, 14]
const [ada, bea] = [1_000_001, 1_000_002]
let database: TestDatabase
let server: DraftServer
let uuid: string

beforeAll(async () => {
  database = await testDatabase()
  server = await serveDrafts(database, systemClock, roles)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})
beforeEach(async () => {
  uuid = await server.begin()
})

/** A device on a network that loses nothing unless it is cut. */
function device(tabs = 1): Browser {
  const browser = createBrowser(
    uuid,
    createNetwork(server, () => 0),
    tabs,
  )
  browser.network.lossy = 0
  return browser
}

function tabOf(browser: Browser, at = 0): Tab {
  const tab = browser.tabs[at]
  if (!tab) throw new Error('There is no such tab')
  return tab
}

async function opened(browser: Browser, at = 0): Promise<Tab> {
  const tab = tabOf(browser, at)
  await comeRound(tab, uuid)
  return tab
}

function edit(tab: Tab, change: Partial<MatchingCriteria>): void {
  if (tab.criteria === null) throw new Error('It is not open')
  tab.criteria = { ...tab.criteria, ...change }
  tab.writer.changed(uuid, { byItself: false })
}

const withPerson = (role_id: number, assistant_id: number) => ({
  cart: [cartItem.parse({ hours: 10, role_id, assistant_id })],
})
const people = ({ cart }: MatchingCriteria) => cart.map((item) => item.assistant_id)
const stored = async () => (await server.load(uuid)).criteria

it('opening a draft saves nothing, and neither does what the page does by itself', async () => {
  const tab = await opened(device())
  const { version } = await server.load(uuid)
  if (tab.criteria) tab.criteria = { ...tab.criteria, hours: [20, 20, 20, 20] }
  tab.writer.changed(uuid, { byItself: true })
  await comeRound(tab, uuid)
  expect((await server.load(uuid)).version).toBe(version)
  edit(tab, withPerson(3, ada))
  await comeRound(tab, uuid)
  expect(await stored()).toMatchObject({ hours: [20, 20, 20, 20], cart: [{ assistant_id: ada }] })
})

it('what was added offline survives a reload, and is saved once the network is back', async () => {
  const browser = device()
  edit(await opened(browser), withPerson(3, ada))
  browser.network.isCut = true
  await comeRound(tabOf(browser), uuid)
  browser.reload(tabOf(browser))
  await comeRound(tabOf(browser), uuid)
  expect(people(await stored())).toEqual([])
  browser.network.isCut = false
  await opened(browser)
  expect(people(await stored())).toEqual([ada])
})

it('what a closed tab left is saved by the next page of the browser; what an open one has is left to it', async () => {
  const browser = device(2)
  edit(await opened(browser, 0), withPerson(3, ada))
  edit(await opened(browser, 1), withPerson(5, bea))
  const [first] = browser.tabs
  if (first) first.isOpen = false
  browser.tabs.shift()
  browser.reload(tabOf(browser))
  await opened(browser)
  expect(people(await stored()).sort((one, other) => one - other)).toEqual([ada, bea])
})

it('a tab hears at once of what another tab of its browser saved', async () => {
  const browser = device(2)
  const [one, other] = [await opened(browser, 0), await opened(browser, 1)]
  edit(one, withPerson(3, ada))
  await comeRound(one, uuid)
  expect(other.criteria && people(other.criteria)).toEqual([ada])
})

it('a removal whose answer was lost takes nobody away who was added again meanwhile', async () => {
  const browser = device()
  const tab = await opened(browser)
  edit(tab, withPerson(3, ada))
  await comeRound(tab, uuid)
  edit(tab, { cart: [] })
  const save = browser.network.save
  browser.network.save = async (of, sending) => {
    await save(of, sending)
    browser.network.save = save
    browser.network.isCut = true
    return save(of, sending)
  }
  expect(await comeRound(tab, uuid)).toBe(false)
  expect(people(await stored())).toEqual([])
  const elsewhere = await opened(device())
  edit(elsewhere, withPerson(3, ada))
  await comeRound(elsewhere, uuid)
  browser.network.isCut = false
  await comeRound(tab, uuid)
  expect(people(await stored())).toEqual([ada])
})
