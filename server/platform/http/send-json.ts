import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const jsonType = 'application/json; charset=utf-8'
/** Characters from which compressing saves more time than it takes. */
const long = 64 * 1024
/** Half the bytes more would cost ten times the work. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

type Compress = (text: string, done: (error: Error | null, bytes: Buffer) => void) => void

const ways: readonly { readonly name: string; readonly accepts: RegExp; readonly compress: Compress }[] = [
  {
    name: 'br',
    accepts: /\bbr\b(?!;\s*q=0(?:\.0+)?\b)/,
    compress: (text, done) => brotliCompress(text, quickly, done),
  },
  { name: 'gzip', accepts: /\bgzip\b(?!;\s*q=0(?:\.0+)?\b)/, compress: (text, done) => gzip(text, { level: 3 }, done) },
]

/**
 * Sends JSON; a long one compressed, off the thread that answers, where the caller takes that. Who asks is told by a header that no
 * page of a stranger can send, so the length of an answer tells a stranger nothing.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  reply.header('content-type', jsonType)
  if (text.length < long) return reply.send(text)
  reply.header('vary', 'Accept-Encoding')
  const accepted = request.headers['accept-encoding'] ?? ''
  const way = ways.find(({ accepts }) => accepts.test(String(accepted)))
  if (way === undefined) return reply.send(text)
  way.compress(text, (error, bytes) => {
    if (reply.raw.destroyed) return
    if (error) void reply.send(text)
    else void reply.header('content-encoding', way.name).send(bytes)
  })
  return reply
}
