import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOperations } from '@talentplace/contract/operations'
import { schemas } from '@talentplace/contract/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import examples from './api-examples.json' with { type: 'json' }
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

interface Described {
  operationId: string
  summary: string
  parameters: {
    name: string
    in: string
    required: boolean
    deprecated?: boolean
    schema: Record<string, unknown>
    explode?: boolean
  }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>
  security: Record<string, unknown>[]
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> }
}

let database: TestDatabase
let running: RunningServer
let document: Document
beforeAll(async () => {
  database = await testDatabase()
  running = await startTestServer({ database, clock: systemClock })
  document = (await running.server.inject('/api/openapi.json')).json<Document>()
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** The route tree names all parameters of a place together, `{id}|{uuid}`: here each is `{}`. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}(\|\{\w+\})*/g, '{}')
}

/** Every address the server answers, from its own route tree. */
function answeredAddresses(): string[] {
  const steps: string[] = []
  return running.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<indent>.*?)[├└]── (?<path>\S+)(?: \((?<methods>[A-Z, ]+)\))?$/u.exec(line)?.groups
      if (!found) return []
      const depth = (found['indent'] ?? '').length / 4
      steps.splice(depth, Infinity, found['path'] ?? '')
      const path = withoutNames(steps.join('').replaceAll(/:(\w+)/g, '{$1}'))
      return (found['methods'] ?? '').split(', ').map((method) => `${method} ${path}`)
    })
}

function describedOperations(): { method: string; path: string; described: Described }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ method: method.toUpperCase(), path, described })),
  )
}

const fits = (limit: unknown) => typeof limit === 'number' && Math.abs(limit) <= 2 ** 31 - 1

function everyNode(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  // What an example has is no schema.
  const { example: _example, ...parts } = value as Record<string, unknown>
  return [parts, ...Object.values(parts).flatMap(everyNode)]
}

