import type { Logger } from 'pino'
import { createMailDelivery, type MailDelivery } from '../platform/mail/deliver-mail.ts'
import { storedMail, smtpTransport, type MailTransport } from '../platform/mail/mail-transport.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/connection.ts'
import { createListener, type Listener } from '../platform/database/listener.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts'
import type { CardProcessor } from '../platform/payments/card-processor.ts'
import type { TestProcessor } from '../platform/payments/test-processor/test-processor.ts'
import { openFanOut } from '../platform/realtime/fan-out/open-fan-out.ts'
import type { FanOut } from '../platform/realtime/fan-out/fan-out.ts'
import { openReplicas, type Replicas } from '../platform/replicas/replicas.ts'
import { createSessionStore, type SessionStore } from '../platform/sessions/session-store.ts'
import { createThrottle, type Throttle } from '../platform/throttle/throttle.ts'
import type { Configuration } from './configuration.ts'
import { openBackups } from './open-backups.ts'
import { openFileStore } from './open-file-store.ts'
import { openProcessor } from './open-processor.ts'

export interface ServerOptions {
  readonly configuration: Configuration
  /** PostgreSQL itself, for what needs a session of its own: who listens, jobs, the test processor's books. */
  readonly databaseUrl: string
  /** For everything else; a pooler may stand between. */
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  readonly version: string
  /** Null serves the API alone. */
  readonly webFolder: string | null
  /** Whether the search compiles its code before it is ready, as usual; a bench compares. */
  readonly warmsUp?: boolean
}

/** What every process has, whatever it does. */
export interface Platform extends ServerOptions {
  /** Works on pages and calls, on background work, or both. */
  readonly does: { readonly web: boolean; readonly jobs: boolean }
  readonly listener: Listener
  /** Null: everything is read from the database itself. */
  readonly replicas: Replicas | null
  readonly sessions: SessionStore
  readonly throttle: Throttle
  readonly jobs: Jobs
  readonly fanOut: FanOut
  readonly files: FileStore
  /** Null: nothing is backed up, or the database is elsewhere. */
  readonly backups: Awaited<ReturnType<typeof openBackups>>
  /** Null: no cards are taken. */
  readonly processor: CardProcessor | null
  readonly testProcessor: TestProcessor | null
  /** Null: mail waits for a mail server. */
  readonly transport: MailTransport | null
  readonly mail: MailDelivery | null
}

/** Null: mail waits for a mail server. In production nobody may read it in the database instead. */
function mailTransport({ smtpUrl, mailFrom, production }: Configuration): MailTransport | null {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom)
  return production ? null : storedMail
}

/** The replicas that the configuration names; null: none, and nothing is asked for their sake. */
async function openConfiguredReplicas(
  { replicaUrls: urls, longestReplicaLag: longestLag }: Configuration,
  deps: { databaseUrl: string; clock: Clock; log: Logger },
): Promise<Replicas | null> {
  if (urls.length === 0) return null
  return openReplicas({ ...deps, primaryUrl: deps.databaseUrl, urls, longestLag })
}

/** Opens what every process has; nothing of it works yet. */
export async function openPlatform(options: ServerOptions): Promise<Platform> {
  const { configuration, databaseUrl, database, clock, log } = options
  const does = { web: configuration.process !== 'jobs', jobs: configuration.process !== 'web' }
  const listener = createListener({ url: databaseUrl, log })
  const transport = mailTransport(configuration)
  const files = await openFileStore(configuration)
  return {
    ...options,
    does,
    listener,
    replicas: does.web ? await openConfiguredReplicas(configuration, { databaseUrl, clock, log }) : null,
    sessions: createSessionStore({ database, listener, clock, staffTwoStep: configuration.staffTwoStep }),
    throttle: createThrottle({ database, clock }),
    jobs: createJobs({ url: databaseUrl, log, works: does.jobs }),
    fanOut: openFanOut({ redisUrl: configuration.redisUrl, database, listener, log }),
    files,
    backups: await openBackups(configuration, { url: databaseUrl, files, version: options.version }),
    ...openProcessor(configuration, { databaseUrl, clock }),
    transport,
    mail:
      transport === null
        ? null
        : createMailDelivery({ database, listener: does.jobs ? listener : null, transport, clock, log }),
  }
}
