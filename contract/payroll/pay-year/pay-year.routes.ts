import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { documentHeader } from '../../shared/csv-header.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { taxIdentityKinds } from '../taxes/tax-identity-forms.ts'
import { slipNames } from './slips.ts'

const flag = { name: 'va-bill', beta: ['virtualassistant.beta'] } as const

/** A year of the office's calendar. */
export const yearOfPay = z.string().regex(/^20\d\d$/, 'Choose a year')
/** Left out: the present one. */
const year = yearOfPay.optional()

/** From the first in which something was paid to the present one, the latest first. */
const years = z.array(z.int())

const paidBill = z.object({
  uuid: z.uuid(),
  number: z.string(),
  paid_date: z.iso.date(),
  /** Taxes are in it. */
  amount_cents: cents,
  tax_cents: cents,
})

/** Currencies stand apart: they are never added up. */
const paidInCurrency = z.object({
  currency,
  total_cents: cents,
  /** What of the total is GST, HST and QST. */
  tax_cents: cents,
  /** What a slip reports: the total without those. */
  fees_cents: cents,
  /** Null: its slip is in another currency, and an accountant converts it. */
  slip_due: z.boolean().nullable(),
  /** Those in which something was paid, as `2026-11`. */
  months: z.array(z.object({ month: z.string(), amount_cents: cents })),
  /** In the order in which they were paid. */
  bills: z.array(paidBill),
})

const payYear = z.object({
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  year: z.int(),
  years,
  /** By where they live. */
  slip: z.enum(slipNames),
  /** None: nothing was paid in it. */
  currencies: z.array(paidInCurrency),
})
export type PayYear = z.infer<typeof payYear>

/** `virtualassistant_uuid` left out: whoever asks. */
const yearQuery = { virtualassistant_uuid: uuid.optional(), year }
const readers = { caller: ['virtualassistant', 'admin_finance.view'], flag } as const

/** What was paid to an assistant in a year, by the day it was paid. What came back from the bank doesn't count. */
export const getPayYear = operation({
  name: 'bills.getPayYear',
  method: 'GET',
  path: '/va-bills/paid/statement',
  summary: 'What an assistant was paid in a year',
  ...readers,
  readsReplica: true,
  query: z.object(yearQuery),
  reply: payYear,
  failures: ['404 not_found'],
})

export const getPayYearFile = operation({
  name: 'bills.getPayYearFile',
  method: 'GET',
  path: '/va-bills/paid/statement/file',
  summary: 'What an assistant was paid in a year, as PDF or CSV',
  ...readers,
  readsReplica: true,
  query: z.object({ ...yearQuery, format: z.enum(['pdf', 'csv']).default('pdf'), header: documentHeader }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
  failures: ['404 not_found', ...madeByThread],
})

/** An assistant in a currency. */
const paidAssistant = z.object({
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  currency,
  bills: z.int(),
  total_cents: cents,
  tax_cents: cents,
  /** What the slip reports: the total before taxes. */
  fees_cents: cents,
  slip: z.enum(slipNames),
  /** Whether they reach it; null: the slip is in another currency, and an accountant converts them. */
  slip_due: z.boolean().nullable(),
  /** What the slip is made out to; null: it is missing. */
  identity_kind: z.enum(taxIdentityKinds).nullable(),
  identity_last_digits: z.string().nullable(),
})
export type PaidAssistant = z.infer<typeof paidAssistant>

export const listPaidAssistants = operation({
  name: 'bills.listPaidAssistants',
  method: 'GET',
  path: '/va-bills/paid',
  summary: 'What each assistant was paid in a year',
  caller: ['admin_finance.view'],
  readsReplica: true,
  query: z.object({
    year,
    search: searchWords,
    currency: currency.optional(),
    slip: z.enum(slipNames).optional(),
    /** The SIN or TIN that the slip is made out to. */
    identity: z.enum(['missing', 'given']).optional(),
    pagination: paging(25, ['virtualassistant_name', 'total_cents', 'fees_cents', 'bills']),
  }),
  reply: z.object({ assistants: z.array(paidAssistant), count: z.int(), year: z.int(), years }),
})
