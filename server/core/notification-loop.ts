import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import { mailAudience, publishDue } from './broadcasts/publish.ts'
import { deliverMails, type MailDeps } from './notifications/mails/deliver-mails.ts'

const interval = 1_000

/** What has to happen at its time: scheduled broadcasts begin, and mails are written. Any process may do it. */
export async function runDueTasks(deps: MailDeps): Promise<void> {
  await publishDue(deps)
  while (await mailAudience(deps));
  while (await deliverMails(deps));
}

/** Does what is due each second; what fails is done the next time. */
export function startNotificationLoop(deps: MailDeps & { log: Logger | FastifyBaseLogger }): {
  stop(): Promise<void>
} {
  let working: Promise<void> | null = null
  const timer = setInterval(() => {
    working ??= runDueTasks(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'due notifications have to wait'))
      .finally(() => {
        working = null
      })
  }, interval)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}
