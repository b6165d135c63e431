import { expect, it } from 'vitest'
import { comboboxMove } from './combobox-keys.ts'

const open = { text: 'xe', options: 3, active: -1, isOpen: true }

it('B2.1 arrows go round the options', () => {
  expect(comboboxMove('ArrowDown', open)).toEqual({ do: 'highlight', at: 0 })
  expect(comboboxMove('ArrowDown', { ...open, active: 2 })).toEqual({ do: 'highlight', at: 0 })
  expect(comboboxMove('ArrowUp', open)).toEqual({ do: 'highlight', at: 2 })
  expect(comboboxMove('ArrowUp', { ...open, active: 2 })).toEqual({ do: 'highlight', at: 1 })
  expect(comboboxMove('ArrowDown', { ...open, options: 0 })).toBeNull()
})

it('B2.1 Enter chooses the highlighted option, otherwise enters the text', () => {
  expect(comboboxMove('Enter', { ...open, active: 1 })).toEqual({ do: 'choose', at: 1 })
  expect(comboboxMove('Enter', open)).toEqual({ do: 'enter-text' })
  expect(comboboxMove('Enter', { ...open, active: 1, isOpen: false })).toEqual({ do: 'enter-text' })
})

it('B2.1 Esc closes the list and leaves what was typed', () => {
  expect(comboboxMove('Escape', open)).toEqual({ do: 'close' })
  expect(comboboxMove('Escape', { ...open, isOpen: false })).toBeNull()
})

it('B2.1 Backspace takes the last chip away only from an empty box', () => {
  expect(comboboxMove('Backspace', { ...open, text: '' })).toEqual({ do: 'remove-last' })
  expect(comboboxMove('Backspace', open)).toBeNull()
})
