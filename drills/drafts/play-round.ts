import { setImmediate as turn } from 'node:timers/promises'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import { comeRound, createBrowser, type Browser, type Tab } from './browser.ts'
import { editAtRandom } from './edits.ts'
import { Expectation, isWellFormed } from './expectation.ts'
import { createNetwork, type Reached } from './network.ts'
import { numbers, oneOf } from './numbers.ts'

export interface Round {
  readonly edits: number
  readonly people: number
  /** Calls that never came, or whose answer never did. */
  readonly unanswered: number
  readonly reloads: number
  readonly lost: readonly number[]
  readonly returned: readonly number[]
  /** Tabs that show something else than what is stored, once all have heard of everything. */
  readonly apart: number
  readonly isWellFormed: boolean
}

export interface RoundOptions {
  readonly server: Reached
  readonly uuid: string
  readonly roles: readonly number[]
  readonly newPerson: () => number
  readonly seed: number
  readonly steps?: number
}

/** Three devices, the third with two tabs, edit one draft on bad networks; then all hear of everything. */
export async function playRound({ server, uuid, roles, newPerson, seed, steps = 60 }: RoundOptions): Promise<Round> {
  const random = numbers(seed)
  const expectation = new Expectation()
  const devices = [1, 1, 2].map((tabs) => createBrowser(uuid, createNetwork(server, random), tabs))
  const counts = { edits: 0, unanswered: 0, reloads: 0 }
  const going: Promise<void>[] = []

  async function go(tab: Tab): Promise<void> {
    if (!(await comeRound(tab, uuid))) counts.unanswered += 1
  }

  function act(device: Browser, tab: Tab): void {
    const what = random(10)
    if (what === 0) device.network.isCut = !device.network.isCut
    else if (what === 1) {
      device.reload(tab)
      counts.reloads += 1
    } else if (tab.criteria !== null && what < 8) {
      tab.criteria = editAtRandom(tab.criteria, { random, expectation, roles, newPerson })
      tab.writer.changed(uuid, { byItself: false })
      counts.edits += 1
    }
    const present = what === 1 ? oneOf(random, device.tabs) : tab
    if (present && random(3) > 0) going.push(go(present))
  }

  for (const { tabs } of devices) for (const tab of tabs) going.push(go(tab))
  for (let step = 0; step < steps; step += 1) {
    const device = oneOf(random, devices)
    const tab = device && oneOf(random, device.tabs)
    if (device && tab) act(device, tab)
    await (random(2) === 0 ? going.shift() : turn())
  }
  await Promise.all(going)
  const stored = await settle(devices, { server, uuid })
  const criteria = devices.flatMap(({ tabs }) => tabs.map((tab) => tab.criteria))
  return {
    ...counts,
    people: expectation.people,
    lost: expectation.lost(stored),
    returned: expectation.returned(stored),
    apart: criteria.filter((each) => each === null || choicesOf(each) !== choicesOf(stored)).length,
    isWellFormed: isWellFormed(stored),
  }
}

/** The networks are well again, and everybody looks once more, one after the other. */
async function settle(devices: readonly Browser[], { server, uuid }: Pick<RoundOptions, 'server' | 'uuid'>) {
  const tabs = () => devices.flatMap((device) => device.tabs)
  for (const { network } of devices) Object.assign(network, { isCut: false, lossy: 0 })
  for (let round = 0; round < 2; round += 1) {
    for (const tab of tabs()) await comeRound(tab, uuid)
  }
  for (const { writer } of tabs()) await writer.refresh(uuid)
  return (await server.load(uuid)).criteria
}

function choicesOf({ rids, hours, cart, alternates }: MatchingCriteria): string {
  return JSON.stringify([rids, hours, cart, alternates])
}
