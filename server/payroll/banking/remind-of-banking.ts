import { remindOfBanking } from '@talentplace/contract/payroll/banking/missing-banking.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import type { BankingDeps } from './banking-deps.ts'
import { sendReminder } from './send-reminder.ts'

/** Several at once; each is a transaction of its own, so that none waits for another. */
export function remindOfBankingOperation(deps: BankingDeps) {
  const { database, clock } = deps
  return handle(remindOfBanking, async (context, { body }) => {
    const { user_uuid } = signedIn(context)
    const uuids = [...new Set(body.virtualassistant_uuids)]
    const reminded: string[] = []
    for (const uuid of uuids) {
      if (await sendReminder(deps, uuid, user_uuid)) reminded.push(uuid)
    }
    if (reminded.length > 0) {
      await database.kysely.transaction().execute((transaction) =>
        recordAudit(transaction, {
          at: clock.now(),
          actor_uuid: user_uuid,
          action: 'banking.asked_for',
          entity: 'virtualassistants:banking',
          details: { virtualassistant_uuids: reminded },
        }),
      )
    }
    return { reminded: reminded.length, left_out: uuids.length - reminded.length }
  })
}
