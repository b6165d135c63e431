import { clearPastCodes } from '../accounts/codes/account-codes.ts'
import { clearPastRequests } from '../accounts/codes/code-wait.ts'
import { clearPastDevices } from '../accounts/sessions/note-device.ts'
import { startNotificationLoop } from '../core/notification-loop.ts'
import { checkHealthAtOnce } from '../subscriptions/care/check-health.ts'
import { startAuditLinking } from '../platform/audit/link-audit.ts'
import { clearPastMail } from '../platform/mail/deliver-mail.ts'
import { createReplyAddresses } from '../platform/mail/reply-addresses.ts'
import { unsubscribeLinksOf } from '../platform/mail/unsubscribe-links-of.ts'
import { createPresence } from '../platform/realtime/presence.ts'
import { clearEndedSessions } from '../platform/sessions/session-store.ts'
import { clearPastWindows } from '../platform/throttle/throttle.ts'
import { checkoutDeps } from '../hiring/checkout/checkout-deps.ts'
import { reconcileAtStart } from '../hiring/checkout/reconcile-jobs.ts'
import type { Platform } from './open-platform.ts'

const cleaningInterval = 60 * 60 * 1000

/** Clears what is past each hour. */
function startCleaning({ database, clock, log }: Platform): { stop(): void } {
  const cleaning = setInterval(() => {
    Promise.all([
      clearEndedSessions(database, clock),
      clearPastWindows(database, clock),
      clearPastCodes(database, clock),
      clearPastDevices(database, clock),
      clearPastRequests(database, clock),
      clearPastMail(database),
    ]).catch((error: unknown) => log.warn({ err: error }, 'what is past could not be cleared'))
  }, cleaningInterval)
  cleaning.unref()
  return { stop: () => clearInterval(cleaning) }
}

/** What runs in the background beside the jobs: to be begun once jobs are worked on. */
export function startBackgroundWork(platform: Platform): { stop(): Promise<void> } {
  const { configuration, database, clock, log, listener, fanOut, does, mail } = platform
  const health = checkHealthAtOnce({ database, clock, listener, log })
  // What was queued while no process delivered.
  mail?.deliver().catch((error: unknown) => log.warn({ reason: String(error) }, 'mail waits for the next minute'))
  reconcileAtStart(checkoutDeps(platform))
  const unsubscribeLinks = unsubscribeLinksOf({ ...configuration, database })
  const notificationLoop = startNotificationLoop({
    ...configuration,
    database,
    clock,
    log,
    unsubscribeLinks,
    replyAddresses: createReplyAddresses({ database, domain: configuration.inboundMail?.domain ?? null }),
  })
  const auditLinking = startAuditLinking({ database, log })
  const cleaning = startCleaning(platform)
  // Without sockets of its own it is watched all the same, where a crash could keep announcements back.
  const presence =
    does.web || fanOut.survivesCrashes ? null : createPresence({ database, lives: new Map(), log, fanOut })
  presence?.start()
  return {
    async stop() {
      await presence?.stop()
      cleaning.stop()
      await notificationLoop.stop()
      await auditLinking.stop()
      await health.stop()
    },
  }
}
