import { setTimeout as wait } from 'node:timers/promises'
import { browserOf, type TestBrowser } from '@talentplace/server/testing/servers/realtime-server'

/** Pages that are open all the while, each with its live channel. */
export interface OpenPages {
  readonly count: number
  /** How long each reconnection took, in ms from the fall to the next stand. */
  readonly reconnections: number[]
  /** How long after its answer an announcement was known on the last page, in ms; of each so far. */
  readonly delays: number[]
  /** Says that everything up to this number has been announced. */
  announced(number: number): void
  /** Settles when every page knows what was announced last. @returns how many announcements pages never learned of */
  missed(patience: number): Promise<number>
  close(): void
}

interface Page {
  readonly browser: TestBrowser
  known: number
  fell: number | null
}

/** How many announcements pages haven't learned of, over all of them. */
function unknownTo(pages: readonly Page[], last: number): number {
  return pages.reduce((sum, { known }) => sum + last - Math.min(known, last), 0)
}

/**
 * Opens so many pages of a person. As the product's do, each asks for what is new when it is told that there is something,
 * and when its channel stands again after a fall. `newest` asks by a call.
 */
export async function openPages(options: {
  port: number
  token: string
  count: number
  newest: () => Promise<number>
}): Promise<OpenPages> {
  const { port, token, count, newest } = options
  const reconnections: number[] = []
  const delays: number[] = []
  const waiting: { number: number; at: number }[] = []
  const pages: Page[] = []
  let last = 0

  function learn(page: Page, number: number): void {
    page.known = Math.max(page.known, number)
    const everywhere = Math.min(...pages.map(({ known }) => known))
    while (waiting[0] && waiting[0].number <= everywhere) delays.push(performance.now() - (waiting.shift()?.at ?? 0))
  }

  const refresh = (page: Page) => void newest().then((number) => learn(page, number))

  async function open(): Promise<void> {
    const browser = browserOf(port, { token, page: '/client/home', reconnection: true })
    const page: Page = { browser, known: 0, fell: null }
    pages.push(page)
    browser.socket.on('notifications_updated', () => refresh(page))
    browser.socket.on('disconnect', () => {
      page.fell = performance.now()
    })
    // The first time may take several tries, as the product's page makes them.
    await new Promise<void>((done) => {
      browser.socket.on('connect', () => {
        if (page.fell !== null) reconnections.push(performance.now() - page.fell)
        page.fell = null
        refresh(page)
        done()
      })
      browser.socket.connect()
    })
  }

  await Promise.all(Array.from({ length: count }, open))
  return {
    count,
    reconnections,
    delays,
    announced(number) {
      last = number
      waiting.push({ number, at: performance.now() })
      for (const page of pages) learn(page, page.known)
    },
    async missed(patience) {
      const until = performance.now() + patience
      while (unknownTo(pages, last) > 0 && performance.now() < until) await wait(20)
      return unknownTo(pages, last)
    },
    close() {
      for (const { browser } of pages) browser.socket.disconnect()
    },
  }
}
