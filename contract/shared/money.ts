import { z } from 'zod'

/** Currencies are priced apart and never converted. */
export const currency = z.enum(['cad', 'usd'])
export type Currency = z.infer<typeof currency>

/** Money that goes either way: below zero it went back. */
export const signedAmount = z.object({ currency, amount_cents: z.int() })

/** An amount in integer cents. */
export const cents = z.int().min(0)
