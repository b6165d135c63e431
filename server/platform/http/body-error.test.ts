import { describe, expect, it } from 'vitest'
import { bodyError } from './body-error.ts'

const illFormed = 'must be well-formed text'

describe('a body before any schema looks at it', () => {
  it('of ordinary values is fine', () => {
    for (const body of [undefined, null, 0, true, '', 'naïve 🙂', [], {}, { a: [{ b: 'c' }] }]) {
      expect(bodyError(body)).toBeNull()
    }
  })

  it('with NUL or a lone surrogate says where', () => {
    expect(bodyError('a\0')).toEqual({ path: 'body', message: illFormed })
    expect(bodyError({ a: { b: ['fine', '\ud800'] } })).toEqual({ path: 'a.b.1', message: illFormed })
    expect(bodyError({ a: '\udc00\ud800' })).toEqual({ path: 'a', message: illFormed })
  })

  it('with such a key names the object that has it, not the key', () => {
    expect(bodyError({ a: { 'b\0': 1 } })).toEqual({ path: 'a', message: illFormed })
    expect(bodyError({ '\ud800': 1 })).toEqual({ path: 'body', message: illFormed })
  })

  it('tells a path of at most 200 characters', () => {
    expect(bodyError({ ['k'.repeat(1_000)]: '\0' })?.path).toBe('k'.repeat(200))
  })

  it('may be nested tens of thousands deep', () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 40_000; level += 1) deep = level % 2 ? [deep] : { a: deep }
    expect(bodyError(deep)).toBeNull()
  })

  it('may have 50,000 values and no more', () => {
    expect(bodyError(Array(50_000).fill(0))).toBeNull()
    expect(bodyError(Array(50_001).fill(0))).toEqual({ path: 'body', message: 'has more than 50000 values' })
    expect(bodyError([Array(30_000).fill(0), { a: Array(30_000).fill('x') }])).not.toBeNull()
  })
})
