import { expect, it } from 'vitest'
import { followLag } from './replay-lag.ts'
import { announcedPosition } from './announced-position.ts'
import { walPosition } from './wal-position.ts'

const positionOf = (header?: string, cookie?: string) =>
  announcedPosition({ headers: { ...(header && { 'x-database-position': header }), ...(cookie && { cookie }) } })
const place = (at: number) => String(at).padStart(9, '0')

it('positions of the log sort as text', () => {
  const inOrder = ['0/9', '0/A0', '0/FFFFFFFF', '1/0', '16/B374D848', 'A0/1']
  expect(inOrder.map(walPosition)).toEqual(inOrder.map(walPosition).toSorted())
  expect(walPosition('16/B374D848')).toBe('00000016B374D848')
})

it('the later position of header and cookie counts, and nothing that is none', () => {
  const [early, late] = ['0000000000000A00', '0000000000000B00']
  expect(positionOf()).toBe(null)
  expect(positionOf(early)).toBe(early)
  expect(positionOf(early, `a=b; database_position=${late}`)).toBe(late)
  expect(positionOf(late, `database_position=${early};c=d`)).toBe(late)
  for (const wrong of ['0/16B3748', 'zzzzzzzzzzzzzzzz', `${early}0`]) {
    expect(positionOf(wrong, `database_position=${wrong}; not_database_position=${late}`)).toBe(null)
  }
})

it('a replica lags from when the primary was seen at what it lacks, whether anything is written or not', () => {
  const lag = followLag()
  expect(lag.at(0)).toBe(Infinity)
  lag.seen('B', 1_000)
  lag.replayed('A')
  // It may have lacked that for days.
  expect(lag.at(1_100)).toBe(Infinity)
  lag.replayed('B')
  expect(lag.at(60_000)).toBe(0)
  lag.seen('B', 61_000)
  expect(lag.at(62_000)).toBe(0)
  lag.seen('C', 63_000)
  lag.seen('D', 64_000)
  expect(lag.at(65_000)).toBe(2_000)
  lag.replayed('C')
  expect(lag.at(65_000)).toBe(1_000)
})

it('a replica that lags for long is remembered in bounded room, as lagging until it has all', () => {
  const lag = followLag()
  for (let at = 0; at < 20_000; at += 1) lag.seen(place(at), at * 1_000)
  lag.replayed(place(19_998))
  expect(lag.at(20_000_000)).toBeGreaterThan(1_000)
  lag.replayed(place(19_999))
  expect(lag.at(20_000_000)).toBe(0)
})
