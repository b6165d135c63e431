import { expect, test } from 'vitest'
import { isMac, isPaletteKey } from './palette-key.ts'

const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test('Ctrl K opens the palette, and on a Mac ⌘ K: each leaves the other to the system', () => {
  expect(isPaletteKey({ ...press, ctrlKey: true }, false)).toBe(true)
  expect(isPaletteKey({ ...press, key: 'K', ctrlKey: true }, false)).toBe(true)
  expect(isPaletteKey({ ...press, metaKey: true }, true)).toBe(true)
  expect(isPaletteKey({ ...press, ctrlKey: true }, true)).toBe(false)
  expect(isPaletteKey({ ...press, metaKey: true }, false)).toBe(false)
})

test('neither K alone nor with further keys does', () => {
  expect(isPaletteKey(press, false)).toBe(false)
  expect(isPaletteKey({ ...press, ctrlKey: true, shiftKey: true }, false)).toBe(false)
  // Polish and other keyboards write with Ctrl and Alt together.
  expect(isPaletteKey({ ...press, ctrlKey: true, altKey: true }, false)).toBe(false)
  expect(isPaletteKey({ ...press, key: 'j', ctrlKey: true }, false)).toBe(false)
})

test('Apple’s machines are known', () => {
  expect(['MacIntel', 'iPad', 'Win32', 'Linux x86_64'].map(isMac)).toEqual([true, true, false, false])
})
