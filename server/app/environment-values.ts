import { z } from 'zod'
import { readTrustedProxies } from '../platform/http/trusted-proxies.ts'

/** Several values in one variable, separated by commas. */
const listed = z.string().transform((text) => text.split(',').map((each) => each.trim()))

export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
})
export const postgresUrls = listed.pipe(z.array(postgresUrl))

/** Keys of 32 bytes in base64: the first seals, all open. */
export const encryptionKeys = listed.pipe(
  z.array(z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, several separated by commas')),
)

export const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true')
export const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(max))
export const link = z.url({ protocol: /^https?$/ }).nullable()
export const namedLinks = listed
  .pipe(
    z.array(
      z.string().regex(/^[^=]{1,40}=https:\/\/\S{1,300}$/, 'must be written like LinkedIn=https://…,X=https://…'),
    ),
  )
  .transform((pairs) =>
    pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), url: pair.slice(pair.indexOf('=') + 1) })),
  )

/** `GST/HST=123456789 RT0001,QST=…`: what a supplier's taxes are registered as. */
export const taxNumbers = listed
  .pipe(z.array(z.string().regex(/^[^=]{1,40}=\S.{0,59}$/, 'must be written like GST/HST=123456789 RT0001,QST=…')))
  .transform((pairs) =>
    pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), number: pair.slice(pair.indexOf('=') + 1) })),
  )

/** `2020=60000,2026=200000`: an amount in cents from each year on. */
export const yearlyAmounts = listed
  .pipe(z.array(z.string().regex(/^20\d\d=\d{1,9}$/, 'must be written like 2020=60000,2026=200000')))
  .transform((pairs) => pairs.map((pair) => ({ year: Number(pair.slice(0, 4)), cents: Number(pair.slice(5)) })))

export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const

export const trustedProxies = z.string().transform((text, context) => {
  try {
    return readTrustedProxies(text)
  } catch (error) {
    context.addIssue((error as Error).message)
    return z.NEVER
  }
})

export const stripeKey = (kind: 'sk' | 'rk' | 'pk' | 'whsec') =>
  z.string().regex(new RegExp(`^${kind}_\\w{8,300}$`), `must look like ${kind}_…`)
