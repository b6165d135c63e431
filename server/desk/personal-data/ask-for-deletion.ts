import { deletionRequestStates } from '@talentplace/contract/desk/personal-data/deletion-request.states'
import { askForDeletion } from '@talentplace/contract/desk/personal-data/own-data.routes'
import { notify } from '../../core/notifications/notify.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { queueRequestedMail } from '../../platform/mail/queue-requested-mail.ts'
import { staffWith } from '../../platform/sessions/staff-with.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'
import { requestMail } from './deletion-mails.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'

export function askForDeletionOperation(deps: PersonalDataDeps) {
  const { database, clock, sender } = deps
  return handle(askForDeletion, async (context, { body }) => {
    const person = await checkPassword(deps, context, body)
    const { permissions } = signedIn(context)
    const at = clock.now()
    await database.kysely.transaction().execute(async (transaction) => {
      await lockRow(transaction, 'users', person.uuid)
      await person.useCode(transaction)
      const open = await transaction
        .selectFrom('deletion_requests')
        .select('uuid')
        .where('user_uuid', '=', person.uuid)
        .where('state', 'in', deletionRequestStates.sets.open)
        .executeTakeFirst()
      if (open) return
      const { uuid } = await transaction
        .insertInto('deletion_requests')
        .values({ user_uuid: person.uuid, asked_date: at })
        .returning('uuid')
        .executeTakeFirstOrThrow()
      await notify(transaction, {
        users: await staffWith(transaction, 'admin_user.view'),
        type: 'deletion_request',
        title: 'Someone asked us to delete their data',
        body: 'You have 30 days to answer. The request’s page lists what has to be settled first.',
        icon: 'task',
        priority: 1,
        entity_link: `deletion_request:${uuid}`,
        at,
      })
      await queueRequestedMail(transaction, requestMail(sender, { ...person, permissions }), at)
      await recordAudit(transaction, {
        at,
        actor_uuid: person.uuid,
        action: 'user.deletion_asked',
        entity: `user:${person.uuid}`,
        details: { deletion_request: uuid },
      })
    })
    return {}
  })
}
