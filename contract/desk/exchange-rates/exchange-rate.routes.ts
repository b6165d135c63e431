import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { lineText } from '../../shared/line-text.ts'
import { month } from '../finance/month.ts'
import { reportViewers } from '../finance/net-income.routes.ts'
import { humanText } from '../../shared/human-text.ts'

/** Canadian dollars for a US dollar, in millionths: 1.3712 is 1,371,200. */
const rateMillionths = z
  .int('Must be a rate, such as 1.3712')
  .min(100_000, 'At least 0.1')
  .max(10_000_000, 'At most 10')
const note = humanText().max(500)
/** Raised by each change; 0: no rate was ever entered. */
const version = z.int().min(0).max(2_147_483_647)

const rate = {
  /** Canadian dollars for a US dollar, in millionths; null: none is entered. */
  rate_millionths: z.int().nullable(),
  /** Where it is published; empty where there is none. */
  source: z.string(),
  note: z.string(),
  version: z.int(),
}

export const convertedMonth = z.object({
  /** `2026-11`. */
  month: z.string(),
  ...rate,
  /** Net income of each currency on its own, as the report has it. */
  cad_net_cents: z.int(),
  usd_net_cents: z.int(),
  /** Both in Canadian dollars at the month's rate; null without one. */
  net_cents: z.int().nullable(),
  /** Of what was invoiced after promotions and adjustments, likewise converted; null where that isn't above zero. */
  margin_thousandths: z.int().nullable(),
})
export type ConvertedMonth = z.infer<typeof convertedMonth>

/** Months with US dollars, and months that have a rate: nothing is converted in one without. Newest first. */
export const listExchangeRates = operation({
  name: 'finance.listExchangeRates',
  method: 'GET',
  path: '/finance/exchange-rates',
  summary: 'Each month’s exchange rate, and its margin across currencies where there is one',
  caller: reportViewers,
  readsReplica: true,
  query: z.object({
    from: givenDay().optional(),
    to: givenDay().optional(),
    /** Only months with a rate, or (false) without. */
    entered: z.boolean().optional(),
    pagination: paging(25, [
      'month',
      'rate_millionths',
      'cad_net_cents',
      'usd_net_cents',
      'net_cents',
      'margin_thousandths',
    ]),
  }),
  reply: z.object({
    months: z.array(convertedMonth),
    count: z.int(),
    /** How many months with US dollars have no rate, of those that the days ask for. */
    missing: z.int(),
  }),
})

const change = z.object({
  uuid: z.uuid(),
  action: z.enum(['exchange_rate.saved', 'exchange_rate.removed']),
  /** What it became. */
  rate_millionths: z.int().nullable(),
  source: z.string(),
  note: z.string(),
  actor_name: z.string().nullable(),
  created_date: z.iso.datetime(),
})
export type ExchangeRateChange = z.infer<typeof change>

const params = z.object({ month })

export const getExchangeRate = operation({
  name: 'finance.getExchangeRate',
  method: 'GET',
  path: '/finance/exchange-rates/{month}',
  summary: 'A month’s exchange rate with its last changes',
  caller: reportViewers,
  params,
  /** At most the last 50 changes, the newest first. */
  reply: z.object({ month: z.string(), ...rate, changes: z.array(change) }),
})

const editing = { caller: ['admin_finance.edit'], freshSession: true, params } as const

/** The first rate of a month, or another one. A stale `version` answers 409 `stale_version`. */
export const saveExchangeRate = operation({
  name: 'finance.saveExchangeRate',
  method: 'PUT',
  path: '/finance/exchange-rates/{month}',
  summary: 'Enter what a US dollar was worth in a month',
  ...editing,
  body: z.object({
    rate_millionths: rateMillionths,
    source: lineText().min(1).max(200),
    note: note.default(''),
    version,
  }),
  reply: z.object({ month: z.string(), ...rate }),
  failures: ['409 stale_version'],
})

/** Nothing of the month is converted any more. */
export const removeExchangeRate = operation({
  name: 'finance.removeExchangeRate',
  method: 'DELETE',
  path: '/finance/exchange-rates/{month}',
  summary: 'Take a month’s exchange rate back',
  ...editing,
  query: z.object({ version }),
  reply: z.object({}),
  failures: ['404 not_found', '409 stale_version'],
})
