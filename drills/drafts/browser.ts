import { randomUUID } from 'node:crypto'
import type { MatchingCriteria } from '@talentplace/contract/core/criteria/criteria'
import type { JournalEntry } from '@talentplace/web/hiring/drafts/writer/draft-journal'
import { createDraftWriter } from '@talentplace/web/hiring/drafts/writer/draft-writer'
import { NoAnswer, type Network } from './network.ts'

type Writer = ReturnType<typeof createDraftWriter>

/** A tab: what it shows, and the product's own writer below it. */
export interface Tab {
  readonly writer: Writer
  /** Null until the draft is open. */
  criteria: MatchingCriteria | null
  isOpen: boolean
}

/** A device: tabs that share a storage and a network. */
export interface Browser {
  readonly network: Network
  readonly tabs: Tab[]
  /** Closes a tab, whatever it was doing, and opens the draft anew under the same name. */
  reload(tab: Tab): void
}

/** One device on a draft. What a closed tab sent may still arrive; the tab hears of nothing any more, and does nothing. */
export function createBrowser(uuid: string, network: Network, tabCount: number): Browser {
  let entry: JournalEntry | null = null
  const browser: Browser = { network, tabs: [], reload }
  const names = new Map<Tab, string>()

  function addTab(name: string): Tab {
    const isDeleted = () => !tab.isOpen
    async function whileOpen<T>(call: () => Promise<T>): Promise<T> {
      if (isDeleted()) throw new NoAnswer()
      const answer = await call()
      if (isDeleted()) throw new NoAnswer()
      return answer
    }
    const writer = createDraftWriter({
      load: (of) => whileOpen(() => network.load(of)),
      save: (of, sending) => whileOpen(() => network.save(of, sending)),
      isPassing: (error) => error instanceof NoAnswer,
      present: () => tab.criteria,
      show(_of, criteria) {
        if (tab.criteria !== null) tab.criteria = criteria
      },
      newUuid: randomUUID,
      journal: {
        read: () => structuredClone(entry),
        write(_of, written) {
          if (isDeleted()) return
          entry = structuredClone(written)
          for (const other of browser.tabs) if (other !== tab) other.writer.followJournal(uuid)
        },
      },
      pages: {
        own: () => Promise.resolve(name),
        open: (names) => Promise.resolve(new Set(names.filter((each) => openNames().includes(each)))),
      },
      drafts: new Map(),
    })
    const tab: Tab = { writer, criteria: null, isOpen: true }
    browser.tabs.push(tab)
    names.set(tab, name)
    return tab
  }

  function openNames(): string[] {
    return browser.tabs.flatMap((tab) => names.get(tab) ?? [])
  }

  function reload(tab: Tab): void {
    tab.isOpen = false
    browser.tabs.splice(browser.tabs.indexOf(tab), 1)
    addTab(names.get(tab) ?? randomUUID())
  }

  for (let at = 0; at < tabCount; at += 1) addTab(`tab ${at}`)
  return browser
}

/** Opens the draft in a tab where it isn't yet, then saves what waits; true where all of it went well. */
export async function comeRound(tab: Tab, uuid: string): Promise<boolean> {
  try {
    if (tab.criteria === null) {
      const mine = await tab.writer.open(uuid, null)
      tab.criteria ??= mine
    }
    await tab.writer.save(uuid)
    return true
  } catch (error) {
    if (error instanceof NoAnswer) return false
    throw error
  }
}
