import { z } from 'zod'

/** A month of the office’s calendar, `2026-11`. */
export const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Must be a month')
