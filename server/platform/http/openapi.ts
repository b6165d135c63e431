import { ZodUndefined } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { failure, type FailureStatus } from '@talentplace/contract/shared/failure'
import { failuresOf } from '@talentplace/contract/shared/failures-of'
import type { Operation } from '@talentplace/contract/shared/operation'
import { inputJsonSchema, schemaWriter, type JsonSchema } from './json-schema.ts'
import { queryCodec } from './query-codec.ts'

const failureNames: Record<FailureStatus, string> = {
  400: 'The input is not valid',
  401: 'No session, or it has ended',
  403: 'The account does not have the permission',
  404: 'Not there, or not yours',
  409: 'Conflicts with what is stored',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'Not JSON, or a file of a kind that isn’t taken',
  429: 'Too many; Retry-After says when',
  431: 'The headers are too large',
  500: 'Our mistake',
  503: 'Briefly unavailable; Retry-After says when',
}

/** From where a server lets itself be called. */
export interface Reach {
  /** A demo that refuses whoever calls from elsewhere, with 403 `demo_stays_here`. */
  readonly staysHere: boolean
}

/** Every refusal an operation can give, where this server lets itself be called. */
export function rejectionsOf(operation: Operation, { staysHere }: Reach): [FailureStatus, readonly string[]][] {
  const own = failuresOf(operation)
  const all = staysHere ? new Map([...own, [403, [...(own.get(403) ?? []), 'demo_stays_here']] as const]) : own
  return [...all]
    .map(([status, codes]): [FailureStatus, readonly string[]] => [status, codes])
    .sort(([a], [b]) => a - b)
}

function present(schema: $ZodType | undefined): schema is $ZodType {
  return schema !== undefined && !(schema instanceof ZodUndefined)
}

function parameters(operation: Operation, example: ApiExample): unknown[] {
  const found: unknown[] = []
  const given = { path: example.params ?? {}, query: example.query ?? {} } as const
  const describe = (place: 'path' | 'query', schema: $ZodType) => {
    const root = inputJsonSchema(schema)
    for (const [name, leaf] of queryCodec(schema).leaves) {
      let node: JsonSchema | undefined = root
      let required = true
      for (const step of leaf.path) {
        required &&= ((node?.['required'] as string[] | undefined) ?? []).includes(step)
        node = (node?.['properties'] as Record<string, JsonSchema> | undefined)?.[step]
      }
      const key = leaf.list ? `${name}[]` : name
      found.push({
        name: key,
        in: place,
        required: place === 'path' || required,
        ...(node?.['deprecated'] === true && { deprecated: true }),
        schema: node ?? {},
        ...(leaf.list && { style: 'form', explode: true }),
        ...(key in given[place] && { example: given[place][key as never] }),
      })
    }
  }
  if (present(operation.params)) describe('path', operation.params)
  if (present(operation.query)) describe('query', operation.query)
  if (operation.idempotencyKey) {
    const schema = { type: 'string', minLength: 8, maxLength: 200 }
    found.push({ name: 'Idempotency-Key', in: 'header', required: true, schema })
  }
  if (operation.sharedSecret) {
    found.push({ name: 'X-Webhook-Secret', in: 'header', required: true, schema: { type: 'string' } })
  }
  return found
}

function who(operation: Operation): string {
  if (operation.sharedSecret) return 'A machine that has the secret of the configuration.'
  if (operation.caller === 'anyone') return 'Anyone, also without a session.'
  if (operation.caller === 'session') return 'Any signed-in person.'
  return `Needs one of: ${operation.caller.join(', ')}.`
}

const description =
  'A refusal is `{message, code, fields?}`: `message` is for people, `code` for programs, `fields` says what is wrong with each part ' +
  'of the input. Each operation lists the codes of each status: none is renamed, and new ones may come. Amounts are whole cents with a currency, durations are seconds, days are `YYYY-MM-DD`, and moments are ISO 8601 in UTC. ' +
  'A parameter that an operation doesn’t name is refused with 400 `unknown_parameter`.'

