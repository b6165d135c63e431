import type { FastifyInstance } from 'fastify'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string | string[] | number | undefined>
  readonly text: string
  /** The JSON of the answer; whoever reads it says what it should be. */
  readonly body: Record<string, unknown>
}

/** Calls an operation as a browser would: `GET /auth/session`, below `/api`. */
export async function call(
  server: FastifyInstance,
  what: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  options: {
    token?: string
    body?: unknown
    address?: string
    key?: string
    userAgent?: string
    language?: string
  } = {},
): Promise<Answer> {
  const [method, path] = what.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string]
  const response = await server.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.userAgent !== undefined && { 'user-agent': options.userAgent }),
      ...(options.language !== undefined && { 'accept-language': options.language }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { payload: JSON.stringify(options.body) }),
    ...(options.address !== undefined && { remoteAddress: options.address }),
  })
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: isJson ? (JSON.parse(response.body) as Record<string, unknown>) : {},
  }
}
