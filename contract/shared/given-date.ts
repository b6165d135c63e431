import * as fields from './messages/fields.ts'
import { z } from 'zod'
import type { required } from './required.ts'

/*
 * Dates that callers give. Years at the calendar's edges mean nothing here, and zones, sums of days and the database
 * each end at another one; so every date and instant in an input is one of these, or is bound more tightly.
 */

const firstYear = 1900
const endYear = 2200
const outside = { error: () => fields.dateOutside({ first: firstYear, last: endYear - 1 }) }

/** A calendar day, `YYYY-MM-DD`. `error`: what is said of text that is none. */
export const givenDay = (error?: string | typeof required | { readonly error: () => string }) =>
  z.iso.date(error).refine((day) => day >= `${firstYear}-01-01` && day < `${endYear}-01-01`, outside)

/** An instant in ISO 8601 with `Z` or an offset. */
export const givenInstant = () =>
  z.iso.datetime({ offset: true }).refine((instant) => {
    const at = Date.parse(instant)
    return at >= Date.UTC(firstYear, 0) && at < Date.UTC(endYear, 0)
  }, outside)
