import './plain-messages.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { operations } from '../operations.ts'
import type { Operation } from './operation.ts'
import { isForPeople } from '../testing/texts-for-people.ts'
import { formatOf, schemaLeaves, typeOf } from '../testing/schema-leaves.ts'
import { humanText, typedText } from './human-text.ts'
import { isInvisible } from './invisible.ts'

const invisible = [
  '\u200B',
  '\u200C\u200D',
  '\u2800',
  '\u00AD',
  '\u2060',
  '\uFEFF',
  '\u180E',
  '\u3164',
  '\u115F\u1160',
  '\uFFA0',
  '\u{E0041}\u{E007F}',
  '\uFE0F',
  '\u{E0100}',
  '\u202E\u202C',
  '\u2066\u2069',
  '\u200E\u200F\u061C',
  '\u0301',
  ' \u0301\u0308 ',
  '\u20DD',
  '\u034F',
  '\u17B4\u17B5',
  '\u0000\u0007',
  '\uFFFC',
  '\u{1D159}',
  '\u00A0\u2003\u3000\u2028',
]

const visible = [
  'Zoë',
  // A man at a computer, a heart in red, a flag of tags, a family.
  '👨🏽‍💻',
  '❤️',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '👩‍👩‍👧',
  // Persian with its joiner, Hindi and Sinhala with theirs, Hebrew with points.
  'علی‌زاده',
  'क्‍ष',
  'ශ්‍රී',
  'שָׁלוֹם',
  'á',
  '.',
  '0',
  '\u200Bx',
]

describe('a text that people write', () => {
  it.each(invisible)('is empty where nothing of it can be seen: %j', (text) => {
    expect(isInvisible(text)).toBe(true)
    expect(humanText().parse(text)).toBe('')
    expect(typedText().parse(text)).toBe('')
    expect(humanText().min(1, 'Required').safeParse(text).error?.issues[0]?.message).toBe('Required')
  })

  it.each(visible)('stays as it was typed where something can be seen: %j', (text) => {
    expect(isInvisible(text)).toBe(false)
    expect(humanText().parse(text)).toBe(text)
  })

  it('has each letter as one character, white space and signs as they were typed', () => {
    expect(typedText().parse(' Nguye\u0302\u0303n – O’Brien\n')).toBe(' Nguyễn – O’Brien\n')
    expect(humanText().parse('\u1112\u1161\u11AB')).toBe('한')
  })

  it('loses white space at its ends, unless it is kept as it was typed', () => {
    expect(humanText().parse('  Zoë\n')).toBe('Zoë')
    expect(typedText().parse('  Zoë\n')).toBe('  Zoë\n')
  })
})

const parts = ['body', 'query', 'params'] as const
const texts = Object.entries(operations).flatMap(([key, operation]) =>
  parts.flatMap((part) =>
    schemaLeaves((operation as Operation)[part] as z.ZodType | undefined)
      .filter(([path, schema]) => path !== '' && typeOf(schema) === 'string' && formatOf(schema) === undefined)
      .map(([path, schema]) => ({ key, part, path, schema })),
  ),
)

const messages = (schema: z.ZodType, text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message)

describe('every text of every operation', () => {
  it('is empty where nothing of it can be seen, unless no person writes it for another', () => {
    const retained = texts.filter(({ path, schema }) => {
      const results = invisible.map((text) => schema.safeParse(text))
      return results.some(({ success, data }) => success && data !== '') && isForPeople(path)
    })
    expect(retained.map(({ key, part, path }) => `${key} ${part} ${path}`)).toEqual([])
  })

  it('issue 34: has its letters composed, unless no person writes it for another', () => {
    const apart = texts.filter(({ path, schema }) => {
      const { success, data } = schema.safeParse('Zoe\u0308')
      return success && isForPeople(path) && data !== String(data).normalize('NFC')
    })
    expect(apart.map(({ key, part, path }) => `${key} ${part} ${path}`)).toEqual([])
  })

  it('that has to be there is refused with the words for an empty one', () => {
    const needed = texts.filter(({ part, path, schema }) => {
      return part === 'body' && !schema.safeParse('').success && isForPeople(path)
    })
    expect(needed.length).toBeGreaterThan(80)
    for (const { key, path, schema } of needed) {
      const [first] = messages(schema, '') ?? []
      for (const text of invisible)
        expect({ key, path, text, told: messages(schema, text)?.[0] }).toMatchObject({ told: first })
    }
  })
})
