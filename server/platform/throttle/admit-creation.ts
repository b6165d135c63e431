import { creationsAnHour, type Creation } from '@talentplace/contract/shared/creation-limits'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { HttpError } from '../http/http-error.ts'
import { admitWithin, waitText } from './throttle.ts'

/**
 * Step: counts what a client is about to create; it is counted once the transaction has committed, and not otherwise.
 * @throws HttpError 429 `too_many_created`
 */
export async function admitCreation(
  transaction: Transaction<Tables>,
  what: Creation,
  { client_uuid, now }: { client_uuid: string; now: Date },
): Promise<void> {
  const limit = { purpose: `created: ${what}`, max: creationsAnHour[what], windowSeconds: 3600 }
  try {
    await admitWithin(transaction, { limit, subject: client_uuid }, now)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { retryAfter = limit.windowSeconds } = error
    const message = `That’s the most within one hour for your company (${what}: ${limit.max}). Nothing was saved or charged; please try again in ${waitText(retryAfter)}.`
    throw new HttpError(429, 'too_many_created', message, { retryAfter })
  }
}
