import { z } from 'zod'
import { debtAges } from '../../billing/statements/statement.routes.ts'
import { currency, signedAmount } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'

const amounts = z.array(z.object({ currency, count: z.int(), amount_cents: z.int() }))

/** Where the money is this month, by the office's calendar. */
export const getFinanceOverview = operation({
  name: 'finance.getFinanceOverview',
  method: 'GET',
  path: '/finance/overview',
  summary: 'The month’s money at a glance',
  caller: ['admin_finance.view'],
  readsReplica: true,
  reply: z.object({
    today: z.iso.date(),
    /** The month's first day. */
    month: z.iso.date(),
    invoiced: z.array(signedAmount),
    collected: z.array(signedAmount),
    /** What the card processor kept, disputes included; in the currency it settles in. */
    fees: z.array(signedAmount),
    /** How many card payments and refunds, of any month, the processor hasn’t told the fee of yet. */
    fees_unknown: z.int(),
    /** What is open of all invoices, by how long it has been due. */
    open: z.array(z.object({ currency, age: z.enum(debtAges), count: z.int(), amount_cents: z.int() })),
    /** Posted bills that aren't paid: on their way or waiting, and those that need someone. */
    to_pay: amounts,
    held: amounts,
    returned: amounts,
    drafts: z.object({ invoices: z.int(), bills: z.int() }),
    /** Invoices whose last charge of a card was refused. */
    declined: amounts,
    /** When the jobs about money last finished; null: not in the days that are kept. `failing`: its last run failed. */
    jobs: z.array(z.object({ name: z.string(), finished: z.iso.datetime().nullable(), failing: z.boolean() })),
  }),
})
