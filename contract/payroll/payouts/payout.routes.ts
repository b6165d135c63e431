import { z } from 'zod'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { payoutLineStates, payoutStates } from './payout.states.ts'
import { humanText } from '../../shared/human-text.ts'
import { required } from '../../shared/required.ts'
import { ownApproval, waitingStaff } from '../../shared/second-person-wait.ts'

const readers = { caller: ['admin_finance.view'] } as const
const editors = { caller: ['admin_finance.edit'], freshSession: true } as const
const params = z.object({ uuid })
const version = z.int().min(1).max(2_147_483_647)

export const payoutSummary = z.object({
  uuid: z.uuid(),
  /** `CAD-P-0007`, gapless within its currency, from its release on: also the number in the file. */
  number: z.string().nullable(),
  currency,
  /** The day on which the banks pay. */
  payment_date: z.iso.date(),
  state: z.enum(payoutStates.values),
  total_cents: z.int(),
  bills: z.int(),
  confirmed: z.int(),
  returned: z.int(),
  made_by_name: z.string(),
  made_date: z.iso.datetime(),
  released_by_name: z.string().nullable(),
})
export type PayoutSummary = z.infer<typeof payoutSummary>

export const payout = z.object({
  ...payoutSummary.shape,
  released_date: z.iso.datetime().nullable(),
  sent_date: z.iso.datetime().nullable(),
  /** Of the very bytes of its file, so that it can be compared with what the bank got. */
  file_sha256: z.string().nullable(),
  /** The reader made it, so someone else releases it. */
  made_by_reader: z.boolean(),
  release: ownApproval,
  waiting_staff: waitingStaff,
  version: z.int(),
})
export type Payout = z.infer<typeof payout>

const payoutLine = z.object({
  bill_uuid: z.uuid(),
  bill_number: z.string(),
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  /** The last three digits of the account. */
  last_digits: z.string(),
  amount_cents: z.int(),
  state: z.enum(payoutLineStates.values),
  settled_date: z.iso.date().nullable(),
  returned_reason: z.string().nullable(),
})
export type PayoutLine = z.infer<typeof payoutLine>

export const listPayouts = operation({
  name: 'bills.listPayouts',
  method: 'GET',
  path: '/payouts',
  summary: 'Payouts: bills that are paid together by a file for the bank',
  ...readers,
  readsReplica: true,
  query: z.object({
    currency: currency.optional(),
    state: z.enum(payoutStates.values).optional(),
    /** Only what the caller can release: someone else made it. */
    waits_for_me: z.boolean().optional(),
    pagination: paging(10, ['payment_date', 'total_cents', 'state']),
  }),
  reply: z.object({ payouts: z.array(payoutSummary), count: z.int() }),
})

export const getPayout = operation({
  name: 'bills.getPayout',
  method: 'GET',
  path: '/payouts/{uuid}',
  summary: 'One payout',
  ...readers,
  params,
  reply: payout,
  failures: ['404 not_found'],
})

export const listPayoutLines = operation({
  name: 'bills.listPayoutLines',
  method: 'GET',
  path: '/payouts/{uuid}/lines',
  summary: 'The bills of a payout',
  ...readers,
  readsReplica: true,
  params,
  query: z.object({
    state: z.enum(payoutLineStates.values).optional(),
    pagination: paging(25, ['virtualassistant_name', 'amount_cents', 'state']),
  }),
  reply: z.object({ lines: z.array(payoutLine), count: z.int() }),
  failures: ['404 not_found'],
})

/** What the next payout of each currency would take, before anyone makes it. */
export const listNextPayouts = operation({
  name: 'bills.listNextPayouts',
  method: 'GET',
  path: '/payouts/next',
  summary: 'What could be paid now',
  ...readers,
  reply: z.object({
    payouts: z.array(
      z.object({
        currency,
        bills: z.int(),
        total_cents: z.int(),
        /** Posted bills that would be held instead, because their assistant has no account for them. */
        without_details: z.int(),
        /** The next day on which the banks of that country are open. */
        payment_date: z.iso.date(),
      }),
    ),
  }),
})

