import * as fields from '../../../shared/messages/fields.ts'
import { z } from 'zod'
import { integerId, uuid } from '../../../shared/identifier.ts'
import { cents } from '../../../shared/money.ts'
import { operation } from '../../../shared/operation.ts'
import { codeText, lineText } from '../../../shared/line-text.ts'
import { paging } from '../../../shared/paging.ts'
import { searchWords } from '../../../shared/search-words.ts'
import { taxCategories } from '../tax-categories.ts'
import { priceStates } from '../price.states.ts'
import { humanText } from '../../../shared/human-text.ts'
import { required } from '../../../shared/required.ts'

export const viewPermission = ['admin_finance.view'] as const
export const editing = { caller: ['admin_finance.edit'], freshSession: true } as const
/** Why it was done, for the audit. */
export const reason = humanText().min(1).max(500)

/** A step that takes back what hasn't begun, and says why. */
export const removing = { ...editing, query: z.object({ reason }), reply: z.object({}) } as const

export const day = z.iso.date().refine((date) => date >= '2020-01-01' && date <= '2100-12-31', {
  error: () => fields.dateOutside({ first: 2020, last: 2100 }),
})
/** $200 an hour: keeps every total within what is stored. */
const maxHourly = 20_000
export const hourly = z.int(required).max(maxHourly, 'At most 200.00')

/** Where something with a date from which it holds stands today. Past: something newer has taken its place. */
export const priceState = z.enum(priceStates.values)

const band = z.object({
  from_hours: z.int(required).min(1).max(14_880),
  hourly_cents: hourly.min(1),
})
export type Band = z.infer<typeof band>
const bands = z
  .array(band)
  .min(1)
  .max(12)
  .refine((all) => all.every((each, at) => at === 0 || each.from_hours > (all[at - 1]?.from_hours ?? 0)), {
    error: 'Each band begins at more hours than the one before',
  })

/** Both currencies from a day on; neither is worked out from the other. */
export const priceBook = z.object({
  effective_from: z.iso.date(),
  state: priceState,
  cad: z.array(z.object({ from_hours: z.int(), hourly_cents: cents })),
  usd: z.array(z.object({ from_hours: z.int(), hourly_cents: cents })),
})
export type PriceBook = z.infer<typeof priceBook>

/** Newest first. */
export const listPriceBooks = operation({
  name: 'prices.listPriceBooks',
  method: 'GET',
  path: '/prices/books',
  summary: 'Every price book: those to come, the one in force, those of the past',
  caller: viewPermission,
  query: z.object({ pagination: paging(10, ['effective_from']) }),
  reply: z.object({ books: z.array(priceBook), count: z.int() }),
})

/** From today on at the earliest; the books before it stay as they are. One begins that day already: 409 `begins_then`. */
export const createPriceBook = operation({
  name: 'prices.createPriceBook',
  method: 'POST',
  path: '/prices/books',
  summary: 'Prices from a day on, in both currencies',
  ...editing,
  body: z.object({ effective_from: day, cad: bands, usd: bands, reason }),
  reply: priceBook,
  failures: ['409 begins_then'],
})

/** Only one that hasn't begun; else 409 `begun`. */
export const deletePriceBook = operation({
  name: 'prices.deletePriceBook',
  method: 'DELETE',
  path: '/prices/books/{effective_from}',
  summary: 'Remove a price book that has not begun',
  ...removing,
  params: z.object({ effective_from: day }),
  failures: ['404 not_found', '409 begun'],
})

const upliftChange = z.object({
  effective_from: z.iso.date(),
  /** Null: it stays as it is in this currency. */
  cad_cents: cents.nullable(),
  usd_cents: cents.nullable(),
})

/** What an hour of a role costs besides the band's rate, and what kind of service it is. */
export const pricedRole = z.object({
  role_id: z.int(),
  role: z.string(),
  category: z.string(),
  tax_category: z.string(),
  cad_uplift_cents: cents,
  usd_uplift_cents: cents,
  /** What has been decided for days to come, the nearest first. */
  coming: z.array(upliftChange),
})
export type PricedRole = z.infer<typeof pricedRole>

export const listPricedRoles = operation({
  name: 'prices.listPricedRoles',
  method: 'GET',
  path: '/prices/roles',
  summary: 'Uplift and tax category of each role',
  caller: viewPermission,
  query: z.object({
    search: searchWords,
    tax_category: z.string().max(60).optional(),
    /** Only those with an uplift now or to come, or without. */
    uplifted: z.boolean().optional(),
    pagination: paging(25, ['role', 'category', 'tax_category', 'cad_uplift_cents', 'usd_uplift_cents']),
  }),
  reply: z.object({ roles: z.array(pricedRole), count: z.int() }),
})

const taxCategoryName = z.enum(taxCategories.map(({ name }) => name))

export const saveRoleTaxCategory = operation({
  name: 'prices.saveRoleTaxCategory',
  method: 'PUT',
  path: '/prices/roles/{role_id}/tax_category',
  summary: 'Say which kind of service a role’s hours count as',
  ...editing,
  params: z.object({ role_id: integerId }),
  body: z.object({ tax_category: taxCategoryName, reason }),
  reply: z.object({}),
  failures: ['404 not_found'],
})

