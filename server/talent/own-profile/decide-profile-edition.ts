import { decideProfileEdition } from '@talentplace/contract/talent/own-profile/profile-edition.routes'
import { decideEdition } from './decide-edition.ts'
import { readEdition } from './read-edition.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'

const notice = {
  approve: {
    title: 'Your profile is up to date',
    body: 'Our team approved your changes, and clients can see them now.',
  },
  return: { title: 'Your profile needs another look', body: 'Our team left a note about your changes.' },
} as const

/** C5 Ours: staff show clients what an assistant has written, or return it with a note; either way the person is told. */
export function decideProfileEditionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(decideProfileEdition, async (context, { params: { user_uuid }, body: decision }) => {
    const at = clock.now()
    const by = signedIn(context).user_uuid
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await decideEdition(transaction, { id: user_uuid, decision, by, at })
      if (locked.user_uuid !== null) {
        await notify(transaction, {
          users: [locked.user_uuid],
          type: 'message',
          ...notice[decision.decision],
          ...(decision.decision === 'return' && { body: decision.note }),
          icon: decision.decision === 'approve' ? 'happy' : 'task',
          priority: 1,
          entity_link: `own_profile:${locked.uuid}`,
          at,
        })
      }
      return { edition: await readEdition(transaction, locked.uuid) }
    })
  })
}
