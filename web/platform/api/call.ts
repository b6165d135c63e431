import * as ui from '@talentplace/contract/shared/messages/ui'
import { impersonationToken, loseImpersonation } from '../session/impersonation.ts'
import { endSession, readToken, sessionExpired, sessionState } from '../session/session-store.ts'
import { ApiFailure, readFailure } from './api-failure.ts'
import { notifyApprovalNeeded } from './approval-needed.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import type { Input, OperationName, Reply } from './operation-types.ts'
import { queryText } from './query-text.ts'
import { noteWrite } from './seen-position.ts'

/** The parts of any operation's input, once its own types have been checked. */
interface Parts {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

export const offlineMessage = ui.offline()

function addressOf({ path }: Endpoint, { params = {}, query }: Parts): string {
  const given = params as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const text = queryText(query)
  return `/api${filled}${text === '' ? '' : `?${text}`}`
}

async function send(
  endpoint: Endpoint,
  parts: Parts,
  token: string | null,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  try {
    const response = await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      signal,
    })
    noteWrite(response)
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  }
}

interface Answer {
  readonly response: Response
  readonly body: unknown
}

/** The whole answer: one that is only begun to be read keeps its connection. */
async function answerOf(sent: Promise<Response>): Promise<Answer> {
  const response = await sent
  return { response, body: await readBody(response) }
}

/** Milliseconds after which an answer that nobody took is asked for again. */
const earlyFor = 30_000

/** Answers asked for before the page's own code was there, by their address and whose they are. */
const early = new Map<string, Promise<Answer>>()

const earlyKey = (endpoint: Endpoint, parts: Parts, token: string | null): string =>
  `${token} ${addressOf(endpoint, parts)}`

/** Whose call it is: staff call the checkout in a client's place. */
function callerOf(endpoint: Endpoint): { token: string | null; acting: string | null } {
  const own = readToken()
  const acting = endpoint.impersonation === true && own !== null ? impersonationToken() : null
  return { token: acting ?? own, acting }
}

/**
 * Asks for what will be called soon, by a name and input that its caller's types have checked; the first to call it is given
 * the answer, on its way or there. Only for what is read and stands in every first load.
 */
export function callEarly(name: string, input: Parts): void {
  const endpoint = endpoints[name]
  if (endpoint?.method !== 'GET') throw new Error(`${name} can’t be called early`)
  const { token } = callerOf(endpoint)
  const key = earlyKey(endpoint, input, token)
  const answer = answerOf(send(endpoint, input, token, {}))
  answer.catch(() => undefined)
  early.set(key, answer)
  setTimeout(() => early.delete(key), earlyFor)
}

/** The answer that was asked for early, to one taker. What anybody writes makes all of them old. */
function takeEarly(endpoint: Endpoint, parts: Parts, token: string | null): Promise<Answer> | undefined {
  if (early.size === 0) return undefined
  if (endpoint.method !== 'GET') {
    early.clear()
    return undefined
  }
  const key = earlyKey(endpoint, parts, token)
  const answer = early.get(key)
  early.delete(key)
  return answer
}

async function findEndpoint(name: string): Promise<Endpoint> {
  const { memberEndpoints } = await import('./member-endpoints.ts').catch(() => {
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  })
  const endpoint = memberEndpoints[name]
  if (!endpoint) throw new Error(`There is no operation named ${name}`)
  return endpoint
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/**
 * Calls an operation whose name and input were checked by the caller's own types; everyone else uses `call`. Comparing the inputs of all
 * operations here would take the compiler as long as the rest of the web app.
 */
export async function callByName(name: string, input: Parts & CallOptions): Promise<unknown> {
  const endpoint = endpoints[name] ?? (await findEndpoint(name))
  const { token, acting } = callerOf(endpoint)
  const answer = takeEarly(endpoint, input, token) ?? answerOf(send(endpoint, input, token, input))
  const { response, body } = await answer
  if (response.ok && body !== undefined) return body
  const failure = readFailure(response, body)
  const ended = failure.status === 401 && failure.code === 'no_session' && token !== null
  if (ended && token === acting) loseImpersonation(token)
  else if (ended && token === readToken()) {
    const found = sessionState.read().status === 'checking' ? 'at-start' : 'in-use'
    endSession()
    sessionExpired.emit(found)
  }
  notifyApprovalNeeded(failure.code, body)
  throw failure
}

/**
 * Calls an operation of the contract by its name; `idempotencyKey` for those that move money. Throws `ApiFailure` for a refusal and when no answer came.
 * A session that ended on the server (401 `no_session`) is cleared here, and whoever listens is told. At the checkout,
 * staff call in the client's place as long as they have begun that; its end leaves their own session as it is.
 */
export function call<N extends OperationName>(name: N, input: Input<N> & CallOptions): Promise<Reply<N>> {
  const parts: object = input
  return callByName(name, parts) as Promise<Reply<N>>
}
