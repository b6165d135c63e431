import * as t from '@talentplace/contract/accounts/messages/fields'
import { rawMessage } from '@talentplace/contract/testing/raw-message'
import * as fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../platform/clock/clock.ts'
import { badRequests, type BadRequest, type DescribedOperation } from '../testing/bad-requests.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { addClient, addPerson, addSession } from '../testing/people.ts'
import { startTestServer } from '../testing/servers/running-server.ts'
import type { RunningServer } from './running-server.ts'

/** Another one draws other requests: `BAD_INPUT_SEED=7 npx vitest run server/app/bad-input.test.ts`. */
const seed = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_120)
const requestsPerOperation = Number(process.env['BAD_INPUT_REQUESTS'] ?? 24)
/** So many are drawn of an operation that none of the first has come through to. */
const maxRequests = Math.max(60, requestsPerOperation)

interface Document {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, unknown> }
}

/** The document with each of its named schemas in place of what refers to it. */
function inlined({ paths, components }: Document): Document {
  const named = (text: string): unknown =>
    JSON.parse(text, (_key, value: unknown) => {
      const ref = (value as { $ref?: unknown } | null)?.$ref
      const name = typeof ref === 'string' ? ref.slice('#/components/schemas/'.length) : null
      return name === null ? value : named(JSON.stringify(components.schemas[name]))
    })
  return { paths: named(JSON.stringify(paths)) as Document['paths'], components }
}

/** What no refusal may give away: stacks, files, SQL, the database's own words. */
const indiscreet =
  /\bat .+:\d+:\d+|node_modules|\.[cm]?[jt]s\b|\/(work|home|server|usr)\/|\b(select|insert|update|delete)\b.+\b(from|into|set)\b|syntax error|relation "|violates|pg_|postgres|kysely|fastify|FST_/i

let database: TestDatabase
let running: RunningServer
let document: Document
const tokens: Partial<Record<BadRequest['caller'], string>> = { nonsense: 'n'.repeat(43) }
const known: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  const clock = settableClock(new Date('2026-11-20T15:00:00Z'))
  const client = await addPerson(database, {
    permissions: ['client'],
    client_uuid: await addClient(database, 'Maple Books'),
    is_primary_contact: true,
  })
  const staff = await addPerson(database, { permissions: ['super_admin'] })
  const project = await database.pool.query<{ uuid: string }>(
    `insert into projects (client_uuid, created_by, project_name, matching_criteria)
     select client_uuid, uuid, 'Ours', '{}' from users where uuid = $1 returning uuid`,
    [client.uuid],
  )
  const assistant = await database.pool.query<{ uuid: string }>(
    `insert into assistants (display_name, city, country, region, timezone, role_ids, available_hours_per_month)
     select 'Robin ' || n, 'Toronto', 'CA', 'ON', 'America/Toronto', (select array_agg(id) from roles), 80 from generate_series(1, 50) n returning uuid`,
  )
  const leaver = await addPerson(database, { permissions: ['virtualassistant'] })
  known.push(
    staff.uuid,
    leaver.uuid,
    ...[project, assistant].flatMap(({ rows }) => rows.slice(0, 1).map(({ uuid }) => uuid)),
  )
  await database.pool.query(`update configurations set value = '"enabled"' where name like 'featureFlag.%-tasks'`)
  tokens.client = await addSession(database, clock, client.uuid)
  tokens['super admin'] = await addSession(database, clock, staff.uuid)
  running = await startTestServer({
    database,
    clock,
    // The throttles would answer most of the requests before anything else looks at them.
    environment: {
      VISITOR_SEARCHES_PER_HOUR: '1000000',
      VISITOR_MEETINGS_PER_HOUR: '1000000',
      CARD_ENTRIES_PER_HOUR: '1000000',
      PROMOTION_CODES_PER_HOUR: '1000000',
      LOGIN_FAILURES_PER_PAIR: '1000000',
      LOGIN_FAILURES_PER_ADDRESS: '1000000',
      LOGIN_FAILURES_PER_EMAIL: '1000000',
      ACCOUNT_CHECKS_PER_ADDRESS: '1000000',
      REGISTRATIONS_PER_ADDRESS: '1000000',
      CODE_REQUESTS_PER_ADDRESS: '1000000',
      CODE_TRIES_PER_ADDRESS: '1000000',
      CODES_MAILED_PER_EMAIL: '1000000',
    },
  })
  await running.searchReady
  document = inlined((await running.server.inject('/api/openapi.json')).json<Document>())
})
afterAll(async () => {
  await running.stop()
  await database.close()
})

