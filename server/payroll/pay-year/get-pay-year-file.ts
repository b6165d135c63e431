import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { getPayYearFile } from '@talentplace/contract/payroll/pay-year/pay-year.routes'
import { taxNumberNames } from '@talentplace/contract/payroll/taxes/tax-number-forms'
import type { Kysely } from 'kysely'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { withUtf8Mark } from '../../platform/http/with-utf8-mark.ts'
import { documentFileName } from '../../platform/http/document-file-name.ts'
import { downloadHeaders } from '../../platform/http/download-headers.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { raw } from '../../platform/http/raw-reply.ts'
import { assistantParty } from '../../rules/assistant-party.ts'
import { registeredTaxNumbers } from '../bills/registered-tax-numbers.ts'
import type { PayYearDeps } from './pay-year-deps.ts'
import { readPayYear } from './read-pay-year.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import { payYearCsvJob, payYearPdfJob } from './pay-year-renderers.ts'

/** Whom a year was paid to, with the sales taxes they are registered for on a day. */
async function paidParty(database: Kysely<Tables>, virtualassistant_uuid: string, on: string): Promise<InvoiceParty> {
  const person = await database
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name', 'assistants.city', 'assistants.region', 'assistants.country'])
    .where('assistants.uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  const locked = await registeredTaxNumbers(database, virtualassistant_uuid, on)
  return {
    ...assistantParty(person),
    tax_numbers: locked.map(({ kind, number }) => ({ name: taxNumberNames[kind], number })),
  }
}

/** A6.10: named after the product, what it is, its year and whose it is. */
export function getPayYearFileOperation({ database, clock, officeZone, slipRules, brand, supplier }: PayYearDeps) {
  return handle(getPayYearFile, async (context, { query: { format, header, ...requested } }) => {
    const now = clock.now()
    const reading = { viewer: signedIn(context), now, officeZone, slipRules }
    const paid = await readPayYear(database.kysely, reading, requested)
    const payee = await paidParty(database.kysely, paid.virtualassistant_uuid, calendarDay(officeZone, now))
    return raw({
      type: format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      body:
        format === 'pdf'
          ? await makeInWorker(payYearPdfJob, [paid, { supplier, payee, made: now }], callerOf(context))
          : withUtf8Mark(await makeInWorker(payYearCsvJob, [paid, header], callerOf(context))),
      headers: downloadHeaders(documentFileName(brand, `Payments ${paid.year} ${paid.virtualassistant_name}`, format)),
    })
  })
}
