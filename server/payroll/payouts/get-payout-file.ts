import { getPayoutFile } from '@talentplace/contract/payroll/payouts/payout.routes'
import { payoutNumber } from '@talentplace/contract/payroll/payouts/payout-number'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import type { EncryptionKeys } from '../../platform/sealing/encryption-keys.ts'
import { openFile } from './payout-file.ts'

interface FileDeps {
  readonly database: Database
  readonly clock: Clock
  readonly bankingKeys: EncryptionKeys
  readonly brand: { readonly name: string }
}

/** The stored bytes, the same each time; that someone took them is kept before they get them. */
export function getPayoutFileOperation({ database, clock, bankingKeys, brand }: FileDeps) {
  return handle(getPayoutFile, async (context, { params: { uuid } }) => {
    const { user_uuid } = signedIn(context)
    const payout = await database.kysely
      .selectFrom('payouts')
      .select(['number', 'currency', 'key_id', 'sealed'])
      .where('uuid', '=', uuid)
      .executeTakeFirst()
    if (!payout) throw notFound('There is no such payout.')
    const { number, currency, key_id, sealed } = payout
    if (number === null || key_id === null || sealed === null) {
      throw new HttpError(409, 'not_released', 'This payout has no file: it is written when someone releases it.')
    }
    await database.kysely.transaction().execute((transaction) =>
      recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'payout.file_taken',
        entity: `payout:${uuid}`,
      }),
    )
    const name = `Payout ${payoutNumber(currency, number)} not verified with a bank`
    return raw({
      type: 'text/plain; charset=us-ascii',
      body: await openFile(bankingKeys, uuid, { key_id, sealed }),
      headers: downloadHeaders(documentFileName(brand, name, 'txt')),
    })
  })
}
