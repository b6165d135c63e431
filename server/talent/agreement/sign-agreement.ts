import { createHash } from 'node:crypto'
import { signAgreement } from '@talentplace/contract/talent/agreement/agreement.routes'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import type { Kysely } from 'kysely'
import { completeStep } from '../applications/complete-step.ts'
import { checkStepOpen, lockOwnApplication, readOwnApplication } from '../applications/lock-application.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { callerOf } from '../../platform/http/caller-of.ts'
import { makeInWorker } from '../../platform/workers/workers.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { assistantParty } from '../../rules/assistant-party.ts'
import { assistantAgreementPdfJob } from './assistant-agreement-renderer.ts'
import { readOwnAgreement, type AgreementDeps } from './own-agreement.ts'
import { isSameName } from './same-name.ts'

/** @throws HttpError 409 where another edition, or something filled in, has come in between */
function checkIsWhatWasRead(read: string, present: string): void {
  if (read === present) return
  throw new HttpError(
    409,
    'agreement_changed',
    'The agreement has changed since you opened it. Nothing was signed: please read it once more.',
  )
}

/** Who signs, as documents name them. */
async function partyOf(database: Kysely<Tables>, virtualassistant_uuid: string): Promise<InvoiceParty> {
  const person = await database
    .selectFrom('assistants')
    .leftJoin('users', 'users.uuid', 'assistants.user_uuid')
    .select(['display_name', 'users.full_name', 'assistants.city', 'assistants.region', 'assistants.country'])
    .where('assistants.uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  return assistantParty(person)
}

/** C6.1: the agreement, signed by typing one’s name; the file is written before anything is held. */
export function signAgreementOperation({ database, clock, brand, supplier }: AgreementDeps) {
  return handle(signAgreement, async (context, { body: { digest, signed_name } }) => {
    const { user_uuid } = signedIn(context)
    const signed_date = clock.now()
    const present = { brand, now: signed_date }
    const application = await readOwnApplication(database.kysely, user_uuid)
    const read = await readOwnAgreement(database.kysely, application, present)
    if (read.signed !== null) return read
    checkStepOpen(application, 'contract')
    checkIsWhatWasRead(digest, read.digest)
    if (!isSameName(signed_name, read.full_name)) {
      throw invalidField('signed_name', `Please type your name as we have it: ${read.full_name}`)
    }
    const signed = {
      version: read.version,
      signed_name,
      signed_date,
      signed_address: context.exactAddress,
      application_uuid: application.uuid,
    }
    const assistant = await partyOf(database.kysely, application.virtualassistant_uuid)
    const columns = { ...signed, text: read.text, supplier, assistant }
    const pdf = await makeInWorker(assistantAgreementPdfJob, [columns], callerOf(context))
    const sha256 = createHash('sha256').update(pdf).digest()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnApplication(transaction, user_uuid)
      const now = await readOwnAgreement(transaction, locked, present)
      if (now.signed !== null) return now
      checkStepOpen(locked, 'contract')
      checkIsWhatWasRead(digest, now.digest)
      await transaction
        .insertInto('application_agreements')
        .values({ ...signed, text: JSON.stringify(read.text), sha256, pdf })
        .execute()
      await completeStep(transaction, locked, { step: 'contract', at: signed_date })
      await recordAudit(transaction, {
        at: signed_date,
        actor_uuid: user_uuid,
        action: 'application.agreement_signed',
        entity: `assistant:${locked.virtualassistant_uuid}`,
        details: { version: read.version, sha256: sha256.toString('hex') },
      })
      return readOwnAgreement(transaction, locked, present)
    })
  })
}
