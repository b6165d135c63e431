import type { FastifyInstance } from 'fastify'
import type { Operation } from '@talentplace/contract/shared/operation'

/** A read's parts as they stand in an address. */
export interface SentRead {
  readonly params: Readonly<Record<string, string>>
  readonly query: string
}

/** Whoever asks, as the outer call came. */
export interface Asker {
  readonly token: string | null
  readonly exactAddress: string
}

export interface ReadAnswer {
  readonly status: number
  /** Seconds; null where the answer names none. */
  readonly retryAfter: number | null
  readonly json: string
}

/** Answers a read that came inside another call. */
export type ReadHere = (operation: Operation, sent: SentRead, asker: Asker) => Promise<ReadAnswer>

/**
 * Answers it as if it had come by itself, from whom the outer call came: routed, let in, checked, counted and logged by
 * the same code. `params` must hold nothing that leads to another path.
 */
export function readHere(server: FastifyInstance): ReadHere {
  return async ({ path }, { params, query }, { token, exactAddress }) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const { statusCode, headers, payload } = await server.inject({
      method: 'GET',
      url: `/api${filled}${query === '' ? '' : `?${query}`}`,
      remoteAddress: exactAddress,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    const wait = headers['retry-after']
    return { status: statusCode, retryAfter: wait === undefined ? null : Number(wait), json: payload }
  }
}
