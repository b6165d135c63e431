import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { postalCodeOf } from '@talentplace/contract/accounts/company/postal-code'
import { saveCompany, type Company } from '@talentplace/contract/accounts/company/company.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import type { Session } from '../../platform/sessions/session.ts'
import { checkMaySee, readCompany } from './company-row.ts'
import { changedFields } from '../../platform/audit/changed-fields.ts'

type Fields = Omit<Received<typeof saveCompany>['body'], 'version'>

const regionMessages = {
  CA: 'Choose a province or territory of Canada',
  US: 'Choose a state of the United States',
} as const

async function checkRegion(transaction: Transaction<Tables>, { country, state_prov }: Fields): Promise<void> {
  const region = await transaction
    .selectFrom('regions')
    .select('code')
    .where('country', '=', country)
    .where('code', '=', state_prov)
    .executeTakeFirst()
  if (!region) throw invalidField('state_prov', regionMessages[country])
}

export function saveCompanyOperation({ database, clock }: { database: Database; clock: Clock }) {
  async function save(
    transaction: Transaction<Tables>,
    session: Session,
    uuid: string,
    { version, ...wanted }: Received<typeof saveCompany>['body'],
  ): Promise<Company> {
    const fields: Fields = { ...wanted, postal_code: postalCodeOf(wanted.postal_code, wanted.country) }
    await checkRegion(transaction, fields)
    const locked = await lockRow(transaction, 'clients', uuid)
    if (!locked) throw notFound()
    if (locked.version !== version) {
      throw new HttpError(409, 'stale', refusals.staleCompany())
    }
    const before = await readCompany(transaction, uuid, clock.now())
    const changed = changedFields(before, fields)
    if ('currency' in changed && !before.currency_can_change) {
      throw new HttpError(409, 'currency_fixed', refusals.currencyFixed())
    }
    if (Object.keys(changed).length === 0) return before
    await transaction
      .updateTable('clients')
      .set({ ...fields, tax_numbers: JSON.stringify(fields.tax_numbers), version: version + 1 })
      .where('uuid', '=', uuid)
      .execute()
    await recordAudit(transaction, {
      at: clock.now(),
      actor_uuid: session.user_uuid,
      impersonator_uuid: session.impersonator_uuid,
      action: 'client.changed',
      entity: `client:${uuid}`,
      details: changed,
    })
    return readCompany(transaction, uuid, clock.now())
  }

  return handle(saveCompany, (context, { params: { uuid }, body }) => {
    const session = signedIn(context)
    checkMaySee(session, uuid, 'admin_client.edit')
    return database.kysely.transaction().execute((transaction) => save(transaction, session, uuid, body))
  })
}
