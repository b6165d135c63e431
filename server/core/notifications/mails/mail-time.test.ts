import { describe, expect, it } from 'vitest'
import { mailTime } from './mail-time.ts'

const night = { from: '22:00', to: '07:00' }
const toronto = { timezone: 'America/Toronto', quiet: null }
const at = (choice: 'email' | 'digest', person: Parameters<typeof mailTime>[1], now: string) =>
  mailTime(choice, person, new Date(now)).toISOString()

describe('A5 Ours when a notification is mailed', () => {
  it('by email: at once', () => {
    expect(at('email', toronto, '2026-11-20T04:00:00Z')).toBe('2026-11-20T04:00:00.000Z')
  })

  it.each([
    ['before eight', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00.000Z'],
    ['at eight sharp: the next', '2026-11-20T13:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['after eight', '2026-11-20T20:00:00Z', '2026-11-21T13:00:00.000Z'],
    ['late, when it is already tomorrow in UTC', '2026-11-21T03:00:00Z', '2026-11-21T13:00:00.000Z'],
  ])('in the digest: the next morning at eight, local time; %s', (_what, now, due) => {
    expect(at('digest', toronto, now)).toBe(due)
  })

  it.each([
    ['before midnight', '2026-11-21T03:30:00Z', '2026-11-21T12:00:00.000Z'],
    ['after midnight', '2026-11-21T08:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['as they begin', '2026-11-21T03:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['as they end', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['just before', '2026-11-21T02:59:59Z', '2026-11-21T02:59:59.000Z'],
  ])('within quiet hours: at their end, local time; %s', (_what, now, due) => {
    expect(at('email', { ...toronto, quiet: night }, now)).toBe(due)
  })

  it('a digest that falls into quiet hours waits for their end', () => {
    const quiet = { from: '06:00', to: '10:30' }
    expect(at('digest', { ...toronto, quiet }, '2026-11-20T20:00:00Z')).toBe('2026-11-21T15:30:00.000Z')
  })

  it('quiet hours that begin when they end are none', () => {
    expect(at('email', { ...toronto, quiet: { from: '09:00', to: '09:00' } }, '2026-11-20T14:00:00Z')).toBe(
      '2026-11-20T14:00:00.000Z',
    )
  })

  it.each([
    ['America/Toronto', '2026-10-31T20:00:00Z', '2026-11-01T13:00:00.000Z'],
    ['America/Toronto', '2027-03-13T20:00:00Z', '2027-03-14T12:00:00.000Z'],
    // 0.17: no change of the clock there that autumn.
    ['America/Vancouver', '2026-10-31T20:00:00Z', '2026-11-01T15:00:00.000Z'],
    ['America/Winnipeg', '2026-12-01T20:00:00Z', '2026-12-02T13:00:00.000Z'],
    ['America/St_Johns', '2026-11-20T20:00:00Z', '2026-11-21T11:30:00.000Z'],
    ['America/Regina', '2026-11-20T20:00:00Z', '2026-11-21T14:00:00.000Z'],
  ])('eight in the morning of %s after %s', (timezone, now, due) => {
    expect(at('digest', { timezone, quiet: null }, now)).toBe(due)
  })

  it.each([null, 'Unknown', 'Nowhere/Else'])('whose zone is %s is mailed by ours', (timezone) => {
    expect(at('digest', { timezone, quiet: null }, '2026-11-20T20:00:00Z')).toBe('2026-11-21T13:00:00.000Z')
  })
})
