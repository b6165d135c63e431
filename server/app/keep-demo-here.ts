import type { FastifyInstance } from 'fastify'
import { isDirectAndLocal } from '../platform/http/peer-address.ts'
import { notFound, HttpError } from '../platform/http/http-error.ts'

const nothing = 'There is nothing at this address.'

/**
 * Lets only programs of this machine, with no proxy between, at what is for trying the product out: the mail and the
 * bank below `/dev`, and, with demo accounts whose password everybody knows, the whole product.
 */
export function keepDemoHere(server: FastifyInstance, { demo }: { demo: boolean }): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const isDev = request.routeOptions.url?.startsWith('/dev/') ?? false
    if ((!isDev && !demo) || isDirectAndLocal(request.raw)) done()
    else if (isDev) done(notFound(nothing))
    else {
      const message =
        'This demo has known passwords, so it opens only on the computer it runs on. Whoever runs it can set ALLOW_PUBLIC_DEMO=1 to share it.'
      done(new HttpError(403, 'demo_stays_here', message))
    }
  })
}
