import { expect, test } from 'vitest'
import { tokensOf } from './clause-tokens.ts'
import { shapes } from './exclusion-shapes.ts'
import { messageWords } from './message-words.ts'
import { ShapeIndex } from './shapes.ts'

test.each(shapes.map(({ example, pattern }) => [example, pattern]))(
  "B2.3 '%s' has the shape it is the example of: %s",
  (example, pattern) => {
    const tokens = tokensOf(messageWords(example))
    const reading = { tokens, scopeEnd: () => tokens.length, from: 0, to: 0, end: 0 }
    const shape = shapes.filter((each) => each.example === example && each.pattern === pattern)
    const possible = new ShapeIndex(shape).possibleIn(tokens, { from: 0, to: tokens.length })
    expect(possible.some(({ step }) => tokens.some((_, at) => step(reading, at, () => true)))).toBe(true)
  },
)
