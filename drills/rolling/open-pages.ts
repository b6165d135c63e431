import { io, type Socket } from 'socket.io-client'

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
  readonly socket: Socket
  known: number
  fell: number | null
}

/**
 * Opens so many pages of a person. As the product's do, each asks for what is new when it is told that there is something,
 * and when its channel stands again after a fall. `newest` asks by a call.
 */
export async function openPages(options: {
  address: string
  token: string
  count: number
  newest: () => Promise<number>
}): Promise<OpenPages> {
  const { address, token, count, newest } = options
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

  const ask = (page: Page) => void newest().then((number) => learn(page, number))

  async function open(): Promise<void> {
    const socket = io(address, {
      path: '/socket',
      transports: ['websocket'],
      forceNew: true,
      auth: { token },
      query: { source: 'talentplace', page: '/client/home' },
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
    })
    const page: Page = { socket, known: 0, fell: null }
    pages.push(page)
    socket.on('notifications_updated', () => ask(page))
    socket.on('disconnect', () => {
      page.fell = performance.now()
    })
    await new Promise<void>((done) => {
      socket.on('connect', () => {
        if (page.fell !== null) reconnections.push(performance.now() - page.fell)
        page.fell = null
        ask(page)
        done()
      })
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
      const behind = () => pages.filter(({ known }) => known < last)
      while (behind().length > 0 && performance.now() < until) await new Promise((goOn) => setTimeout(goOn, 20))
      return behind().reduce((sum, { known }) => sum + last - known, 0)
    },
    close() {
      for (const { socket } of pages) socket.disconnect()
    },
  }
}
