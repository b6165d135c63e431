import { describe, expect, it } from 'vitest'
import {
  addKeyword,
  inOrderEntered,
  isEntered,
  listEntered,
  placeTyped,
  regroupKeyword,
  removeKeyword,
  splitTyped,
} from './entered-keywords.ts'

const none = { roles: [], skills: [], tools: [], default: [] }
const xero = { id: 7, value: 'Xero', type: 'tool', description: '' } as const

describe('B2.1 entered keywords', () => {
  it('keeps a word once, whatever its case and spacing', () => {
    const once = addKeyword(none, { group: 'tools', word: 'Xero' })
    expect(addKeyword(once, { group: 'default', word: '  xERO ' })).toBe(once)
    expect(isEntered(once, 'xero')).toBe(true)
  })

  it('keeps a sentence whole and tidies its spaces', () => {
    expect(addKeyword(none, { group: 'default', word: ' chase   late invoices ' }).default).toEqual([
      'chase late invoices',
    ])
  })

  it('cuts a name at 200 characters, a message at 2,000, and stops at 50 in a group', () => {
    expect(addKeyword(none, { group: 'skills', word: 'x'.repeat(201) }).skills[0]).toHaveLength(200)
    expect(addKeyword(none, { group: 'default', word: 'x'.repeat(2_000) }).default[0]).toHaveLength(2_000)
    expect(addKeyword(none, { group: 'default', word: 'x'.repeat(2_001) }).default[0]).toHaveLength(2_000)
    const full = { ...none, default: Array.from({ length: 50 }, (_, at) => `word ${at}`) }
    expect(addKeyword(full, { group: 'default', word: 'one more' })).toBe(full)
  })

  it('removes only the word asked for', () => {
    const both = { ...none, tools: ['Xero', 'Asana'], skills: ['Payroll'] }
    expect(removeKeyword(both, { group: 'tools', word: 'Xero' })).toEqual({ ...both, tools: ['Asana'] })
  })
})

describe('B2.1 the chips', () => {
  const entered = { roles: ['Bookkeeper'], skills: [], tools: ['Xero'], default: ['chase invoices'] }
  const words = (order: string[]) => inOrderEntered(listEntered(entered), order).map(({ word }) => word)

  it('stand in the order they were entered, so that Backspace takes the newest, which is the last', () => {
    expect(words(['chase invoices', 'Xero', 'Bookkeeper'])).toEqual(['chase invoices', 'Xero', 'Bookkeeper'])
    expect(words(['Xero', 'chase invoices', 'bookkeeper'])).toEqual(['Xero', 'chase invoices', 'Bookkeeper'])
  })

  it('that came with the address stand before those entered here, by group', () => {
    expect(words(['Xero'])).toEqual(['Bookkeeper', 'chase invoices', 'Xero'])
    expect(words([])).toEqual(['Bookkeeper', 'Xero', 'chase invoices'])
  })

  it('that were taken away and entered again are the newest', () => {
    expect(words(['Bookkeeper', 'Xero', 'chase invoices', 'Bookkeeper'])).toEqual([
      'Xero',
      'chase invoices',
      'Bookkeeper',
    ])
  })
})

describe('B2.1 free text', () => {
  it('goes to the group of the keyword it spells exactly, in that keyword’s own spelling', () => {
    expect(placeTyped('xero', [xero])).toEqual({ group: 'tools', word: 'Xero' })
  })

  it('goes to the free words otherwise', () => {
    expect(placeTyped('xero expert', [xero])).toEqual({ group: 'default', word: 'xero expert' })
  })

  it('moves to its group once its kind is known, unless it was removed meanwhile', () => {
    const typed = { ...none, default: ['xero'] }
    expect(regroupKeyword(typed, 'xero', { group: 'tools', word: 'Xero' })).toEqual({ ...none, tools: ['Xero'] })
    expect(regroupKeyword(none, 'xero', { group: 'tools', word: 'Xero' })).toBe(none)
  })

  it('is separated by commas, the last part staying in the box', () => {
    expect(splitTyped('Xero, chase invoices,  pay')).toEqual({ finished: ['Xero', 'chase invoices'], rest: 'pay' })
    expect(splitTyped('a, ,')).toEqual({ finished: ['a'], rest: '' })
    expect(splitTyped('one two three four five six, x').finished).toEqual(['one two three four five six'])
  })
  it('keeps the commas of a sentence, which has a part of more than six words', () => {
    const sentence = 'I need someone for my books weekly, no payroll, taxes or audits'
    expect(splitTyped(sentence)).toEqual({ finished: [], rest: sentence })
  })
})
