import * as fc from 'fast-check'

/** As much of JSON Schema as our OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly format?: string
  readonly pattern?: string
}

const longestList = 5
const zone = 'America/Toronto'
/** Montréal. */
const somewhere = [45.5, -73.6]

/** Small ones more often: those are the ids that exist. */
function integer(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 20) }), fc.integer({ min, max }))
}

function number(min: number, max: number): fc.Arbitrary<number> {
  const known = somewhere.filter((each) => each >= min && each <= max)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.double({ min, max, noNaN: true }) },
  )
}

function validText(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date') return fc.constantFrom('2026-11-20', '2026-12-01', '2027-01-15')
  if (schema.format === 'date-time') return fc.constantFrom('2027-01-15T18:00:00Z', '2027-07-15T18:00:00-02:30')
  if (schema.pattern !== undefined) {
    const form = new RegExp(schema.pattern)
    // A zone that exists rather than any text that looks like one.
    return form.test(zone) ? fc.constantFrom(zone, 'Unknown') : fc.stringMatching(form)
  }
  return fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 40, 40),
  })
}

/** Values that the schema allows. */
export function validValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validValue))
  switch (schema.type) {
    case 'integer':
      return integer(schema.minimum ?? -1_000, Math.min(schema.maximum ?? 1_000, 2_000_000_000))
    case 'number':
      return number(schema.minimum ?? -1_000, schema.maximum ?? 1_000)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? longestList, longestList),
      })
    case 'object': {
      if (!schema.properties) return fc.dictionary(fc.string(), fc.string({ maxLength: 20 }), { maxKeys: 3 })
      const parts = Object.entries(schema.properties).map(([key, part]) => [key, validValue(part)] as const)
      return fc.record(Object.fromEntries(parts), { requiredKeys: [...(schema.required ?? [])] })
    }
    case 'string':
      return validText(schema)
    default:
      return fc.anything()
  }
}

/** What nobody should send, and someone will. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom<unknown>(null, true, 'true', [], {}, [[]], [null], { a: { b: [{}] } }) },
  {
    weight: 20,
    arbitrary: fc.constantFrom<unknown>(-1, 0, -0.5, 10.5, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 4e15, 59),
  },
  {
    weight: 30,
    arbitrary: fc.constantFrom<unknown>(
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\udfff\ud800',
      '\u202e\ufeff',
      "'; drop table users; --",
      "' or '1'='1",
      '${7*7}',
      '%',
      '%s%n',
      '\\',
      '__proto__',
      'constructor',
      'NaN',
      'Infinity',
      '1e400',
      '0x1F',
      '-0',
      'Mars/Olympus',
      '../../etc/passwd',
      '2027-02-30T25:61:61Z',
      '\r\nx-injected: yes',
    ),
  },
  { weight: 8, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>('x'.repeat(10_000), 'é '.repeat(5_000), 'a@'.repeat(5_000)) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      Array(400).fill(1),
      Array.from({ length: 400 }, () => ({})),
      Array(5_000).fill('x'),
    ),
  },
  { weight: 1, arbitrary: fc.constant<unknown>('x'.repeat(900_000)) },
)

/** Days that are none, or at the calendar's edges. */
const edgeDays = ['0000-01-01', '0001-01-01', '9999-12-31', '1582-10-10', '2027-02-29', '1899-12-31', '2200-01-01']

/** A date, or a date and time, that nothing here should have to reckon with. */
function spoiledDate(withTime: boolean): fc.Arbitrary<unknown> {
  const days = fc.constantFrom(...edgeDays)
  const clocks = ['T00:00:00Z', 'T23:59:59.999Z', 'T00:00:00+14:00', 'T23:59:59-12:00', 'T24:00:00Z']
  return withTime ? fc.tuple(days, fc.constantFrom(...clocks)).map(([day, clock]) => `${day}${clock}`) : days
}

/** Values that the schema allows but for one part somewhere in them. */
export function spoiledValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'object' && schema.properties) {
    const keys = Object.keys(schema.properties)
    if (keys.length === 0) return nastyValue
    const within = fc.constantFrom(...keys).chain((key) => {
      const part = schema.properties?.[key] ?? {}
      return fc
        .tuple(validValue(schema), spoiledValue(part))
        .map(([whole, spoiled]) => ({ ...(whole as object), [key]: spoiled }))
    })
    return fc.oneof({ weight: 1, arbitrary: nastyValue }, { weight: 8, arbitrary: within })
  }
  if (schema.type === 'array') {
    const within = fc
      .tuple(validValue(schema), spoiledValue(schema.items ?? {}))
      .map(([whole, spoiled]) => [...(whole as unknown[]), spoiled])
    return fc.oneof(nastyValue, within)
  }
  const dated = [schema, ...(schema.anyOf ?? [])].find(({ format }) => format === 'date' || format === 'date-time')
  return dated ? fc.oneof(nastyValue, spoiledDate(dated.format === 'date-time')) : nastyValue
}
