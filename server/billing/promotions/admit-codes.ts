import * as refusals from '@talentplace/contract/billing/messages/refusals'
import { HttpError } from '../../platform/http/http-error.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { waitText, type Limit, type Throttle } from '../../platform/throttle/throttle.ts'

type Asker = Pick<RequestContext, 'session' | 'address'>

/**
 * Every call that takes promotion codes asks this first, so that trying them is limited wherever it is done. Codes count
 * once an hour each, known or not: whoever comes back with the same ones (a price that is asked again, a checkout) is never
 * held up. @throws HttpError 429 `too_many_codes`
 */
export type AdmitCodes = (asker: Asker, codes: readonly string[]) => Promise<void>

function tooMany({ retryAfter = 3600 }: HttpError): HttpError {
  const message = refusals.tooManyCodes({ wait: waitText(retryAfter) })
  return new HttpError(429, 'too_many_codes', message, { retryAfter, fields: { promotion_codes: message } })
}

/** Counted by the client and by the address: neither many accounts nor many addresses give more tries than their number. */
export function admitCodesBy({ throttle, limit }: { throttle: Throttle; limit: Limit }): AdmitCodes {
  return async ({ session, address }, codes) => {
    const client = session?.client_uuid ?? null
    const subjects = [...(client === null ? [] : [`client ${client}`]), `address ${address}`]
    const distinct = [...new Set(codes.map((code) => code.trim().toUpperCase()))]
    try {
      for (const code of distinct) {
        for (const subject of subjects) await throttle.admitDistinct(limit, subject, code)
      }
    } catch (error) {
      throw error instanceof HttpError && error.status === 429 ? tooMany(error) : error
    }
  }
}
