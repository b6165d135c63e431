import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  exactHoursText,
  hoursText,
  printedParts,
  printedSum,
  printedText,
  remainingHoursText,
  remainingText,
  wholeHoursText,
} from '@talentplace/contract/shared/hours-text'

const hour = 3600

/** With plain spaces, as it is easier to read. */
const french = (text: string) => text.replaceAll('\u00a0', ' ')

/** What someone reads in a printed duration: whole minutes and hundredths of an hour. */
function readBack(text: string): { minutes: number; hundredths: number } {
  const read = /^(-?)(\d+)h (<1|\d+)m \((-?)(<0\.01|\d+\.\d\d)h\)$/.exec(text)
  if (!read) throw new Error(`Not a printed duration: ${text}`)
  const [, minus, hours, minutes, minusToo, decimal] = read
  return {
    minutes: (Number(hours) * 60 + (minutes === '<1' ? 0 : Number(minutes))) * (minus ? -1 : 1),
    hundredths: (decimal === '<0.01' ? 0 : Math.round(Number(decimal) * 100)) * (minusToo ? -1 : 1),
  }
}

const sumOf = (texts: readonly string[]) =>
  texts.map(readBack).reduce(
    (sum, { minutes, hundredths }) => ({
      minutes: sum.minutes + minutes,
      hundredths: sum.hundredths + hundredths,
    }),
    { minutes: 0, hundredths: 0 },
  )

describe('a duration on its own', () => {
  it('A6.1 is shown as Xh Ym (X.XXh)', () => {
    expect(wholeHoursText(20)).toBe('20h 0m (20.00h)')
    expect(remainingHoursText(17.1 + 0.4)).toBe('17h 30m (17.50h)')
    expect(hoursText(20.5 * hour)).toBe('20h 30m (20.50h)')
    expect(hoursText(-5400)).toBe('-1h 30m (-1.50h)')
    expect(hoursText(0)).toBe('0h 0m (0.00h)')
  })

  it('is rounded to the nearest minute and the nearest hundredth, a half up', () => {
    expect(hoursText(29)).toBe('0h <1m (0.01h)')
    expect(hoursText(30)).toBe('0h 1m (0.01h)')
    expect(hoursText(59)).toBe('0h 1m (0.02h)')
    expect(hoursText(3569)).toBe('0h 59m (0.99h)')
    expect(hoursText(3570)).toBe('1h 0m (0.99h)')
    expect(hoursText(3581)).toBe('1h 0m (0.99h)')
    expect(hoursText(3582)).toBe('1h 0m (1.00h)')
  })

  it('never reads as nothing where there is something', () => {
    expect(hoursText(1)).toBe('0h <1m (<0.01h)')
    expect(hoursText(17)).toBe('0h <1m (<0.01h)')
    expect(hoursText(18)).toBe('0h <1m (0.01h)')
    expect(remainingText(-5)).toBe('-0h <1m (-<0.01h)')
    expect(exactHoursText(40)).toBe('0h 0m 40s')
  })

  it('is the same in French, with its units apart and a decimal comma', () => {
    expect(french(hoursText(20.5 * hour, 'fr'))).toBe('20 h 30 min (20,50 h)')
    expect(french(hoursText(-90 * 60, 'fr'))).toBe('-1 h 30 min (-1,50 h)')
    expect(french(hoursText(10, 'fr'))).toBe('0 h <1 min (<0,01 h)')
    expect(french(remainingHoursText(17.5, 'fr'))).toBe('17 h 30 min (17,50 h)')
    expect(french(exactHoursText(9040, 'fr'))).toBe('2 h 30 min 40 s')
    expect(french(exactHoursText(9000, 'fr'))).toBe('2 h 30 min')
  })
})

describe('the parts of a whole', () => {
  it('print what adds up: 10h 47m 48s worked and the rest are 20 hours', () => {
    const worked = 10 * hour + 47 * 60 + 48
    const texts = printedParts([worked, 20 * hour - worked]).map((each) => printedText(each))
    expect(texts).toEqual(['10h 48m (10.80h)', '9h 12m (9.20h)'])
    expect(sumOf(texts)).toEqual({ minutes: 1200, hundredths: 2000 })
  })

  it('print rows that add up to their total in both forms, each less than one unit away, whatever they are', () => {
    const seconds = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 30 * hour }))
    const rows = fc.array(seconds, { maxLength: 60 })
    fc.assert(
      fc.property(rows, (entries) => {
        const parts = printedParts(entries)
        const texts = parts.map((each) => printedText(each))
        const total = entries.reduce((sum, each) => sum + each, 0)
        expect(sumOf(texts)).toEqual(readBack(hoursText(total)))
        expect(readBack(printedText(printedSum(parts)))).toEqual(readBack(hoursText(total)))
        for (const [at, each] of entries.entries()) {
          const { minutes, hundredths } = readBack(texts[at] ?? '')
          expect(Math.abs(minutes * 60 - each)).toBeLessThan(60)
          expect(Math.abs(hundredths * 36 - each)).toBeLessThan(36)
          expect(each > 0 && texts[at] === '0h 0m (0.00h)').toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('print the same on one page as cut into pages that know what comes before them', () => {
    const rows = fc.array(fc.integer({ min: 1, max: 20 * hour }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(rows, fc.nat(), (entries, somewhere) => {
        const cut = somewhere % entries.length
        const before = entries.slice(0, cut).reduce((sum, each) => sum + each, 0)
        const pages = [...printedParts(entries.slice(0, cut)), ...printedParts(entries.slice(cut), before)]
        expect(pages).toEqual(printedParts(entries))
      }),
    )
  })

  it('leave of whole hours what stands beside what was worked of them, also where a half is in question', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 70 * hour }), (hours, worked) => {
        const [, left] = printedParts([worked, hours * hour - worked])
        expect(left && printedText(left)).toBe(remainingText(hours * hour - worked))
      }),
    )
    expect([hoursText(30), remainingText(hour - 30)]).toEqual(['0h 1m (0.01h)', '0h 59m (0.99h)'])
  })
})
