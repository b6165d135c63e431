import { describe, expect, it } from 'vitest'
import { badgeShape } from './badge-shape.ts'

const images = Array.from({ length: 41 }, (_, index) => index + 1)

describe('badges of certifications', () => {
  it('B5.3 are 41 drawings, no two alike', () => {
    expect(new Set(images.map((image) => JSON.stringify(badgeShape(image)))).size).toBe(41)
  })

  it('B5.3 are the same drawing each time', () => {
    expect(badgeShape(7)).toEqual(badgeShape(7))
    expect(images.every((image) => badgeShape(image).outline.startsWith('M'))).toBe(true)
  })
})
