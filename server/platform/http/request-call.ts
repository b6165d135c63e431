import type { FastifyRequest, preParsingHookHandler } from 'fastify'
import type { SentCall } from './handler.ts'

const bytesOf = new WeakMap<FastifyRequest, Buffer[]>()

/** Keeps the bytes of a body beside the parser, which reads the same stream in the same turn. */
export const keepSentBytes: preParsingHookHandler = (request, _reply, payload, done) => {
  const parts: Buffer[] = []
  bytesOf.set(request, parts)
  payload.on('data', (part: Buffer) => parts.push(part))
  done(null, payload)
}

/** What a signature is over; a header that came several times is left out. */
export function sentCall(request: FastifyRequest): SentCall {
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers[name] = value
  return { body: Buffer.concat(bytesOf.get(request) ?? []), headers }
}
