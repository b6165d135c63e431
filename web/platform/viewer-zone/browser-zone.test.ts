import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser whose clock runs so many minutes behind UTC in winter and in summer. */
function browserIn(zone: string, winter: number, summer: number): { asked: () => number } {
  const format = vi.fn<() => object>(function DateTimeFormat() {
    return { resolvedOptions: () => Object.fromEntries([['timeZone', zone]]) }
  })
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: format })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function offset(this: Date) {
    return this.getMonth() > 2 && this.getMonth() < 10 ? summer : winter
  })
  return { asked: () => format.mock.calls.length }
}

/** A page of its own: what was known is forgotten, what was stored stays. */
async function newVisit() {
  vi.resetModules()
  return import('./browser-zone.ts')
}

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  })
  vi.stubGlobal('document', { addEventListener: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the next visit knows the zone without asking for it, while the clock runs as it did', async () => {
  browserIn('America/Toronto', 300, 240)
  expect((await newVisit()).browserZone()).toBe('America/Toronto')
  const again = browserIn('America/Toronto', 300, 240)
  expect((await newVisit()).browserZone()).toBe('America/Toronto')
  expect(again.asked()).toBe(0)
})

test('another clock is asked for its zone at once', async () => {
  browserIn('America/Toronto', 300, 240)
  expect((await newVisit()).browserZone()).toBe('America/Toronto')
  browserIn('America/Regina', 360, 360)
  expect((await newVisit()).browserZone()).toBe('America/Regina')
})

test('whoever has come to another zone of the same clock is told once the page has settled', async () => {
  browserIn('America/Toronto', 300, 240)
  expect((await newVisit()).browserZone()).toBe('America/Toronto')
  browserIn('America/Detroit', 300, 240)
  const { browserZone, browserZoneChanged, followBrowserZone } = await newVisit()
  expect(browserZone()).toBe('America/Toronto')
  const changed = vi.fn<() => void>()
  browserZoneChanged.listen(changed)
  followBrowserZone()
  expect(changed).toHaveBeenCalledOnce()
  expect(browserZone()).toBe('America/Detroit')
  expect((await newVisit()).browserZone()).toBe('America/Detroit')
})
