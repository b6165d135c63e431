import type { onRequestHookHandler } from 'fastify'
import { HttpError } from './http-error.ts'
import { isSameSecret } from './same-secret.ts'

/** Lets in whoever shows the secret in `X-Webhook-Secret`, and nobody while there is none. */
export function requireSecret(secret: string | null): onRequestHookHandler {
  return (request, _reply, done) => {
    const given = request.headers['x-webhook-secret']
    const isRight = secret !== null && typeof given === 'string' && isSameSecret(given, secret)
    done(isRight ? undefined : new HttpError(401, 'unsigned', 'This call doesn’t carry the secret of our mail server.'))
  }
}
