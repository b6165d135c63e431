import { maxCreatedADay } from '@talentplace/contract/shared/creation-limits'
import { signedIn, type BoundOperation } from '../http/handler.ts'
import { HttpError } from '../http/http-error.ts'
import { waitText, type Throttle } from './throttle.ts'

const count = new Intl.NumberFormat('en-CA')

/** Refused ones are kept too, so that what their timer ran can be returned: they count. */
const keepsRejected = 'timer events'

/**
 * An operation whose contract says `createsPerDay`, within what one person adds a day: counted before anything is done, each item
 * of a list, all or none. What is refused for another reason added nothing, and isn't counted.
 */
export function limitCreations(bound: BoundOperation, throttle: Throttle): BoundOperation {
  const what = bound.operation.createsPerDay
  if (what === undefined) return bound
  const limit = { purpose: `created a day: ${what}`, max: maxCreatedADay[what], windowSeconds: 86_400 }

  async function admit(user_uuid: string, items: number): Promise<void> {
    try {
      await throttle.admit(limit, user_uuid, items)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { retryAfter = limit.windowSeconds } = error
      const message = `You can add at most ${count.format(limit.max)} ${what} a day. Nothing was saved; please try again in ${waitText(retryAfter)}.`
      throw new HttpError(429, 'too_many_created', message, { retryAfter })
    }
  }

  return {
    ...bound,
    async answer(context, input) {
      const { user_uuid } = signedIn(context)
      const items = Array.isArray(input.body) ? input.body.length : 1
      await admit(user_uuid, items)
      try {
        return await bound.answer(context, input)
      } catch (error) {
        if (error instanceof HttpError && what !== keepsRejected) await throttle.takeBack(limit, user_uuid, items)
        throw error
      }
    },
  }
}