/** The checks of an operation's answers, from the document alone. */
function answerChecks(described: DescribedOperation): Map<string, z.ZodType> {
  const checks = new Map<string, z.ZodType>()
  for (const [status, { content }] of Object.entries(described.responses)) {
    for (const [type, { schema }] of Object.entries(content)) {
      checks.set(
        `${status} ${type}`,
        type === 'application/json' ? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]) : z.unknown(),
      )
    }
  }
  return checks
}

/** Below these paths, one a line. */
const thingsThatAreThere = [
  String.raw`adjustments/\{uuid\}`,
  'alerts',
  'applications',
  'auth',
  'bulk-runs',
  'candidate_lists',
  'checkout_confirmation',
  String.raw`client/\{(?:id|uuid)\}`,
  String.raw`client/\{clientUuid\}/credit_card`,
  String.raw`client/\{clientUuid\}/agreements`,
  String.raw`client/\{uuid\}/projects`,
  String.raw`client/\{uuid\}/subscriptions`,
  String.raw`client/\{uuid\}/record`,
  'client/checkout',
  String.raw`client/colleagues/(?:invitations|\{uuid\})`,
  'client/spending/requests',
  'client/register',
  'configurations',
  'content',
  String.raw`creditnotes/\{uuid\}`,
  'cronjobs',
  String.raw`criteria/\{kind\}`,
  'discussions',
  'feedback',
  'files',
  String.raw`finance/exchange-rates/\{month\}`,
  String.raw`invoices/(?:\{uuid\}|calculate|drafts/\{uuid\})`,
  'jobs',
  'manual_refunds',
  'matching/own_profile',
  'matching/shared_candidates',
  'meetings(?!/slots)',
  'notifications',
  String.raw`payments/\{uuid\}`,
  'payouts',
  'people',
  'unknown_words/(?:adopt|dismiss)',
  'prices/(?:books|roles|taxes|pay)',
  String.raw`project/\{uuid\}/(?:cancel|refund|hours|next_hours|ratePlans|overage)`,
  String.raw`project/\{uuid\}/(?:keep_alive|requirements)`,
  String.raw`project/\{uuid\}/pause`,
  String.raw`project/\{uuid\}/(?:record|health|followUps|matching|shortlist)`,
  String.raw`project/\{uuid\}/task`,
  String.raw`project/\{uuid\}/time_entry`,
  'project/dashboard',
  'project/sendCheckoutEmail',
  String.raw`project/task/(?:list/)?\{uuid\}`,
  'promotions',
  'referral',
  String.raw`skill-test-items/\{id\}`,
  'sockets',
  'time',
  'timers',
  'unsubscribe',
  'user',
  'utm',
  'va-bills',
  'views',
  'virtualassistant',
  'virtualassistants/(?:projects|dashboard|task|taxes|banking|missingbankinginfo|courses)',
  String.raw`virtualassistants/(?:\{user_uuid\}|batches|retention)`,
  String.raw`virtualassistants/\{uuid\}/(?:banking|taxes)/looks`,
  'webhooks',
]

/**
 * What only someone with an address, a password, a code or a thing of that name can be answered; the access suite asks
 * these with all of it.
 */
const needsMore = new RegExp(
  `^(GET|POST|PUT|DELETE) /(${thingsThatAreThere.join('|')})(/|$)|^GET /home/virtualassistant$|^PUT /virtualassistants/\\{uuid\\}/banking/\\{currency\\}/name$|^PUT /project/\\{uuid\\}$|^(?:POST|PUT) /project/task(?:/list|/removals)?$|^POST /(?:invoices|adjustments)$`,
)

interface Issue {
  readonly what: string
  readonly sent: string
  readonly answer: string
}

