import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { searchWords } from '../../shared/search-words.ts'
import { bill } from './bill.routes.ts'
import { billStates } from './bill.states.ts'
import { humanText } from '../../shared/human-text.ts'
import { lineText } from '../../shared/line-text.ts'
import { required } from '../../shared/required.ts'

/** What staff do about bills. */
const staff = { caller: ['admin_finance.edit'], freshSession: true } as const
const params = z.object({ uuid })
const version = z.int().min(1).max(2_147_483_647)
const maxCents = 10_000_000

/** A line that staff write: a bonus is above nothing, an adjustment may take away. */
const handLine = z
  .object({
    kind: z.enum(['bonus', 'adjustment']),
    description: lineText().min(1).max(300),
    amount_cents: z.int(required).min(-maxCents).max(maxCents),
  })
  .refine(({ amount_cents }) => amount_cents !== 0, { path: ['amount_cents'], message: 'Must not be zero' })
  .refine(({ kind, amount_cents }) => kind !== 'bonus' || amount_cents > 0, {
    path: ['amount_cents'],
    message: 'A bonus must be more than nothing',
  })

const written = {
  lines: z.array(handLine).max(50).default([]),
  /** The assistant reads it on the bill. */
  note: humanText().max(2000).default(''),
}

/**
 * A new draft (the specification’s uuid -1) with what waits to be paid in that currency. There is one draft of each assistant and
 * currency: a second one is 409 `draft_exists`.
 */
export const createBill = operation({
  name: 'bills.createBill',
  method: 'POST',
  path: '/va-bills',
  summary: 'A new draft of an assistant’s bill',
  ...staff,
  body: z.object({ virtualassistant_uuid: uuid, currency, ...written }),
  reply: bill,
  failures: ['404 not_found', '409 draft_exists'],
})

/** Writes the lines that staff add, all of them anew. A posted bill is 409 `posted`. */
export const saveBill = operation({
  name: 'bills.saveBill',
  method: 'PUT',
  path: '/va-bills/{uuid}',
  summary: 'Change a draft: its bonuses, adjustments and note',
  ...staff,
  params,
  body: z.object({ version, ...written }),
  reply: bill,
  failures: ['404 not_found', '409 posted', '409 stale_version'],
})

/** The time lines of a draft anew, from what is approved and unpaid. As often as one likes: the same time gives the same lines. */
export const calculateBill = operation({
  name: 'bills.calculateBill',
  method: 'POST',
  path: '/va-bills/calculate',
  summary: 'Make up a draft anew from approved time',
  ...staff,
  body: z.object({ uuid }),
  reply: bill,
  failures: ['404 not_found', '409 posted', '409 stale_version'],
})

/** What the daily run does, by hand: every assistant with approved, unpaid time of half-months whose review is over has a draft with it. */
export const runBills = operation({
  name: 'bills.runBills',
  method: 'POST',
  path: '/va-bills/run',
  summary: 'Make up the drafts of everything that is approved and unpaid',
  ...staff,
  body: z.object({}),
  reply: z.object({
    /** The last day whose time is included. */
    until: z.iso.date(),
    /** How many drafts were made or changed. */
    drafts: z.int(),
  }),
})

/**
 * Gives a draft its number and makes it final; its time is billed. Posted once more it answers alike. 409 `outdated`: its time or
 * its taxes have changed since it was made up; `below_zero` and `below_minimum`: it waits for the next half-month, the latter unless
 * `below_minimum` says that it is to be paid anyway; `stale_version`: it isn't what was looked at. Without bank details, or within 48 hours
 * of a change of them, it is posted and on hold.
 */
export const postBill = operation({
  name: 'bills.postBill',
  method: 'POST',
  path: '/va-bills/post',
  summary: 'Post a draft: number it and make it final',
  ...staff,
  body: z.object({ uuid, version, below_minimum: z.boolean().default(false) }),
  reply: bill,
  failures: ['404 not_found', '409 below_minimum', '409 below_zero', '409 outdated', '409 posted', '409 stale_version'],
})

/**
 * Where the money of a posted bill is, as staff learn it. `scheduled` has the day it is expected, `paid` the day it was paid, `returned` and `held` a reason that
 * the assistant reads; `posted` lets a held one go on.
 */
export const moveBill = operation({
  name: 'bills.moveBill',
  method: 'PUT',
  path: '/va-bills/{uuid}/payout',
  summary: 'Say where the money of a posted bill is',
  ...staff,
  params,
  body: z
    .object({
      version,
      state: z.enum(billStates.sets.moved),
      /** By the office’s calendar: today or later for `scheduled`; today or earlier for `paid`, and not before it was posted. */
      date: givenDay(required).optional(),
      reference: lineText().max(200).default(''),
      reason: humanText().max(500).default(''),
    })
    .refine(({ state, date }) => date !== undefined || (state !== 'scheduled' && state !== 'paid'), {
      path: ['date'],
      message: 'Required',
    })
    .refine(({ state, reason }) => reason !== '' || (state !== 'returned' && state !== 'held'), {
      path: ['reason'],
      message: 'Required',
    }),
  reply: bill,
  failures: ['404 not_found', '409 details_changed', '409 in_payout', '409 not_now', '409 posted', '409 stale_version'],
})

/** Whom a bill can be made for: anyone who has, or had, a place. At most 25, by name. */
export const listPayees = operation({
  name: 'bills.listPayees',
  method: 'GET',
  path: '/va-bills/assistants',
  summary: 'Assistants whom a bill can be made for',
  caller: ['admin_finance.edit'],
  query: z.object({ search: searchWords }),
  reply: z.object({
    assistants: z.array(z.object({ uuid: z.uuid(), name: z.string(), place: z.string(), currency })),
  }),
})
