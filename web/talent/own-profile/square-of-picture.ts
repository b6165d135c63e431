/** The square of a picture that is shown, in the picture's own pixels and parts of them. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Less of a picture than this is a blur. */
const leastSide = 64

const between = (value: number, least: number, max: number): number => Math.min(Math.max(value, least), max)

/** The smallest and the largest square that can be chosen. */
export function sidesOf({ width, height }: Size): { least: number; max: number } {
  const max = Math.min(width, height)
  return { least: Math.min(leastSide, max), max }
}

/** A square that lies within the picture. */
function within(picture: Size, { left, top, side }: Square): Square {
  const { least, max } = sidesOf(picture)
  const fitting = between(side, least, max)
  return {
    side: fitting,
    left: between(left, 0, picture.width - fitting),
    top: between(top, 0, picture.height - fitting),
  }
}

/** The same in whole pixels, as it is cut. */
export function inPixels({ left, top, side }: Square): Square {
  const whole = Math.floor(side)
  return { side: whole, left: Math.floor(left), top: Math.floor(top) }
}

/** What a picture begins with: the largest square, in the middle, and of a tall one its upper part, where the face is. */
export function firstSquare(picture: Size): Square {
  const { max } = sidesOf(picture)
  return within(picture, { side: max, left: (picture.width - max) / 2, top: (picture.height - max) / 4 })
}

export function moved(picture: Size, square: Square, by: { right: number; down: number }): Square {
  return within(picture, { ...square, left: square.left + by.right, top: square.top + by.down })
}

/** Larger or smaller about its middle. */
export function resized(picture: Size, square: Square, side: number): Square {
  const { least, max } = sidesOf(picture)
  const fitting = between(side, least, max)
  const shift = (square.side - fitting) / 2
  return within(picture, { side: fitting, left: square.left + shift, top: square.top + shift })
}
