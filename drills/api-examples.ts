/*
 * Writes the examples of the API document: calls of a product with demo data, and what it answered.
 *
 *   node launch/run.mjs drills/api-examples.ts [--address http://127.0.0.1:3000]
 *
 * `--address`: a product with new demo data that runs already. `server/app/api-examples.test.ts` holds that what was written still fits.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allOperations } from '@talentplace/contract/operations'
import type { Operation } from '@talentplace/contract/shared/operation'
import type { ApiExample } from '@talentplace/server/platform/http/openapi'
import { findFreePort } from '@talentplace/server/platform/embedded-postgres/free-port'
import { exampleCalls, type Answers } from './api-examples/example-calls.ts'
import { shortened } from './api-examples/shortened.ts'
import { addressOf, exitOf, signalAll, startProduct } from './product.ts'

const { values } = parseArgs({ options: { address: { type: 'string' } } })
const password = 'Demo-pass-1!'
const byName = new Map<string, Operation>(allOperations.map((each) => [each.name, each]))
/** What stands for a token: the one that was answered is nobody's business. */
const exampleToken = 'the-token-that-signing-in-answered'

function operationOf(name: string): Operation {
  const operation = byName.get(name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  return operation
}

/** Calls as someone, and keeps what was sent and answered. */
function caller(address: string) {
  const tokens = new Map<string, string>()

  async function send(operation: Operation, sent: ApiExample, email: string | null): Promise<unknown> {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sent.params?.[name]))
    const query = Object.entries(sent.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((each) => `${name}=${encodeURIComponent(String(each))}`),
    )
    const token = email === null ? undefined : await tokenOf(email)
    const answer = await fetch(`${address}/api${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
      method: operation.method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(operation.idempotencyKey && { 'idempotency-key': crypto.randomUUID() }),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    const reply: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${operation.name}: ${answer.status} ${JSON.stringify(reply)}`)
    return reply
  }

  async function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email)
    if (known !== undefined) return known
    const login = operationOf('accounts.login')
    const { token } = (await send(login, { body: { email, password } }, null)) as { token: string }
    tokens.set(email, token)
    return token
  }
  return send
}

/** Whether the contract answers it. */
function fits({ reply }: Operation, value: unknown): boolean {
  const result = reply['~standard'].validate(value)
  return !(result instanceof Promise) && result.issues === undefined
}

/** A reply as short as its schema lets it be, without a token that works. */
function exampleOf(operation: Operation, reply: unknown): unknown {
  const notNotified = JSON.parse(JSON.stringify(reply), (key, value: unknown) =>
    key === 'token' && typeof value === 'string' ? exampleToken : value,
  ) as unknown
  return shortened(notNotified, (each) => fits(operation, each))
}

async function writeExamples(address: string): Promise<void> {
  const send = caller(address)
  const answers: Answers = {}
  const examples: Record<string, ApiExample & { reply: unknown }> = {}
  const failed: string[] = []
  for (const { name, as, sent } of exampleCalls) {
    const operation = operationOf(name)
    try {
      const given = typeof sent === 'function' ? sent(answers) : (sent ?? {})
      const reply = await send(operation, given, as)
      answers[name] = reply
      examples[name] = { ...given, reply: exampleOf(operation, reply) }
    } catch (error) {
      failed.push((error as Error).message)
    }
  }
  if (failed.length > 0) throw new Error(failed.join('\n'))
  const file = join(import.meta.dirname, '../server/app/api-examples.json')
  await writeFile(file, `${JSON.stringify(examples, null, 2)}\n`)
  console.log(`✓ ${Object.keys(examples).length} examples`)
}

if (values.address === undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'talentplace-examples-'))
  // As root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755)
  const place = { port: await findFreePort(), dataDir }
  const product = await startProduct(place)
  try {
    await writeExamples(addressOf(place))
  } finally {
    signalAll(product.npm, 'SIGTERM')
    await exitOf(product.npm)
    await rm(dataDir, { recursive: true, force: true })
  }
} else {
  await writeExamples(values.address)
}
