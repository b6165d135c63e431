import { expect, it } from 'vitest'
import { retainedBackup as backup } from '../../testing/backups/retained-backup.ts'
import { chooseBackup } from './choose-backup.ts'
import { hasGapAfter, segmentsOnward, type StoredLog } from './stored-log.ts'
import { storedOf } from './prune-backups.ts'
import { parseHistory, parseLsn, parseSegment, segmentName, segmentsBetween } from './wal-names.ts'

const one = backup('2026-11-20T10:00:00Z')
const two = backup('2026-11-21T10:00:00Z')
const first = [{ timeline: 1, until: null }]
const at = (text: string) => ({ at: new Date(text) })
const log = (...names: string[]): StoredLog => new Map(names.map((name) => [name, '']))

it('the newest backup that was whole by the instant is taken, to the second', () => {
  const chosen = (text: string) => chooseBackup([one, two], first, at(text)).manifest.finished
  expect(chosen('2026-11-21T09:59:59Z')).toBe(one.manifest.finished)
  expect(chosen('2026-11-21T10:00:00Z')).toBe(two.manifest.finished)
  expect(() => chosen('2026-11-20T09:59:59Z')).toThrow('the first backup was whole at 2026-11-20T10:00:00Z')
  expect(() => chooseBackup([], first, 'latest')).toThrow('no whole backup')
})

it('one whose trial found faults is taken only when there is no other', () => {
  const invalid = backup('2026-11-22T10:00:00Z', { issues: ['wrong'] })
  expect(chooseBackup([two, invalid], first, 'latest').manifest).toBe(two.manifest)
  expect(chooseBackup([invalid], first, 'latest').manifest).toBe(invalid.manifest)
})

it('a backup from after the line was left isn’t on the line that went on', () => {
  const lines = parseHistory(2, '1\t0/6000000\tbefore 2026-11-21 09:00:00+00\n')
  expect(lines).toEqual([
    { timeline: 2, until: null },
    { timeline: 1, until: parseLsn('0/6000000') },
  ])
  const later = backup('2026-11-21T11:00:00Z', { stop: '0/7000000' })
  expect(chooseBackup([one, later], lines, 'latest').manifest).toBe(one.manifest)
  expect(chooseBackup([one, later], first, 'latest').manifest).toBe(later.manifest)
})

it('segments follow each other over the end of a log file, on each line', () => {
  expect(segmentsBetween('0000000100000000000000FE', '000000010000000100000001')).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ])
  expect(segmentName(parseSegment('0000000A000000120000003F'))).toBe('0000000A000000120000003F')
})

it('the log is followed up to its first gap, and a gap is seen', () => {
  const storedLog = log(
    '000000010000000000000004',
    '000000010000000000000005',
    '000000020000000000000005',
    '000000020000000000000007',
  )
  const lines = parseHistory(2, '1\t0/5000000\t\n')
  expect(segmentsOnward(storedLog, '000000010000000000000004', lines)).toEqual([
    '000000010000000000000004',
    '000000020000000000000005',
    '000000010000000000000005',
  ])
  expect(hasGapAfter(storedLog, '000000010000000000000004')).toBe(true)
  storedLog.set('000000020000000000000006', '')
  expect(hasGapAfter(storedLog, '000000010000000000000004')).toBe(false)
})

it('so many good ones are kept, whatever was not tried yet, and two with faults', () => {
  const days = ['01', '02', '03', '04'].map((day) => backup(`2026-11-${day}T10:00:00Z`))
  const invalid = ['05', '06', '07'].map((day) => backup(`2026-11-${day}T10:00:00Z`, { issues: ['wrong'] }))
  const untried = backup('2026-11-08T10:00:00Z', { issues: null })
  expect(storedOf([...days, ...invalid, untried], 2)).toEqual([...days.slice(2), ...invalid.slice(1), untried])
  expect(storedOf(invalid.slice(1), 2)).toEqual(invalid.slice(1))
})