function tagOf({ name }: Operation): string {
  return name.split('.')[0] ?? name
}

/** A call as it was made, and what was answered; a query by its keys as they are sent, `types[]`. */
export interface ApiExample {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly reply?: unknown
}

const usualNames: Record<FailureStatus, string> = {
  400: 'BadRequestFailure',
  401: 'UnauthorizedFailure',
  403: 'ForbiddenFailure',
  404: 'NotFoundFailure',
  409: 'ConflictFailure',
  413: 'ContentTooLargeFailure',
  414: 'UriTooLongFailure',
  415: 'UnsupportedMediaTypeFailure',
  429: 'TooManyRequestsFailure',
  431: 'HeadersTooLargeFailure',
  500: 'InternalFailure',
  503: 'UnavailableFailure',
}

const keyOf = (status: FailureStatus, codes: readonly string[]) => `${status} ${codes.join()}`

/** Writes refusals with their codes; the codes that most operations have at a status have a name, for a document half as long. */
function rejectionWriter(httpError: unknown, all: readonly (readonly [FailureStatus, readonly string[]])[]) {
  const withCodes = (codes: readonly string[]) => ({
    allOf: [httpError, { type: 'object', required: ['code'], properties: { code: { enum: codes } } }],
  })
  const uses = [...Map.groupBy(all, ([status, codes]) => keyOf(status, codes)).values()]
  const named = new Map<string, string>()
  const components: Record<string, unknown> = {}
  for (const [first] of uses.toSorted((a, b) => b.length - a.length)) {
    if (!first || usualNames[first[0]] in components) continue
    components[usualNames[first[0]]] = withCodes(first[1])
    named.set(keyOf(...first), usualNames[first[0]])
  }
  return {
    components,
    write(status: FailureStatus, codes: readonly string[]): unknown {
      const name = named.get(keyOf(status, codes))
      return name === undefined ? withCodes(codes) : { $ref: `#/components/schemas/${name}` }
    },
  }
}

/** The OpenAPI 3.1 document of the operations; `schemas` have names in it. */
export function openApiDocument(
  operations: readonly Operation[],
  about: Reach & {
    title: string
    version: string
    schemas: Readonly<Record<string, $ZodType>>
    /** By the operation's name. */
    examples: Readonly<Record<string, ApiExample>>
  },
): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  const writer = schemaWriter({ Failure: failure, ...about.schemas })
  const refusals = rejectionWriter(
    writer.write(failure, 'output'),
    operations.flatMap((operation) => rejectionsOf(operation, about)),
  )
  for (const operation of operations) {
    const example = about.examples[operation.name] ?? {}
    const reply = operation.replyType ? { type: 'string' } : writer.write(operation.reply, 'output')
    const done = { schema: reply, ...('reply' in example && { example: example.reply }) }
    const replies: Record<string, unknown> = {
      200: {
        description: 'Done',
        content: Object.fromEntries([operation.replyType ?? 'application/json'].flat().map((type) => [type, done])),
      },
    }
    for (const [status, codes] of rejectionsOf(operation, about)) {
      const coded = refusals.write(status, codes)
      const schema = status === operation.replyStatus ? { anyOf: [reply, coded] } : coded
      replies[status] = { description: failureNames[status], content: { 'application/json': { schema } } }
    }
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = {
      operationId: operation.name,
      tags: [tagOf(operation)],
      summary: operation.summary,
      description: who(operation),
      security: operation.caller === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      parameters: parameters(operation, example),
      ...(operation.bytes && {
        requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
      }),
      ...(present(operation.body) && {
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: writer.write(operation.body, 'input'),
              ...('body' in example && { example: example.body }),
            },
          },
        },
      }),
      responses: replies,
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${about.title} API`,
      version: about.version,
      description,
      contact: { name: about.title },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(operations.map(tagOf))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...writer.components(), ...refusals.components },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
