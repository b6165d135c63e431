import { allOperations } from '@talentplace/contract/operations'
import type { FastifyInstance } from 'fastify'
import { hashQueue } from '../accounts/passwords/hash-queue.ts'
import { measureVitalSigns } from '../desk/operations/measure-vital-signs.ts'
import { schemas } from '@talentplace/contract/schemas'
import { createAuthorize } from '../platform/http/authorize.ts'
import { bindOperation } from '../platform/http/bind.ts'
import { unknownApiPathAnswer } from '../platform/http/failure-replies.ts'
import { exposeMetrics } from '../platform/http/metrics.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { measureQueue } from '../platform/workers/measure-queue.ts'
import { limitCreations } from '../platform/throttle/limit-creations.ts'
import { workerQueue } from '../platform/workers/workers.ts'
import examples from './api-examples.json' with { type: 'json' }
import { apiDocsPage } from './api-docs.ts'
import { serveDevMail } from './dev-mail.ts'
import { keepDemoHere } from './keep-demo-here.ts'
import { announcePositions } from '../platform/replicas/notify-position.ts'
import type { Replicas } from '../platform/replicas/replicas.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { bindWithReplicas } from './bind-with-replicas.ts'
import { bindOperations, type Deps } from './registry.ts'
import { serveTestProcessor } from './serve-test-processor.ts'
import { watchRefusals } from './watch-refusals.ts'
import { sendPage, serveWebPages } from './web-pages.ts'

/** The whole server, not yet listening. `webFolder` null serves the API alone. */
export async function createServer(
  deps: Deps & { replicas: Replicas | null; testProcessor: TestProcessor | null; webFolder: string | null },
): Promise<FastifyInstance> {
  const { configuration, version } = deps
  const server = createHttpServer({
    log: deps.log,
    proxies: configuration.trustedProxies,
    https: configuration.publicUrl.startsWith('https:'),
    strict: configuration.test,
  })
  watchRefusals(server, deps)
  if (!configuration.publicDemo) keepDemoHere(server, configuration)
  const metrics = exposeMetrics(server, { token: configuration.metricsToken })
  measureVitalSigns(metrics, deps.vitalSigns, configuration.process)
  measureQueue(metrics, 'worker_jobs', 'Files that threads make', workerQueue)
  measureQueue(metrics, 'hashes', 'Passwords to be hashed', hashQueue)
  const bound = deps.replicas === null ? bindOperations(deps) : bindWithReplicas(deps, deps.replicas)
  if (deps.replicas !== null) announcePositions(server, deps.replicas)
  const authorize = createAuthorize(deps)
  for (const each of Object.values(bound)) bindOperation(server, limitCreations(each, deps.throttle), authorize)

  if (configuration.showsMail) serveDevMail(server, deps.database)
  if (deps.testProcessor !== null) serveTestProcessor(server, deps.testProcessor, deps.clock)
  const reach = { staysHere: configuration.demo && !configuration.publicDemo }
  const document = JSON.stringify(
    openApiDocument(allOperations, { title: configuration.brand.name, version, schemas, examples, ...reach }),
  )
  server.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  const docs = apiDocsPage(allOperations, configuration.brand.name, reach)
  server.get('/api/docs', (request, reply) => sendPage(request, reply, 200, docs))

  const answerUnknownApiPath = unknownApiPathAnswer(allOperations)
  const answerUnknownPage =
    deps.webFolder === null
      ? null
      : await serveWebPages(
          server,
          deps.webFolder,
          {
            withMaps: configuration.googleMapsKey !== null,
            chatScript: configuration.links.live_chat_script,
            withStripe: configuration.stripe !== null,
          },
          configuration.publicUrl,
        )
  server.setNotFoundHandler((request, reply) => {
    const path = request.raw.url ?? ''
    const isPage = answerUnknownPage !== null && !/^\/api(\/|\?|$)/.test(path) && !path.startsWith('/assets/')
    return isPage ? answerUnknownPage(request, reply) : answerUnknownApiPath(request, reply)
  })
  return server
}
