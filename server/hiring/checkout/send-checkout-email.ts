import * as refusals from '@talentplace/contract/hiring/messages/refusals'
import { sendCheckoutEmail } from '@talentplace/contract/hiring/checkout/checkout.routes'
import { isStaffPermission } from '@talentplace/contract/shared/permission'
import { documentLanguage } from '../../billing/invoices/document-wording.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound, HttpError } from '../../platform/http/http-error.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { confirmationMail } from './notifications.ts'
import type { CheckoutDeps } from './checkout-deps.ts'

type Deps = Pick<CheckoutDeps, 'database' | 'clock' | 'brand' | 'publicUrl' | 'supplier' | 'support'>

/** Whoever pays for the project: the primary contact of its client, or who placed the order. */
async function recipientOf({ database }: Deps, project_uuid: string, of_client: string | null) {
  return database.kysely
    .selectFrom('orders')
    .innerJoin('users', 'users.client_uuid', 'orders.client_uuid')
    .select(['users.uuid', 'email', 'full_name', 'orders.client_uuid', 'agreement_language'])
    .where('orders.project_uuid', '=', project_uuid)
    .where('orders.state', '=', 'paid')
    .$if(of_client !== null, (query) => query.where('orders.client_uuid', '=', of_client ?? ''))
    .where('deleted_date', 'is', null)
    .where((where) =>
      where.or([where('is_primary_contact', '=', true), where('users.uuid', '=', where.ref('placed_by'))]),
    )
    .orderBy('is_primary_contact', 'desc')
    .executeTakeFirst()
}

/** Whose mails may be sent: null for everybody's; staff in a client's place only that client's. @throws HttpError 403 */
function reachOf({ permissions, impersonator_uuid, client_uuid }: Session): string | null {
  if (impersonator_uuid !== null) return client_uuid
  if (permissions.some(isStaffPermission)) return null
  throw new HttpError(403, 'forbidden', refusals.noPermission())
}

/** A4.3, B8.1: whatever link the browser sends, the mail carries ours, and goes to nobody but the client, in its language. */
export function sendCheckoutEmailOperation(deps: Deps) {
  return handle(sendCheckoutEmail, async (context, { body }) => {
    const session = signedIn(context)
    const to = await recipientOf(deps, body.project_uuid, reachOf(session))
    if (!to) throw notFound('There is nothing to confirm here.')
    const language = await writtenIn(to.agreement_language, () =>
      documentLanguage(deps.database.kysely, to.client_uuid),
    )
    const mail = writtenIn(language, () => confirmationMail(deps, to, body.project_uuid))
    await deps.database.kysely.transaction().execute(async (transaction) => {
      await queueRequestedMail(transaction, mail, deps.clock.now())
      await recordAudit(transaction, {
        at: deps.clock.now(),
        actor_uuid: session.user_uuid,
        impersonator_uuid: session.impersonator_uuid,
        action: 'order.confirmation_mailed',
        entity: `project:${body.project_uuid}`,
        details: { to: to.uuid },
      })
    })
    return {}
  })
}
