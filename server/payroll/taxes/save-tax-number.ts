import { saveTaxNumber, type TaxNumber } from '@talentplace/contract/payroll/taxes/tax.routes'
import { readTaxNumber, taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { readTaxDetails } from './read-tax-details.ts'
import { recalculate } from '../bills/write-lines.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow, lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { BankingDeps } from '../banking/banking-deps.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'
import { mailOfTaxChange } from './mail-of-tax-change.ts'

type Registration = Pick<TaxNumber, 'kind' | 'number' | 'effective_from' | 'effective_until'>

/**
 * Step: keeps the registration of an assistant who is held, as they saw it. What is kept already changes nothing.
 * @returns what it was before; null: there was none
 * @throws HttpError 409 `stale_version`
 */
async function keepNumber(
  transaction: Transaction<Tables>,
  virtualassistant_uuid: string,
  {
    registration,
    version,
    ...changed
  }: { registration: Registration; version: number; changed_by: string; changed_date: Date },
): Promise<{ was: Registration | null; isSame: boolean }> {
  const { kind, number, effective_from, effective_until } = registration
  const account = { number, effective_from, effective_until }
  const before = await transaction
    .selectFrom('tax_registrations')
    .select(['kind', 'number', 'effective_from', 'effective_until', 'version'])
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const { version: stored = 0, ...was } = before ?? {}
  if (before && isDeepStrictEqual(was, registration)) return { was: registration, isSame: true }
  if (stored !== version) {
    throw new HttpError(409, 'stale_version', 'This was changed in the meantime. Load it again before you save.')
  }
  await transaction
    .insertInto('tax_registrations')
    .values({ virtualassistant_uuid, kind, ...account, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['virtualassistant_uuid', 'kind'])
        .doUpdateSet({ ...account, ...changed, version: sql`tax_registrations.version + 1` }),
    )
    .execute()
  return { was: before ? (was as Registration) : null, isSame: false }
}

/** Step: the drafts of an assistant who is held come to what they come to with their numbers now. */
async function addUpDrafts(transaction: Transaction<Tables>, virtualassistant_uuid: string, province: string | null) {
  const drafts = await transaction
    .selectFrom('va_bills')
    .select('uuid')
    .where('virtualassistant_uuid', '=', virtualassistant_uuid)
    .where('status', '=', 'draft')
    .execute()
  const numbers = await lockRows(
    transaction,
    'va_bills',
    drafts.map(({ uuid }) => uuid),
  )
  for (const draft of numbers) await recalculate(transaction, draft, { on: draft.bill_date, province })
}

/** What someone is registered as for GST/HST or QST, from a day on. */
export function saveTaxNumberOperation(deps: BankingDeps) {
  const { database, clock, rules } = deps
  return handle(saveTaxNumber, async (context, { body: { password, code, version, number, ...given } }) => {
    const person = await checkPassword(deps, context, { password, code })
    const read = readTaxNumber(given.kind, number)
    if ('issue' in read) throw new Error(`A number that the contract has let through: ${read.issue}`)
    const registration = { ...given, number: read.number }
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await person.useCode(transaction)
      const assistant = await lockRow(transaction, 'assistants', person.uuid, 'user_uuid')
      if (!assistant) throw notFound('There is no assistant with this account.')
      if (assistant.country !== 'CA') {
        throw new HttpError(
          409,
          'not_canadian',
          'These taxes are Canada’s, and you live in the United States. Nothing was saved.',
        )
      }
      const { was, isSame } = await keepNumber(transaction, assistant.uuid, {
        registration,
        version,
        changed_by: person.uuid,
        changed_date: at,
      })
      if (isSame) return readTaxDetails(transaction, { uuid: assistant.uuid }, rules)
      await addUpDrafts(transaction, assistant.uuid, rules.supplierProvince)
      const what = `${taxNumberNames[given.kind]} number`
      await queueMail(transaction, mailOfTaxChange(deps.sender, person, { what, isNew: was === null }))
      await recordAudit(transaction, {
        at,
        actor_uuid: person.uuid,
        action: was === null ? 'tax_number.added' : 'tax_number.changed',
        entity: `virtualassistant:${assistant.uuid}`,
        details: { ...registration, was },
      })
      return readTaxDetails(transaction, { uuid: assistant.uuid }, rules)
    })
  })
}