describe('what the server answers', () => {
  it('is the contract, the OpenAPI document, the docs page, the metrics, the kept mail and the test bank, and nothing else', () => {
    const beside = [
      'GET /api/openapi.json',
      'GET /api/docs',
      'GET /metrics',
      'GET /dev/mail',
      'GET /dev/mail/{uuid}',
      'GET /dev/mail/{uuid}/files/{position}',
      'POST /dev/test-bank',
    ]
    const declared = allOperations.map(({ method, path }) => `${method} /api${path}`)
    const heads = [...declared, ...beside]
      .filter((each) => each.startsWith('GET '))
      .map((each) => each.replace('GET', 'HEAD'))
    expect(answeredAddresses().sort()).toEqual([...declared, ...beside, ...heads].map(withoutNames).sort())
  })

  it('stands in the OpenAPI document, operation by operation', () => {
    expect(
      describedOperations()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(allOperations.map(({ method, path }) => `${method} ${path}`).sort())
  })
})

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 of this version', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Talentplace API', version: '0.0.0-test' },
      servers: [{ url: '/api' }],
    })
    expect(document).toEqual(
      openApiDocument(allOperations, {
        title: 'Talentplace',
        version: '0.0.0-test',
        schemas,
        examples,
        staysHere: false,
      }),
    )
  })

  it('names each operation once', () => {
    const ids = describedOperations().map(({ described }) => described.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.sort()).toEqual(allOperations.map(({ name }) => name).sort())
    for (const { described } of describedOperations()) expect(described.summary).not.toBe('')
  })

  it('resolves every reference', () => {
    const references = everyNode(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(allOperations.length)
    for (const reference of new Set(references)) {
      const steps = reference.replace(/^#\//, '').split('/')
      const found = steps.reduce<unknown>(
        (node, step) => (node as Record<string, unknown> | undefined)?.[step],
        document,
      )
      expect({ reference, found: typeof found }).toEqual({ reference, found: 'object' })
    }
  })

  it('declares exactly the parameters of each path, and each parameter once', () => {
    for (const { path, described } of describedOperations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const declared = described.parameters.filter((each) => each.in === 'path')
      expect(declared.map(({ name }) => name)).toEqual(inPath)
      expect(declared.every(({ required }) => required)).toBe(true)
      expect(new Set(described.parameters.map((each) => `${each.in} ${each.name}`)).size).toBe(
        described.parameters.length,
      )
    }
  })

  it('says which parameters are deprecated, and what to do instead', () => {
    const deprecated = describedOperations().flatMap(({ described }) =>
      described.parameters
        .filter((each) => each.deprecated)
        .map(({ name, schema }) => [described.operationId, name, typeof schema['description']]),
    )
    expect(deprecated).toEqual([['clients.getCompany', 'current_date', 'string']])
  })

  it('says of a field what the contract says of it, wherever the field stands', () => {
    const contract = join(import.meta.dirname, '..', '..', 'contract')
    const words = globSync('**/*.ts', { cwd: contract, exclude: ['**/node_modules/**', '**/*.test.ts'] })
      .map((file) => readFileSync(join(contract, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:\.describe\(|\bdescription:)\s*'([^']+)'/g)])
      .map(([, said = '']) => said)
    expect(words.length).toBeGreaterThanOrEqual(8)
    const text = JSON.stringify(document)
    expect(words.filter((each) => !text.includes(JSON.stringify(each)))).toEqual([])
  })

  it('explains the fields that the specification writes in two forms', () => {
    const { schemas: written } = document.components as {
      schemas: Record<string, { properties: Record<string, object> }>
    }
    const about = (schema: string, field: string) => written[schema]?.properties[field]
    const explained = { description: expect.stringContaining('The form that is specified') as unknown }
    expect(about('SessionUser', 'is_primary_contact')).toMatchObject({
      description: expect.stringContaining('the form that is specified') as unknown,
    })
    expect(about('AssistantAvailability', 'isAvailable')).toMatchObject(explained)
    expect(about('ClientContact', 'is_primary_contact')).toEqual({ type: 'boolean' })
  })

  it('writes lists as they are sent: name[], repeated', () => {
    const lists = describedOperations().flatMap(({ described }) =>
      described.parameters.filter(({ name }) => name.endsWith('[]')),
    )
    expect(lists.length).toBeGreaterThan(10)
    for (const { schema, explode } of lists)
      expect({ type: schema['type'], explode }).toEqual({ type: 'array', explode: true })
    const parameters = describedOperations().flatMap(({ described }) => described.parameters)
    for (const { name, schema } of parameters)
      expect([name, schema['type'] === 'array']).toEqual([name, name.endsWith('[]')])
  })

  it('lets no caller send a whole number that the database could not keep', () => {
    const sent = describedOperations().flatMap(({ path, described }) =>
      everyNode([described.parameters, described.requestBody ?? {}]).map((schema) => ({ path, schema })),
    )
    const integers = sent.filter(({ schema }) => schema['type'] === 'integer')
    expect(integers.length).toBeGreaterThan(30)
    expect(integers.filter(({ schema }) => !fits(schema['minimum']) || !fits(schema['maximum']))).toEqual([])
  })

  it('uses only types that JSON Schema has', () => {
    const types = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
    const schemas = describedOperations().flatMap(({ described }) => [
      ...described.parameters.map(({ schema }) => schema),
      ...everyNode(described.requestBody ?? {}),
      ...everyNode(described.responses),
    ])
    const found = schemas.flatMap(({ type }) => (typeof type === 'string' ? [type] : []))
    expect(new Set(found).difference(types)).toEqual(new Set())
  })

  it('names what each operation can refuse with, and whom it asks for a session', () => {
    for (const { method, path, described } of describedOperations()) {
      const operation = allOperations.find((each) => each.method === method && each.path === path)
      const statuses = Object.keys(described.responses)
      for (const status of ['200', '400', '431', '500', '503']) expect(statuses).toContain(status)
      // A token that has ended, or of someone in a client's place, may come with any call.
      expect([statuses.includes('401'), statuses.includes('403')]).toEqual([
        !operation?.withoutSession,
        !operation?.withoutSession && !(operation?.impersonation && operation.caller === 'anyone'),
      ])
      expect(described.security.some((each) => Object.keys(each).length === 0)).toBe(operation?.caller === 'anyone')
      for (const [status, response] of Object.entries(described.responses)) {
        expect(response.description).not.toBe('')
        const types = status === '200' ? [operation?.replyType ?? 'application/json'].flat() : ['application/json']
        expect(Object.keys(response.content)).toEqual(types)
      }
    }
  })
})

describe('/api/docs', () => {
  it('renders every operation, as text', async () => {
    const { statusCode, body, headers } = await running.server.inject('/api/docs')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const { method, path, name, summary } of allOperations) {
      expect(body).toContain(`<section id="${name}">`)
      expect(body).toContain(`<span class="method">${method}</span> <code>/api${path}</code>`)
      expect(body).toContain(`<p>${summary.replaceAll('&', '&amp;')}.</p>`)
    }
  })

  it('allows nothing inline but what carries its nonce, new for each answer', async () => {
    const nonces = new Set<string>()
    for (let time = 0; time < 3; time += 1) {
      const { body, headers } = await running.server.inject('/api/docs')
      const policy = String(headers['content-security-policy'])
      const nonce = /style-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'none'
      nonces.add(nonce)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe-(inline|eval)/)
      expect([...body.matchAll(/<(?:style|script)[^>]*>/g)].map(([tag]) => tag)).toEqual([`<style nonce="${nonce}">`])
      expect(body).not.toMatch(/\sstyle=|\son\w+=|__NONCE__/)
    }
    expect(nonces.size).toBe(3)
  })
})

