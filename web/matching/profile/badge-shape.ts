/** How one course's badge is drawn: an outline, a mark on it, and a tint of ours. */
export interface BadgeShape {
  readonly outline: string
  readonly mark: string
  readonly tint: 'spruce' | 'marigold' | 'blue' | 'plum'
}

const centre = 32

function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`
}

function ring(points: number, radiusAt: (index: number) => number): string {
  return `M${Array.from({ length: points }, (_, index) => point(radiusAt(index), index / points)).join('L')}Z`
}

/** Scalloped, starred and plain outlines. */
const outlines = [
  ring(6, () => 29),
  ring(8, () => 29),
  ring(24, (index) => (index % 2 === 0 ? 29 : 26)),
  ring(16, (index) => (index % 2 === 0 ? 29 : 24)),
  ring(10, () => 29),
]

/** Marks drawn as single strokes inside the inner 24 units. */
const marks = [
  'M22 33l7 7 13-15',
  'M32 21v22M21 32h22',
  'M22 40l10-18 10 18z',
  'M22 24h20v16H22zM22 29h20',
  'M32 22a10 10 0 1 0 .01 0M32 26v6l4 3',
  'M23 42V32M32 42V22M41 42V28',
  'M22 27c0-6 10-6 10 0 0-6 10-6 10 0 0 7-10 14-10 14s-10-7-10-14z',
  'M24 40l3-9 13-9-3 9z',
  'M22 32c4-8 16-8 20 0-4 8-16 8-20 0zM32 29a3 3 0 1 0 .01 0',
]

const tints = ['spruce', 'blue', 'plum', 'marigold'] as const

function pick<Item>(items: readonly Item[], index: number, fallback: Item): Item {
  return items[index % items.length] ?? fallback
}

/**
 * The badge of a course.
 * @param image its `badge_image`, 1 to 41; each gives a badge of its own
 */
export function badgeShape(image: number): BadgeShape {
  const index = image - 1
  return {
    outline: pick(outlines, index, ''),
    mark: pick(marks, index, ''),
    tint: pick(tints, index, 'spruce'),
  }
}
