import { ZodUndefined } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { failure, type FailureStatus } from '@talentplace/contract/shared/failure'
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

/** Every status an operation can refuse with: its own, and those that follow from its caller, its input and the server. */
export function failureStatusesOf(operation: Operation, { staysHere }: Reach): FailureStatus[] {
  // Any call may carry a parameter that the operation doesn't have.
  const statuses = new Set<FailureStatus>([400, ...(operation.failures ?? []), 503])
  // Any call may carry a token that has ended.
  statuses.add(401)
  if (Array.isArray(operation.caller) || operation.flag || staysHere) statuses.add(403)
  // The framework reads a body wherever the method may have one.
  const readsBody = operation.method !== 'GET'
  if (present(operation.params)) statuses.add(414)
  if (readsBody) for (const status of [413, 415] as const) statuses.add(status)
  statuses.add(431)
  if (operation.createsPerDay) statuses.add(429)
  return [...statuses].sort((a, b) => a - b)
}

function present(schema: $ZodType | undefined): schema is $ZodType {
  return schema !== undefined && !(schema instanceof ZodUndefined)
}

function parameters(operation: Operation): unknown[] {
  const found: unknown[] = []
  const describe = (place: 'path' | 'query', schema: $ZodType) => {
    const root = inputJsonSchema(schema)
    for (const [name, leaf] of queryCodec(schema).leaves) {
      let node: JsonSchema | undefined = root
      let required = true
      for (const step of leaf.path) {
        required &&= ((node?.['required'] as string[] | undefined) ?? []).includes(step)
        node = (node?.['properties'] as Record<string, JsonSchema> | undefined)?.[step]
      }
      found.push({
        name: leaf.list ? `${name}[]` : name,
        in: place,
        required: place === 'path' || required,
        schema: node ?? {},
        ...(leaf.list && { style: 'form', explode: true }),
      })
    }
  }
  if (present(operation.params)) describe('path', operation.params)
  if (present(operation.query)) describe('query', operation.query)
  if (operation.idempotencyKey) {
    const schema = { type: 'string', minLength: 8, maxLength: 200 }
    found.push({ name: 'Idempotency-Key', in: 'header', required: true, schema })
  }
  return found
}

function who(operation: Operation): string {
  if (operation.caller === 'anyone') return 'Anyone, also without a session.'
  if (operation.caller === 'session') return 'Any signed-in person.'
  return `Needs one of: ${operation.caller.join(', ')}.`
}

const description =
  'A refusal is `{message, code, fields?}`: `message` is for people, `code` for programs, `fields` says what is wrong with each part ' +
  'of the input. Amounts are whole cents with a currency, durations are seconds, days are `YYYY-MM-DD`, and moments are ISO 8601 in UTC. ' +
  'A parameter that an operation doesn’t name is refused with 400 `unknown_parameter`.'

function tagOf({ name }: Operation): string {
  return name.split('.')[0] ?? name
}

/** The OpenAPI 3.1 document of the operations; `schemas` have names in it. */
export function openApiDocument(
  operations: readonly Operation[],
  about: Reach & { title: string; version: string; schemas: Readonly<Record<string, $ZodType>> },
): unknown {
  const names = about.staysHere
    ? {
        ...failureNames,
        403: `${failureNames[403]}, or this demo was called from another computer (\`demo_stays_here\`)`,
      }
    : failureNames
  const paths: Record<string, Record<string, unknown>> = {}
  const writer = schemaWriter({ Failure: failure, ...about.schemas })
  const refusal = writer.write(failure, 'output')
  for (const operation of operations) {
    const reply = operation.replyType ? { type: 'string' } : writer.write(operation.reply, 'output')
    const replies: Record<string, unknown> = {
      200: {
        description: 'Done',
        content: Object.fromEntries(
          [operation.replyType ?? 'application/json'].flat().map((type) => [type, { schema: reply }]),
        ),
      },
    }
    for (const status of failureStatusesOf(operation, about)) {
      const schema = status === operation.replyStatus ? { anyOf: [reply, refusal] } : refusal
      replies[status] = { description: names[status], content: { 'application/json': { schema } } }
    }
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = {
      operationId: operation.name,
      tags: [tagOf(operation)],
      summary: operation.summary,
      description: who(operation),
      security: operation.caller === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      parameters: parameters(operation),
      ...(operation.bytes && {
        requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
      }),
      ...(present(operation.body) && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: writer.write(operation.body, 'input') } },
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
      schemas: writer.components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
