import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../platform/clock/clock.ts'
import { invalidField, notFound } from '../platform/http/http-error.ts'
import { deliverTestEvents, type TestDelivery } from '../platform/payments/test-processor/deliver-test-events.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'

const bankAnswer = z.object({ client_secret: z.string().max(200), answer: z.enum(['confirm', 'refuse']) })

/** The bank behind a test card that asks: `POST /dev/test-bank {client_secret, answer}` gives `{state}`. */
function serveTestBank(server: FastifyInstance, processor: TestProcessor): void {
  server.post('/dev/test-bank', async (request, reply) => {
    const given = bankAnswer.safeParse(request.body)
    if (!given.success) throw invalidField('client_secret', 'Send client_secret and answer, confirm or refuse')
    const { client_secret, answer } = given.data
    const result = await processor.answerBank(client_secret.replaceAll('\0', ''), answer)
    if (!result) throw notFound()
    return reply.send({ state: result.state })
  })
}

/** What the test processor has of its own on the server: its bank, and its events sent to us while we listen. */
export function serveTestProcessor(server: FastifyInstance, processor: TestProcessor, clock: Clock): void {
  serveTestBank(server, processor)
  let delivery: TestDelivery | undefined
  server.addHook('onListen', (done) => {
    const to = `${server.listeningOrigin}/api/webhooks/test`
    delivery = deliverTestEvents({ books: processor.books, clock, log: server.log, to })
    done()
  })
  server.addHook('onClose', async () => delivery?.stop())
}