/**
 * Everything that is posted in a currency, to accounts that have been there for 48 hours. Nothing leaves before someone else releases
 * it. 409 `payout_waits`: there is one of that currency already; `nothing_to_pay`; `no_bank`: our own bank isn't configured. 400 at
 * `payment_date` for a day on which the banks are closed.
 */
export const createPayout = operation({
  name: 'bills.createPayout',
  method: 'POST',
  path: '/payouts',
  summary: 'Put what is to be paid into a payout',
  ...editors,
  idempotencyKey: true,
  body: z.object({ currency, payment_date: givenDay(required) }),
  reply: payout,
  failures: ['409 key_reused', '409 no_bank', '409 nothing_to_pay', '409 payout_waits'],
})

/**
 * 409 `second_person` for whoever made it, `second_person_waits`; `changed` when a bill or an account is another one by now.
 * Released once more it answers alike.
 */
export const releasePayout = operation({
  name: 'bills.releasePayout',
  method: 'PUT',
  path: '/payouts/{uuid}/release',
  summary: 'Release a payout that someone else made: its file is written and its bills are on their way',
  ...editors,
  secondPerson: 'release_payout',
  params,
  body: z.object({ version }),
  reply: payout,
  failures: [
    '404 not_found',
    '409 changed',
    '409 no_bank',
    '409 not_now',
    '409 second_person',
    '409 stale_version',
    '409 too_late',
  ],
})

/** Its bills can be paid by another one. */
export const discardPayout = operation({
  name: 'bills.discardPayout',
  method: 'PUT',
  path: '/payouts/{uuid}/discard',
  summary: 'Discard a payout that isn’t released',
  ...editors,
  params,
  body: z.object({ version }),
  reply: payout,
  failures: ['404 not_found', '409 not_now', '409 stale_version'],
})

export const sendPayout = operation({
  name: 'bills.sendPayout',
  method: 'PUT',
  path: '/payouts/{uuid}/sent',
  summary: 'Say that the file was given to the bank',
  ...editors,
  params,
  body: z.object({ version }),
  reply: payout,
  failures: ['404 not_found', '409 not_now', '409 stale_version'],
})

/** Its bills that are in the file and not settled are paid on a day. */
export const confirmPayout = operation({
  name: 'bills.confirmPayout',
  method: 'PUT',
  path: '/payouts/{uuid}/confirm',
  summary: 'Say that all the rest of a payout arrived',
  ...editors,
  params,
  body: z.object({ version, date: givenDay(required) }),
  reply: payout,
  failures: ['404 not_found', '409 all_settled', '409 not_sent', '409 stale_version'],
})

/** One bill of it. What came back can be paid again. */
export const settlePayoutLine = operation({
  name: 'bills.settlePayoutLine',
  method: 'PUT',
  path: '/payouts/{uuid}/lines/{bill_uuid}',
  summary: 'Say that a bill of a payout arrived, or came back',
  ...editors,
  params: z.object({ uuid, bill_uuid: uuid }),
  body: z
    .object({
      version,
      state: z.enum(payoutLineStates.sets.settled),
      date: givenDay(required),
      reason: humanText().max(500).default(''),
    })
    .refine(({ state, reason }) => state !== 'returned' || reason !== '', { path: ['reason'], message: 'Required' }),
  reply: payout,
  failures: ['404 not_found', '409 not_now', '409 not_sent', '409 stale_version'],
})

/** The same bytes each time. It has account numbers in full, so each look is in the audit. */
export const getPayoutFile = operation({
  name: 'bills.getPayoutFile',
  method: 'GET',
  path: '/payouts/{uuid}/file',
  summary: 'The file of a released payout, for the bank: CPA 005 for CAD, NACHA for USD',
  caller: ['admin_banking.view'],
  freshSession: true,
  params,
  reply: z.unknown(),
  replyType: 'text/plain',
  failures: ['404 not_found', '409 not_released'],
})
