import * as fc from 'fast-check'
import { nastyValue, spoiledValue, validValue, type JsonSchema } from './random/json-values.ts'

export interface DescribedOperation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }>
  >
}

export interface BadRequest {
  readonly url: string
  readonly caller: 'visitor' | 'client' | 'super admin' | 'nonsense'
  readonly contentType: string | null
  readonly payload: string | null
}

const bytes = (text: string) => encodeURIComponent(text.toWellFormed())
const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A value's pairs in a query: lists are repeated. */
function pairs(name: string, value: unknown): string[] {
  const values = name.endsWith('[]') && Array.isArray(value) ? value : [value]
  return values.map((each) => `${name}=${bytes(written(each)).slice(0, 12_000)}`)
}

const brokenPart = fc.constantFrom(
  '%',
  '%ZZ=1',
  '%00=1',
  '=',
  '&&&',
  'a%5B0%5D=1',
  'pagination[limit]=5',
  'pagination=5',
  'pagination.limit=-1',
  'pagination.limit=101',
  'pagination.limit=1.5',
  'pagination.limit=5&pagination.limit=6',
  'pagination.offset=99999999999999999999',
  'pagination.offset=10000001',
  'pagination.sortBy[]=bogus;drop',
  'pagination.sortBy[]=__proto__',
  'pagination.sortDesc[]=maybe',
  '__proto__[]=1',
  'searchQuery=%E0%A4',
  'searchQuery=%ED%A0%80',
  `searchQuery=${'q'.repeat(10_000)}`,
  `searchQuery=${'word '.repeat(300)}`,
  'rids[]=1&rids[]=2&hours[]=10',
  'rids[]=1&rids[]=1&hours[]=10&hours[]=10',
  'hours[]=-5&hours[]=0&hours[]=10.5',
  'rids[]=2147483647&hours[]=10',
  'rids[]=99999999999&hours[]=10',
  'timezone=Mars/Olympus&offset_range=120',
  'timezone=Unknown',
  'offset_range=1441',
  `${'rids[]=1&'.repeat(400)}hours[]=10`,
  'self_identifications=1,,4',
  `self_identifications=${'1,'.repeat(500)}1`,
  'ids=1,2&types[]=role&types[]=nothing',
  'x=1&'.repeat(2_500),
)

interface QueryParameter {
  readonly name: string
  readonly schema: JsonSchema
}

/** Some of the parameters, as they should be. */
function soundParts(parameters: readonly QueryParameter[]): fc.Arbitrary<string[]> {
  const parts = parameters.map(({ name, schema }) => {
    const value = name === 'timezone' ? fc.constantFrom('America/Toronto', 'America/St_Johns') : validValue(schema)
    return fc.option(
      value.map((each) => pairs(name, each)),
      { nil: [], freq: 2 },
    )
  })
  return fc.tuple(...parts).map((found) => found.flat())
}

/** One parameter as it should not be. */
function spoiledPart({ name, schema }: QueryParameter): fc.Arbitrary<string[]> {
  return fc.oneof(
    { weight: 6, arbitrary: spoiledValue(schema).map((value) => pairs(name, value)) },
    { weight: 2, arbitrary: nastyValue.map((value) => [...pairs(name, value), ...pairs(name, value)]) },
    { weight: 1, arbitrary: fc.constantFrom<string[]>([`${name}[0]=1`], [name.replace('[]', '')], [`${name}=`]) },
  )
}

function query(described: DescribedOperation): fc.Arbitrary<string> {
  const parameters = described.parameters.filter((each) => each.in === 'query')
  const spoiled = parameters.length > 0 ? fc.constantFrom(...parameters).chain(spoiledPart) : fc.constant<string[]>([])
  const bad = fc
    .tuple(
      soundParts(parameters),
      fc.option(spoiled, { nil: [], freq: 3 }),
      fc.option(
        brokenPart.map((each) => [each]),
        { nil: [], freq: 2 },
      ),
    )
    .map((found) => found.flat())
  // However many parameters there are, some draws reach what lies behind their checks.
  return fc
    .oneof({ weight: 4, arbitrary: bad }, { weight: 1, arbitrary: soundParts(parameters) })
    .map((parts) => parts.join('&').slice(0, 60_000))
}

const nastySegment = fc.constantFrom(
  'x',
  '-1',
  '-2',
  '0',
  '1.5',
  '1e9',
  '2147483648',
  '%00',
  'a%00b',
  '%ZZ',
  '%E0%A4',
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%99%82',
  bytes("'; drop table projects; --"),
  'x'.repeat(1_999),
  'x'.repeat(3_000),
  '01940000-0000-7000-8000-00000000000G',
  '01940000-0000-7000-8000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
)

function address(path: string, described: DescribedOperation, known: readonly string[]): fc.Arbitrary<string> {
  const segments = path.split('/').map((segment) => {
    if (!segment.startsWith('{')) return fc.constant(segment)
    const schema = described.parameters.find(({ name }) => `{${name}}` === segment)?.schema ?? {}
    const valid = schema.format === 'uuid' ? fc.constantFrom(...known) : validValue(schema).map(String)
    // An empty last segment is the address of another operation: the list of these things.
    const named = valid.filter((each) => each !== '')
    return fc.oneof({ weight: 3, arbitrary: named }, { weight: 1, arbitrary: nastySegment })
  })
  return fc.tuple(...segments).map((found) => `/api${found.join('/')}`)
}

const deep = 10_000
const brokenBody = fc.constantFrom(
  '',
  '{',
  '[1,',
  'nul',
  '{"a":}',
  '{"a":1}}',
  "{'a':1}",
  '\ufeff{}',
  '"\\ud800"',
  '{"a":"\\u0000"}',
  'null',
  '0',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '['.repeat(deep) + ']'.repeat(deep),
  '{"a":'.repeat(deep) + '1' + '}'.repeat(deep),
  `{"matching_criteria":${'['.repeat(deep)}${']'.repeat(deep)}}`,
  JSON.stringify('x'.repeat(1_000_000)),
  JSON.stringify({ ['k'.repeat(500_000)]: '\0' }),
  JSON.stringify(Array(200_000).fill(0)),
  JSON.stringify('x'.repeat(1_100_000)),
)

const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      null,
      '',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/jsonp',
      'nonsense',
      '/',
    ),
  },
)

const asJson = (value: fc.Arbitrary<unknown>) => value.map((each) => JSON.stringify(each) ?? 'null')

function payload(described: DescribedOperation): fc.Arbitrary<string | null> {
  const schema = described.requestBody?.content['application/json']?.schema
  if (!schema) return fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: brokenBody })
  return fc.oneof(
    { weight: 6, arbitrary: asJson(validValue(schema)) },
    { weight: 10, arbitrary: asJson(spoiledValue(schema)) },
    { weight: 3, arbitrary: brokenBody },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

/** Requests of one operation with something wrong somewhere, drawn from its own description. `known`: uuids that exist. */
export function badRequests(
  method: string,
  path: string,
  described: DescribedOperation,
  known: readonly string[],
): fc.Arbitrary<BadRequest> {
  const caller: fc.Arbitrary<BadRequest['caller']> = fc.constantFrom(
    'visitor',
    'client',
    'client',
    'super admin',
    'nonsense',
  )
  return fc
    .tuple(
      address(path, described, known),
      query(described),
      caller,
      contentType,
      method === 'GET' ? fc.constant(null) : payload(described),
    )
    .map(([url, text, who, type, body]) => ({
      url: text === '' ? url : `${url}?${text}`,
      caller: who,
      contentType: body === null ? null : type,
      payload: body,
    }))
}
