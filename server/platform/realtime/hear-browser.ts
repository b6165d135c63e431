import type { RealtimeMessages } from '@talentplace/contract/core/notifications/realtime-events'
import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { Identities } from './identities.ts'
import { visiblePage, type LiveSocket } from './live-socket.ts'
import type { Presence } from './presence.ts'

type Heard = Record<keyof RealtimeMessages, (said: Record<string, unknown>) => void | Promise<void>>

function asObject(said: unknown): Record<string, unknown> {
  return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
}

/** Acts on what the browser says; what it says otherwise is passed over. */
export function hearBrowser(
  live: LiveSocket,
  deps: { identities: Identities; presence: Presence; log: Logger | FastifyBaseLogger },
): void {
  const { identities, presence, log } = deps
  const { socket } = live

  const heard: Heard = {
    async authenticate({ token }) {
      if (typeof token !== 'string') return
      // What was raised for this person before now, it may not have been told.
      if (await identities.authenticate(live, token)) socket.emit('notifications_updated')
    },
    deauthenticate: () => identities.deauthenticate(live),
    page({ path }) {
      live.page = visiblePage(path)
      presence.changed(live)
    },
  }

  for (const [name, act] of Object.entries(heard)) {
    socket.on(name, async (said: unknown, answer: unknown) => {
      try {
        await act(asObject(said))
        if (typeof answer === 'function') answer({ authenticated: Boolean(live.claim?.session) })
      } catch (error) {
        log.warn({ err: error, message: name }, 'what a socket said could not be acted on')
        socket.conn.close()
      }
    })
  }
}
