import { describe, expect, it } from 'vitest'
import { firstSquare, inPixels, moved, resized, sidesOf } from './square-of-picture.ts'

const tall = { width: 300, height: 500 }

describe('C5 the square of a photo', () => {
  it('begins as large as the picture lets it, in its upper part', () => {
    expect(firstSquare(tall)).toEqual({ side: 300, left: 0, top: 50 })
    expect(firstSquare({ width: 500, height: 300 })).toEqual({ side: 300, left: 100, top: 0 })
  })

  it('never leaves the picture, however far it is moved', () => {
    const square = { side: 100, left: 0, top: 0 }
    expect(moved(tall, square, { right: 1000, down: 1000 })).toEqual({ side: 100, left: 200, top: 400 })
    expect(moved(tall, square, { right: -5, down: 10.4 })).toEqual({ side: 100, left: 0, top: 10.4 })
  })

  it('grows and shrinks about its middle, within its bounds', () => {
    expect(resized(tall, { side: 100, left: 100, top: 100 }, 200)).toEqual({ side: 200, left: 50, top: 50 })
    expect(resized(tall, { side: 100, left: 100, top: 100 }, 1)).toEqual({ side: 64, left: 118, top: 118 })
    expect(resized(tall, { side: 100, left: 100, top: 100 }, 9999).side).toBe(300)
    expect(sidesOf({ width: 40, height: 90 })).toEqual({ least: 40, max: 40 })
  })

  it('stays about its middle however small the steps are, and is cut in whole pixels', () => {
    const middle = { side: 300, left: 0, top: 100 }
    let square = middle
    for (let side = 299; side >= 101; side -= 1) square = resized(tall, square, side)
    expect(square).toEqual({ side: 101, left: 99.5, top: 199.5 })
    expect(inPixels(square)).toEqual({ side: 101, left: 99, top: 199 })
  })
})