/** The status and message of a call. */
const said = async (method: 'PATCH' | 'DELETE', url: string) => {
  const answer = await running.server.inject({ method, url })
  return [answer.statusCode, answer.json<{ message: string }>().message]
}

describe('addresses', () => {
  it('that are nobody’s answer 404 in our form, whatever is asked of them', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      for (const url of [
        '/api',
        '/api/',
        '/api/nothing',
        '/api/auth',
        '/api/:uuid(',
        '/api//healthcheck',
        '/nothing',
      ]) {
        const answer = await running.server.inject({ method, url })
        expect([method, url, answer.statusCode]).toEqual([method, url, 404])
        expect(answer.json()).toEqual({ message: 'There is nothing at this address.', code: 'not_found' })
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
      }
    }
  })

  it('asked by another method say which ones they answer', async () => {
    expect(await said('PATCH', '/api/project/01940000-0000-7000-8000-000000000000')).toEqual([
      404,
      'This address answers GET, PUT, DELETE.',
    ])
    expect(await said('DELETE', '/api/auth/login/')).toEqual([404, 'This address answers POST.'])
  })

  it('answer with and without a trailing slash', async () => {
    for (const { method, path } of allOperations) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '1')}`
      // On a busy machine the health may differ between two looks; that the process lives doesn't.
      const query = url === '/api/healthcheck' ? '?live=1' : ''
      const [plain, slashed] = await Promise.all([
        running.server.inject({ method, url: `${url}${query}` }),
        running.server.inject({ method, url: `${url}/${query}` }),
      ])
      expect([url, slashed.statusCode]).toEqual([url, plain.statusCode])
      expect(plain.body).not.toContain('nothing at this address')
    }
  })

  it('answer HEAD as GET, without the body', async () => {
    for (const url of ['/api/healthcheck?live=1', '/api/prices/book', '/api/openapi.json', '/api/docs']) {
      const [get, head] = await Promise.all([
        running.server.inject({ method: 'GET', url }),
        running.server.inject({ method: 'HEAD', url }),
      ])
      expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', get.headers['content-type']])
    }
  })
})

describe('every answer', () => {
  it('carries its request’s id, and is not to be sniffed', async () => {
    const ids = new Set<unknown>()
    for (const url of [
      '/api/healthcheck',
      '/api/nothing',
      '/api/%ZZ',
      '/api/auth/session',
      `/api/project/${'x'.repeat(3_000)}`,
    ]) {
      const { headers } = await running.server.inject(url)
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      ids.add(headers['x-request-id'])
    }
    expect(ids.size).toBe(5)
    const { headers } = await running.server.inject('/api/healthcheck')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' })
  })
})
