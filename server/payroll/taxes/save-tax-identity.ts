import { saveTaxIdentity } from '@talentplace/contract/payroll/taxes/tax.routes'
import { readTaxIdentity, taxIdentityForms } from '@talentplace/contract/payroll/taxes/tax-identity-forms'
import { isDeepStrictEqual } from 'node:util'
import { readTaxDetails } from './read-tax-details.ts'
import { findTaxIdentity, storeTaxIdentity, openTaxIdentity } from './tax-identity-store.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle } from '../../platform/http/handler.ts'
import { invalidField, notFound } from '../../platform/http/http-error.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { BankingDeps } from '../banking/banking-deps.ts'
import { checkPassword } from '../../accounts/passwords/check-password.ts'
import { mailOfTaxChange } from './mail-of-tax-change.ts'

/** The number that someone's slips are made out to. The same once more changes nothing; what can't be opened is replaced. */
export function saveTaxIdentityOperation(deps: BankingDeps) {
  const { database, clock, rules, bankingKeys } = deps
  return handle(saveTaxIdentity, async (context, { body: { password, code, kind, number } }) => {
    const person = await checkPassword(deps, context, { password, code })
    const read = readTaxIdentity(kind, number)
    if ('issue' in read) throw new Error(`A number that the contract has let through: ${read.issue}`)
    const identity = { kind, number: read.number }
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      await person.useCode(transaction)
      const assistant = await lockRow(transaction, 'assistants', person.uuid, 'user_uuid')
      if (!assistant) throw notFound('There is no assistant with this account.')
      const { uuid: virtualassistant_uuid } = assistant
      if (taxIdentityForms[kind].country !== assistant.country) {
        throw invalidField('kind', 'Choose a number of the country you live in')
      }
      const stored = await findTaxIdentity(transaction, virtualassistant_uuid)
      const known = stored && (await openTaxIdentity(bankingKeys, virtualassistant_uuid, stored).catch(() => null))
      if (!isDeepStrictEqual(known, identity)) {
        await storeTaxIdentity(transaction, bankingKeys, {
          virtualassistant_uuid,
          identity,
          changed_by: person.uuid,
          at,
        })
        const what = 'tax number for slips'
        await queueMail(transaction, mailOfTaxChange(deps.sender, person, { what, isNew: !stored }))
        await recordAudit(transaction, {
          at,
          actor_uuid: person.uuid,
          action: stored ? 'tax_identity.changed' : 'tax_identity.added',
          entity: `virtualassistant:${virtualassistant_uuid}`,
          details: { kind },
        })
      }
      return readTaxDetails(transaction, { uuid: virtualassistant_uuid }, rules)
    })
  })
}
