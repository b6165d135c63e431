import { afterEach, expect, test, vi } from 'vitest'
import { instantInZone, instantOf, localText, textInZone } from './local-instant.ts'

/** Toronto's clock around its change of 2027-03-14. */
function serveToronto(): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const at = Date.parse(new URL(path, 'http://x').searchParams.get('at') ?? '')
    return Response.json({ timezone_offset: at < Date.parse('2027-03-14T07:00:00Z') ? -300 : -240 })
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a date and time field and an instant lead to each other by an offset', () => {
  expect(localText('2026-11-20T03:20:00.000Z', -300)).toBe('2026-11-19T22:20')
  expect(instantOf('2026-11-19T22:20', -300)).toBe('2026-11-20T03:20:00.000Z')
  expect(instantOf('2026-11-20T09:05', 345)).toBe('2026-11-20T03:20:00.000Z')
})

test('0.17 the offset is that of the day in question, not of today', async () => {
  serveToronto()
  expect(await instantInZone('2027-03-13T09:00', 'America/Toronto')).toBe('2027-03-13T14:00:00.000Z')
  expect(await instantInZone('2027-03-15T09:00', 'America/Toronto')).toBe('2027-03-15T13:00:00.000Z')
  expect(await instantInZone('2027-03-14T01:30', 'America/Toronto')).toBe('2027-03-14T06:30:00.000Z')
  expect(await instantInZone('2027-03-14T04:00', 'America/Toronto')).toBe('2027-03-14T08:00:00.000Z')
  expect(await textInZone('2027-03-15T13:00:00.000Z', 'America/Toronto')).toBe('2027-03-15T09:00')
})
