import { positionCookie, positionHeader } from '@talentplace/contract/shared/database-position'
import type { FastifyRequest } from 'fastify'
import { isWalPosition, type WalPosition } from './wal-position.ts'

const inCookies = new RegExp(`(?:^|;\\s*)${positionCookie}=([0-9A-F]{16})(?:;|$)`)

/** What whoever calls has written, or was told of, up to; the later of header and cookie. Null: they say nothing of it. */
export function announcedPosition({ headers }: Pick<FastifyRequest, 'headers'>): WalPosition | null {
  const sent = headers[positionHeader]
  const header = typeof sent === 'string' && isWalPosition(sent) ? sent : ''
  const cookie = (headers.cookie !== undefined && inCookies.exec(headers.cookie)?.[1]) || ''
  return (header > cookie ? header : cookie) || null
}
