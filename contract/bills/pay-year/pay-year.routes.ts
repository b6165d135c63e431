import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'

const flag = { name: 'va-bill', beta: ['virtualassistant.beta'] } as const

/** A year of the office's calendar. Left out: the present one. */
const year = z
  .string()
  .regex(/^20\d\d$/, 'Choose a year')
  .optional()

/** From the first in which something was paid to the present one, the latest first. */
const years = z.array(z.int())

const paidBill = z.object({
  uuid: z.uuid(),
  number: z.string(),
  paid_date: z.iso.date(),
  amount_cents: cents,
})

/** Currencies stand apart: they are never added up. */
const paidInCurrency = z.object({
  currency,
  total_cents: cents,
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
  /** None: nothing was paid in it. */
  currencies: z.array(paidInCurrency),
})
export type PayYear = z.infer<typeof payYear>

/** `virtualassistant_uuid` left out: whoever asks. */
const asked = { virtualassistant_uuid: uuid.optional(), year }
const readers = { caller: ['virtualassistant', 'admin_finance.view'], flag, failures: [404] } as const

/** What was paid to an assistant in a year, by the day it was paid. What came back from the bank doesn't count. */
export const getPayYear = operation({
  name: 'bills.getPayYear',
  method: 'GET',
  path: '/va-bills/paid/statement',
  summary: 'What an assistant was paid in a year',
  ...readers,
  query: z.object(asked),
  reply: payYear,
})

export const getPayYearFile = operation({
  name: 'bills.getPayYearFile',
  method: 'GET',
  path: '/va-bills/paid/statement/file',
  summary: 'What an assistant was paid in a year, as PDF or CSV',
  ...readers,
  query: z.object({ ...asked, format: z.enum(['pdf', 'csv']).default('pdf') }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
})

/** An assistant in a currency. */
const paidAssistant = z.object({
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  currency,
  bills: z.int(),
  total_cents: cents,
})
export type PaidAssistant = z.infer<typeof paidAssistant>

export const listPaidAssistants = operation({
  name: 'bills.listPaidAssistants',
  method: 'GET',
  path: '/va-bills/paid',
  summary: 'What each assistant was paid in a year',
  caller: ['admin_finance.view'],
  query: z.object({
    year,
    search: searchWords,
    currency: currency.optional(),
    pagination: paging(25, ['virtualassistant_name', 'total_cents', 'bills']),
  }),
  reply: z.object({ assistants: z.array(paidAssistant), count: z.int(), year: z.int(), years }),
})
