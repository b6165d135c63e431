import { impersonationToken, loseImpersonation } from '../session/impersonation.ts'
import { endSession, readToken, sessionExpired, sessionState } from '../session/session-store.ts'
import { ApiFailure, offlineMessage, readFailure } from './api-failure.ts'
import type { Endpoint } from './endpoint.ts'
import { findEndpoint } from './find-endpoint.ts'
import type { Input, OperationName, Reply } from './operation-types.ts'
import { queryText } from './query-text.ts'
import { answerTogether, type Answer } from './together.ts'

/** The parts of any operation's input, once its own types have been checked. */
interface Parts {
  readonly params?: object
  readonly query?: object
  readonly body?: unknown
}

function addressOf({ path }: Endpoint, { params = {}, query }: Parts): string {
  const given = params as Record<string, unknown>
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const text = queryText(query)
  return `/api${filled}${text === '' ? '' : `?${text}`}`
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

async function send(
  endpoint: Endpoint,
  parts: Parts,
  token: string | null,
  { signal, idempotencyKey }: { signal?: AbortSignal; idempotencyKey?: string },
): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (parts.body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(addressOf(endpoint, parts), {
      method: endpoint.method,
      headers,
      body: parts.body === undefined ? undefined : JSON.stringify(parts.body),
      signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFailure(0, { code: 'offline', message: offlineMessage })
  }
  return { status: response.status, headers: response.headers, body: await readBody(response) }
}

/** The answer that came with those of other reads; null where it has to go by itself. */
function together(
  name: OperationName,
  endpoint: Endpoint,
  { params = {}, query }: Parts,
  token: string | null,
): Promise<Answer | null> | null {
  if (endpoint.together !== true || token === null) return null
  const texts = Object.entries(params).map(([part, value]) => [part, String(value)])
  return answerTogether({ operation: name, params: Object.fromEntries(texts), query: queryText(query) }, token)
}

/**
 * Calls an operation of the contract by its name; `idempotencyKey` for those that move money. Throws `ApiFailure` for a refusal and when no answer came.
 * A session that ended on the server (401 `no_session`) is cleared here, and whoever listens is told. At the checkout,
 * staff call in the client's place as long as they have begun that; its end leaves their own session as it is.
 */
export async function call<N extends OperationName>(
  name: N,
  input: Input<N> & { signal?: AbortSignal; idempotencyKey?: string },
): Promise<Reply<N>> {
  const own = readToken()
  const found = findEndpoint(name)
  // Not awaited where it is known: what begins in one turn may go together.
  const endpoint = found instanceof Promise ? await found : found
  const acting = endpoint.impersonation === true && own !== null ? impersonationToken() : null
  const token = acting ?? own
  const parts: Parts = input
  const shared = acting === null ? together(name, endpoint, parts, token) : null
  const answer = (shared && (await shared)) ?? (await send(endpoint, parts, token, input))
  const { status, body } = answer
  if (status >= 200 && status < 300 && body !== undefined) return body as Reply<N>
  const failure = readFailure(answer, body)
  const ended = failure.status === 401 && failure.code === 'no_session' && token !== null
  if (ended && token === acting) loseImpersonation(token)
  else if (ended && token === readToken()) {
    const found = sessionState.read().status === 'checking' ? 'at-start' : 'in-use'
    endSession()
    sessionExpired.emit(found)
  }
  throw failure
}
