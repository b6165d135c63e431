import type { OwnAgreement, Signature } from '@talentplace/contract/talent/agreement/agreement.routes'
import { isStepOpen } from '@talentplace/contract/talent/applications/application-steps'
import { pageText } from '@talentplace/contract/core/content/content-page'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Kysely } from 'kysely'
import type { LockedApplication } from '../applications/lock-application.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { digestOf, fillAgreement } from './filled-agreement.ts'

export interface AgreementDeps {
  readonly database: Database
  readonly clock: Clock
  readonly brand: string
  readonly supplier: InvoiceParty
}

interface SignedRow {
  readonly version: string
  readonly signed_name: string
  readonly signed_date: Date
  readonly sha256: Buffer
}

export function signatureOf({ version, signed_name, signed_date, sha256 }: SignedRow): Signature {
  return { version, signed_name, signed_date: signed_date.toISOString(), sha256: sha256.toString('hex') }
}

/** What an applicant reads: the agreement as they signed it, or as they would sign it now. */
export async function readOwnAgreement(
  database: Kysely<Tables>,
  application: LockedApplication,
  { brand, now }: { brand: string; now: Date },
): Promise<OwnAgreement> {
  const { virtualassistant_uuid, state } = application
  const is_open = isStepOpen('contract', state)
  const row = await database
    .selectFrom('application_agreements')
    .innerJoin('applications', 'applications.uuid', 'application_uuid')
    .innerJoin('assistants', 'assistants.uuid', 'virtualassistant_uuid')
    .select(['application_agreements.version', 'text', 'signed_name', 'signed_date', 'sha256', 'full_name'])
    .where('application_uuid', '=', application.uuid)
    .executeTakeFirst()
  if (row) {
    const text = pageText.parse(row.text)
    const digest = digestOf(text).toString('hex')
    return { version: row.version, text, digest, full_name: row.full_name, is_open, signed: signatureOf(row) }
  }
  const { digest, ...filled } = await fillAgreement(database, { virtualassistant_uuid, brand, now })
  return { ...filled, digest: digest.toString('hex'), is_open, signed: null }
}
