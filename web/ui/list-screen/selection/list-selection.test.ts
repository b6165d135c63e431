import { describe, expect, it } from 'vitest'
import { countOf, isSelected, noSelection, rowsBetween, wholeSelection, withRows } from './list-selection.ts'

const page = ['a', 'b', 'c', 'd']

describe('a selection of a list', () => {
  it('has rows by their keys, on whichever page they were selected', () => {
    const two = withRows(withRows(noSelection, ['a'], true), ['z'], true)
    expect(['a', 'b', 'z'].map((key) => isSelected(two, key))).toEqual([true, false, true])
    expect(countOf(two, 132)).toBe(2)
    expect(countOf(withRows(two, ['a'], false), 132)).toBe(1)
  })

  it('of all that match leaves rows out, and takes them back in', () => {
    const but = withRows(wholeSelection, ['b', 'c'], false)
    expect(page.map((key) => isSelected(but, key))).toEqual([true, false, false, true])
    expect(countOf(but, 132)).toBe(130)
    expect(countOf(withRows(but, ['b'], true), 132)).toBe(131)
  })

  it('of nothing that matches is empty', () => {
    expect(countOf(withRows(wholeSelection, ['a'], false), 0)).toBe(0)
    expect(countOf(noSelection, 132)).toBe(0)
  })

  it('goes from one row to another in either direction, and stays alone where the first is elsewhere', () => {
    expect(rowsBetween(page, 'a', 'c')).toEqual(['a', 'b', 'c'])
    expect(rowsBetween(page, 'd', 'c')).toEqual(['c', 'd'])
    expect(rowsBetween(page, 'z', 'c')).toEqual(['c'])
    expect(rowsBetween(page, null, 'c')).toEqual(['c'])
  })
})