/** What a refusal tells a person. */
function wordsIn({ message, fields }: { message: string; fields?: Record<string, string> }): string[] {
  return [message, ...Object.values(fields ?? {})]
}

function issueIn(answer: LightMyRequestResponse, checks: Map<string, z.ZodType>): string | null {
  const type = String(answer.headers['content-type']).split(';')[0] ?? ''
  const check = checks.get(`${answer.statusCode} ${type}`)
  if (answer.statusCode >= 500) return 'a 5xx'
  if (!check) return 'a status or media type that the document does not name'
  if (type === 'application/json' && !check.safeParse(JSON.parse(answer.body)).success) {
    return 'a body that the document does not describe'
  }
  if (answer.statusCode === 200) return null
  // The specified message about the city reads like a query, and is none.
  if (indiscreet.test(answer.body.replaceAll(t.selectCity(), ''))) return 'tells what is none of the caller’s business'
  if (type === 'application/json' && wordsIn(answer.json()).some((each) => rawMessage.test(each))) {
    return 'the validation library’s own words'
  }
  return answer.body.length > 20_000 ? 'a refusal that goes on for pages' : null
}

/** Sends one request; its status, and what is wrong with the answer, if anything. */
async function send(
  method: string,
  request: BadRequest,
  checks: Map<string, z.ZodType>,
): Promise<{ status: number; issue: Issue | null }> {
  const token = tokens[request.caller]
  const answer = await running.server.inject({
    method: method as 'GET',
    url: request.url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(request.contentType !== null && { 'content-type': request.contentType }),
    },
    ...(request.payload !== null && { payload: request.payload }),
  })
  const what = issueIn(answer, checks)
  const sent = `${request.caller}: ${method} ${request.url.slice(0, 500)} ${request.contentType} ${request.payload?.slice(0, 500)}`
  return {
    status: answer.statusCode,
    issue: what === null ? null : { what, sent, answer: `${answer.statusCode} ${answer.body.slice(0, 500)}` },
  }
}

describe('bad input', () => {
  it('drawn by the thousand from our own document never breaks anything', async () => {
    const issues: Issue[] = []
    const took: number[] = []
    const statuses: Record<number, number> = {}
    const answered = new Set<string>()
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [name, described] of Object.entries(methods)) {
        const method = name.toUpperCase()
        const checks = answerChecks(described)
        const draw = (count: number) => fc.sample(badRequests(method, path, described, known), { seed, numRuns: count })
        const sendAll = async (requests: readonly BadRequest[]) => {
          for (const request of requests) {
            // A logout that works would end the session of all that follow.
            const sent = path === '/auth/logout' ? { ...request, caller: 'visitor' as const } : request
            const from = performance.now()
            const { status, issue } = await send(method, sent, checks)
            took.push(performance.now() - from)
            if (issue) issues.push(issue)
            statuses[status] = (statuses[status] ?? 0) + 1
            if (status === 200) answered.add(`${method} ${path}`)
          }
        }
        await sendAll(draw(requestsPerOperation))
        if (!answered.has(`${method} ${path}`) && !needsMore.test(`${method} ${path}`))
          await sendAll(draw(maxRequests).slice(requestsPerOperation))
      }
    }
    took.sort((a, b) => a - b)
    const p50 = took[took.length >> 1] ?? 0
    const p99 = took[Math.floor(took.length * 0.99)] ?? Infinity
    console.info(
      `${took.length} bad requests, seed ${seed}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms, slowest ${took.at(-1)?.toFixed(0)} ms; answered ${JSON.stringify(statuses)}`,
    )
    expect(took.length).toBeGreaterThan(3_000)
    expect({ count: issues.length, first: issues.slice(0, 5) }).toEqual({ count: 0, first: [] })
    // A machine busy with something else holds up all of them.
    expect(p99).toBeLessThan(250 * Math.max(1, p50))
    // Not all that is drawn is bad: what lies behind the checks is reached too.
    const reachable = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(
      reachable.filter((each) => !answered.has(each) && !needsMore.test(each)),
      'never answered: no drawn call was well-formed. What needs a thing that is there stands in needsMore',
    ).toEqual([])
  }, 300_000)
})