/** An uplift of 0 ends it. One begins that day already: 409 `begins_then`. */
export const createUplift = operation({
  name: 'prices.createUplift',
  method: 'POST',
  path: '/prices/roles/{role_id}/uplifts',
  summary: 'An uplift of a role from a day on, in both currencies',
  ...editing,
  params: z.object({ role_id: integerId }),
  body: z.object({
    effective_from: day,
    cad_cents: hourly.min(0),
    usd_cents: hourly.min(0),
    reason,
  }),
  reply: z.object({}),
  failures: ['404 not_found', '409 begins_then'],
})

/** Only one that hasn't begun; else 409 `begun`. */
export const deleteUplift = operation({
  name: 'prices.deleteUplift',
  method: 'DELETE',
  path: '/prices/roles/{role_id}/uplifts/{effective_from}',
  summary: 'Remove an uplift that has not begun',
  ...editing,
  params: z.object({ role_id: integerId, effective_from: day }),
  query: z.object({ reason }),
  reply: z.object({}),
  failures: ['404 not_found', '409 begun'],
})

const country = z.enum(['CA', 'US'])

export const taxRate = z.object({
  uuid: z.uuid(),
  country,
  region: z.string(),
  region_name: z.string(),
  name: z.string(),
  /** Thousandths of a percent; 0 ends the tax. */
  rate_thousandths: z.int(),
  /** 'all' or the one category of services it applies to. */
  tax_category: z.string(),
  effective_from: z.iso.date(),
  source: z.string(),
  /** When the source was read. */
  source_date: z.iso.date().nullable(),
  /** When an accountant confirmed the rate; null: still to be confirmed. */
  confirmed_date: z.iso.date().nullable(),
  state: priceState,
})
export type TaxRate = z.infer<typeof taxRate>

export const listTaxRates = operation({
  name: 'prices.listTaxRates',
  method: 'GET',
  path: '/prices/taxes',
  summary: 'Tax rates by province and state: past, in force and to come',
  caller: viewPermission,
  query: z.object({
    /** Words of the tax or of the province. */
    search: searchWords,
    country: country.optional(),
    region: z.string().max(3).optional(),
    tax_category: z.string().max(60).optional(),
    state: priceState.optional(),
    pagination: paging(25, ['region_name', 'name', 'rate_thousandths', 'effective_from']),
  }),
  reply: z.object({ taxes: z.array(taxRate), count: z.int() }),
})

/** For clients of that province or state, from today on at the earliest. One begins that day already: 409 `begins_then`. */
export const createTaxRate = operation({
  name: 'prices.createTaxRate',
  method: 'POST',
  path: '/prices/taxes',
  summary: 'A tax, or another rate of it, from a day on; a rate of 0 ends it',
  ...editing,
  body: z.object({
    country,
    region: codeText().toUpperCase().min(1).max(3),
    name: lineText().min(1).max(60),
    rate_thousandths: z.int(required).min(0).max(100_000, 'At most 100%'),
    tax_category: z.enum(['all', ...taxCategoryName.options]),
    effective_from: day,
    source: humanText().max(500).default(''),
    reason,
  }),
  reply: taxRate,
  failures: ['409 begins_then'],
})

/** What an accountant has confirmed; doing it twice changes nothing. */
export const confirmTaxRate = operation({
  name: 'prices.confirmTaxRate',
  method: 'PUT',
  path: '/prices/taxes/{uuid}/confirmation',
  summary: 'Record that an accountant confirmed a tax rate',
  ...editing,
  params: z.object({ uuid }),
  body: z.object({ reason }),
  reply: z.object({}),
  failures: ['404 not_found'],
})

export const taxGap = z.object({
  country,
  region: z.string(),
  region_name: z.string(),
  /** The provincial tax, such as PST. */
  tax: z.string(),
  tax_category: z.string(),
  /** How many roles count as this category. */
  roles: z.int(),
})
export type TaxGap = z.infer<typeof taxGap>

/**
 * Provinces that tax only some services and have no rate for one of our categories, not even one of 0: nobody has decided
 * whether clients there pay the provincial tax on it. At most every province times every category.
 */
export const listTaxGaps = operation({
  name: 'prices.listTaxGaps',
  method: 'GET',
  path: '/prices/taxes/gaps',
  summary: 'Tax categories without a rule in a province that taxes only some services',
  caller: viewPermission,
  reply: z.object({ gaps: z.array(taxGap), count: z.int() }),
})

/** Only one that hasn't begun; else 409 `begun`. */
export const deleteTaxRate = operation({
  name: 'prices.deleteTaxRate',
  method: 'DELETE',
  path: '/prices/taxes/{uuid}',
  summary: 'Remove a tax rate that has not begun',
  ...removing,
  params: z.object({ uuid }),
  failures: ['404 not_found', '409 begun'],
})
