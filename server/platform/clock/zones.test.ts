import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settableClock, systemClock } from './clock.ts'
import { isKnownZone, nextChange, offsetAt, zoneDataVersion } from './zones.ts'

const winter = new Date('2027-01-15T12:00:00Z')
const summer = new Date('2027-07-15T12:00:00Z')

describe('0.17 the zone data', () => {
  it('is the release that knows of 2026', () => {
    expect(zoneDataVersion >= '2026f').toBe(true)
  })

  it.each([
    ['America/Vancouver', -420, -420],
    ['America/Edmonton', -360, -360],
    ['America/Inuvik', -360, -360],
    ['America/Yellowknife', -360, -360],
    ['America/Winnipeg', -300, -300],
    ['America/St_Johns', -210, -150],
    ['America/Regina', -360, -360],
    ['America/Phoenix', -420, -420],
    ['America/Toronto', -300, -240],
    ['America/Los_Angeles', -480, -420],
    ['Pacific/Honolulu', -600, -600],
    ['America/Halifax', -240, -180],
    ['UTC', 0, 0],
    ['GMT', 0, 0],
  ])('%s is %i minutes in winter and %i in summer', (zone, inWinter, inSummer) => {
    expect([offsetAt(zone, winter), offsetAt(zone, summer)]).toEqual([inWinter, inSummer])
  })

  it('keeps the clocks as they were before 2026-11-01', () => {
    expect(offsetAt('America/Vancouver', new Date('2026-01-15T12:00:00Z'))).toBe(-480)
    expect(offsetAt('America/Winnipeg', new Date('2026-01-15T12:00:00Z'))).toBe(-360)
  })

  it('has no clock for Unknown or an invented zone', () => {
    for (const zone of ['Unknown', 'Mars/Olympus', '', 'constructor', '__proto__']) {
      expect([zone, isKnownZone(zone), offsetAt(zone, winter), nextChange(zone, winter)]).toEqual([
        zone,
        false,
        null,
        null,
      ])
    }
  })
})

describe('the next change of a clock', () => {
  it('is the instant from which the other offset holds', () => {
    for (const zone of ['America/St_Johns', 'America/Toronto', 'America/Los_Angeles', 'Europe/Dublin']) {
      const change = nextChange(zone, winter)
      expect(change).not.toBeNull()
      const at = change?.getTime() ?? 0
      expect(offsetAt(zone, new Date(at - 1))).toBe(offsetAt(zone, winter))
      expect(offsetAt(zone, new Date(at))).not.toBe(offsetAt(zone, winter))
    }
  })

  it('at the very instant is the one after it', () => {
    const spring = new Date('2027-03-14T07:00:00Z')
    expect(nextChange('America/Toronto', new Date(spring.getTime() - 1))).toEqual(spring)
    expect(nextChange('America/Toronto', spring)).toEqual(new Date('2027-11-07T06:00:00Z'))
  })

  it('is none where clocks stand still', () => {
    for (const zone of ['America/Vancouver', 'America/Winnipeg', 'America/Regina', 'America/Phoenix', 'UTC']) {
      expect([zone, nextChange(zone, winter)]).toEqual([zone, null])
    }
  })
})

describe('time in the source', () => {
  const root = join(import.meta.dirname, '../../..')
  const own = ['contract', 'server', 'web', 'bench', 'drills', 'e2e', 'launch']
  const files = own.flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|mjs|sql)$/.test(file) && !/(^|\/)(node_modules|dist|\.data)\//.test(file))
        .map((file) => join(root, folder, file))
    } catch {
      return []
    }
  })

  it('no source file asks SQL or Intl what a zone’s clock says: their zone data lag behind ours', () => {
    const forbidden = [
      /\bat\s+time\s+zone\b/i,
      /[{,]\s*timeZone\s*[:,}]/,
      // What the browser's zone is called is its own to tell; nothing else is.
      /Intl\s*\.\s*DateTimeFormat(?!\(\)\.resolvedOptions\(\)\.timeZone)/,
      /\btimezone\s*\(\s*'/i,
      /ZonedDateTime/,
    ]
    const found = files
      .filter((file) => file !== import.meta.filename)
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8')
        return forbidden.filter((form) => form.test(text)).map((form) => `${file.slice(root.length + 1)}: ${form}`)
      })
    expect(files.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})

describe('the clock', () => {
  it('of tests stands still until it is set, and nobody can move it by what it answered', () => {
    const clock = settableClock(winter)
    clock.now().setFullYear(1999)
    expect(clock.now()).toEqual(winter)
    clock.set(summer)
    expect(clock.now()).toEqual(summer)
  })

  it('of the product runs', () => {
    const before = Date.now()
    expect(systemClock.now().getTime()).toBeGreaterThanOrEqual(before)
  })
})
