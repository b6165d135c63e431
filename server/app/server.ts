import { allOperations } from '@talentplace/contract/operations'
import type { FastifyInstance } from 'fastify'
import { hashQueue } from '../accounts/stored-passwords/hash-queue.ts'
import { measureVitalSigns } from '../desk/operations/measure-vital-signs.ts'
import { schemas } from '@talentplace/contract/schemas'
import { createAuthorize } from '../platform/http/authorize.ts'
import { bindOperation } from '../platform/http/bind.ts'
import { unknownApiPathAnswer } from '../platform/http/failure-replies.ts'
import type { BoundOperation } from '../platform/http/handler.ts'
import { notFound, HttpError } from '../platform/http/http-error.ts'
import { exposeMetrics } from '../platform/http/metrics.ts'
import { openApiDocument } from '../platform/http/openapi.ts'
import { isDirectAndLocal } from '../platform/http/peer-address.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { readFromReplicas } from '../platform/replicas/read-from-replicas.ts'
import { measureQueue } from '../platform/workers/measure-queue.ts'
import { limitCreations } from '../platform/throttle/limit-creations.ts'
import { workerQueue } from '../platform/workers/workers.ts'
import examples from './api-examples.json' with { type: 'json' }
import { apiDocsPage } from './api-docs.ts'
import { serveDevMail } from './dev-mail.ts'
import { announcePositions } from '../platform/replicas/notify-position.ts'
import type { Replicas } from '../platform/replicas/replicas.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { bindOperations, type Deps } from './registry.ts'
import { serveTestProcessor } from './serve-test-processor.ts'
import { watchRejections } from './watch-rejections.ts'
import { compressPage } from './compressed-page.ts'
import { sendPage, serveWebPages } from './web-pages.ts'

type Bound = ReturnType<typeof bindOperations>

/** Every operation with the code that answers it; those that say `readsReplica` are bound to each replica, too. */
function bindWithReplicas(deps: Deps, replicas: Replicas): Bound {
  // Jobs are done by what is bound to the primary.
  const jobs = { ...deps.jobs, work: () => undefined }
  const perReplica = replicas.all.map(
    (replica) => [replica, bindOperations({ ...deps, database: replica.database, jobs })] as const,
  )
  const bound: Record<string, BoundOperation> = bindOperations(deps)
  for (const [key, onPrimary] of Object.entries(bound)) {
    if (!onPrimary.operation.readsReplica) continue
    const onReplica = new Map(perReplica.map(([replica, all]) => [replica, all[key as keyof Bound]]))
    bound[key] = readFromReplicas(onPrimary, onReplica, replicas)
  }
  return bound as Bound
}

const nothing = 'There is nothing at this address.'

/**
 * Lets only programs of this machine, with no proxy between, at what is for trying the product out: the mail and the
 * bank below `/dev`, and, with demo accounts whose password everybody knows, the whole product.
 */
function keepDemoHere(server: FastifyInstance, { demo }: { demo: boolean }): void {
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
  watchRejections(server, deps)
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
  const docs = await compressPage(apiDocsPage(allOperations, configuration.brand.name, reach))
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
