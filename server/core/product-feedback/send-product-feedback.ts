import { sendProductFeedback } from '@talentplace/contract/core/product-feedback/product-feedback.routes'
import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { notify } from '../notifications/notify.ts'
import { feedbackMail, type FeedbackSite } from './feedback-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'

interface Deps extends FeedbackSite {
  readonly database: Database
  readonly clock: Clock
  readonly throttle: Throttle
}

const limit = { purpose: 'product feedback', max: 20, windowSeconds: 3600 }
const maxNotifiedStaff = 500

/** The staff who look after what people tell us. */
async function staffToNotify(transaction: Transaction<Tables>): Promise<string[]> {
  return (await staffWith(transaction, 'admin_notification.view')).slice(0, maxNotifiedStaff)
}

/** A5.1 'Send Feedback': kept for staff, who are told inside the product, and mailed to the support mailbox. */
export function sendProductFeedbackOperation(deps: Deps) {
  const { database, clock, throttle } = deps
  return handle(sendProductFeedback, async (context, { body }) => {
    const sender = signedIn(context)
    await throttle.admit(limit, sender.user_uuid)
    const at = clock.now()
    const page = body.page?.split(/[?#]/, 1)[0] ?? null
    return database.kysely.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto('product_feedback')
        .values({ user_uuid: sender.user_uuid, message: body.message, page, created_date: at })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await queueMail(transaction, feedbackMail(deps, sender, { message: body.message, page }))
      await notify(transaction, {
        users: await staffToNotify(transaction),
        at,
        type: 'product_feedback',
        title: `Feedback from ${sender.full_name}`.slice(0, 200),
        body: body.message,
        icon: 'discussion',
        priority: 2,
        entity_link: `product_feedback:${added.uuid}`,
      })
      return added
    })
  })
}
