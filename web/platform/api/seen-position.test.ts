import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteWrite, rememberPosition } from './seen-position.ts'

const [early, late] = ['00000000016B3748', '00000001016B3748']
let written: string[]

/** A browser's cookies, as far as a page sees them. */
beforeEach(() => {
  written = []
  const cookies = {
    get cookie() {
      return ['a=b', ...written.slice(-1)].map((each) => each.split(';')[0]).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  vi.stubGlobal('document', cookies)
  vi.stubGlobal('location', { protocol: 'https:' })
})
afterEach(() => vi.unstubAllGlobals())

test('the latest position is kept for a minute, whichever answer comes first', () => {
  noteWrite({ headers: new Headers({ 'x-database-position': late }) })
  noteWrite({ headers: new Headers({ 'x-database-position': early }) })
  rememberPosition(early)
  expect(written).toEqual([`database_position=${late}; path=/; max-age=60; samesite=strict; secure`])
})

test('an answer that tells none leaves the cookie alone', () => {
  noteWrite({ headers: new Headers() })
  expect(written).toEqual([])
})
