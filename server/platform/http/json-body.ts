import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

/**
 * Reads JSON bodies. Bytes that aren't UTF-8 are refused: a decoder would replace them, and what is stored would be
 * something that nobody sent.
 */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) done(new HttpError(400, 'invalid', 'The body is not valid UTF-8.'))
    else parse(request, body.toString(), done)
  })
}
