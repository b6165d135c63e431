import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typing } from './bank/typing.ts'
import { countMistakes, scoreTyping } from './score-typing.ts'

const passage = 'A shared calendar works only when everyone trusts it. "Often," she said, a short email is enough.'

describe('C6 typing is measured', () => {
  it('in gross words of five characters a minute, and the percent of them that are right', () => {
    const text = passage.slice(0, 55)
    expect(scoreTyping({ passage, text, seconds: 20, whole: 30 })).toEqual({
      counted_seconds: 30,
      words_per_minute: 22,
      accuracy: 100,
      typed_characters: 55,
      mistakes: 0,
    })
    expect(scoreTyping({ passage, text: 'A shered calendar works', seconds: 60, whole: 60 })).toMatchObject({
      words_per_minute: 4,
      typed_characters: 23,
      mistakes: 1,
      accuracy: 95,
    })
    expect(scoreTyping({ passage, text: ' \n ', seconds: 60, whole: 60 })).toMatchObject({
      words_per_minute: 0,
      accuracy: 0,
    })
  })

  it('whatever quotes, dashes and spaces a keyboard makes', () => {
    const text = passage.replaceAll('"', '”').replaceAll(' ', '\u00A0 ').replace(', a short', ',\na short')
    expect(scoreTyping({ passage, text, seconds: 60, whole: 60 })).toMatchObject({ mistakes: 0, accuracy: 100 })
  })

  it('by the whole time, unless the text is typed to its end', () => {
    const typed = { passage, seconds: 10, whole: 180 }
    expect(scoreTyping({ ...typed, text: passage })).toMatchObject({ counted_seconds: 10, words_per_minute: 116 })
    expect(scoreTyping({ ...typed, text: passage.slice(0, 91) })).toMatchObject({
      counted_seconds: 180,
      words_per_minute: 6,
    })
  })

  it('so that one slip early on doesn’t make all that follows wrong', () => {
    expect(countMistakes(passage, passage.replace('shared', 'shaared'))).toBe(1)
    expect(countMistakes(passage, passage.replace('shared ', ''))).toBe(7)
  })

  it('with a mistake for each wrong character and no more, however far someone gets', () => {
    const text = fc.string({ maxLength: 60 })
    fc.assert(
      fc.property(fc.nat(80), text, fc.nat(80), (far, wrong, at) => {
        const started = passage.slice(0, far)
        expect(countMistakes(passage, started)).toBe(0)
        const place = Math.min(at, far)
        const mistakes = countMistakes(passage, started.slice(0, place) + wrong + started.slice(place))
        expect(mistakes).toBeLessThanOrEqual([...wrong].length)
      }),
      { numRuns: 60 },
    )
  })

  it('and stays within its bounds for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 0, max: 400 }), (text, seconds) => {
        const { accuracy, words_per_minute, mistakes, typed_characters } = scoreTyping({
          passage,
          text,
          seconds,
          whole: 180,
        })
        expect(accuracy).toBeGreaterThanOrEqual(0)
        expect(accuracy).toBeLessThanOrEqual(100)
        expect(words_per_minute).toBeLessThanOrEqual(1000)
        expect(mistakes).toBeLessThanOrEqual(typed_characters)
      }),
      { numRuns: 60 },
    )
  })

  it('over passages that are long enough for three minutes and about the same', () => {
    for (const { passage: each } of typing) {
      expect(each.length).toBeGreaterThan(750)
      expect(each.length).toBeLessThan(900)
    }
  })
})
