import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { invoiceLine } from './invoice-line.ts'

/** Who worked, or was to work, the hours of a line, at which rate and when; with several of one role each line names them all. */
const lineRatePlan = z.object({
  rate_plan_uuid: z.uuid(),
  /** Null: nobody was chosen yet. */
  virtualassistant_uuid: z.uuid().nullable(),
  virtualassistant_name: z.string().nullable(),
  hours_per_month: z.int(),
  client_rate_cents: cents,
  from: z.iso.date(),
  /** Its last day; null while it goes on. */
  to: z.iso.date().nullable(),
})

const detailLine = z.object({
  ...invoiceLine.shape,
  position: z.int(),
  places: z.array(lineRatePlan),
  /** The promotion whose line this is. */
  promotion_uuid: z.uuid().nullable(),
  /** The adjustment whose line this is. */
  adjustment_uuid: z.uuid().nullable(),
})
export type InvoiceDetailLine = z.infer<typeof detailLine>

/** What was logged, in seconds, whoever paid or will pay for it. */
const logged = z.object({ count: z.int(), seconds: z.int(), billable_seconds: z.int() })

export const getInvoiceDetail = operation({
  name: 'invoices.getInvoiceDetail',
  method: 'GET',
  path: '/invoices/{uuid}/detail',
  summary: 'What each line of an invoice was made from',
  caller: ['admin_finance.view'],
  params: z.object({ uuid }),
  reply: z.object({
    lines: z.array(detailLine),
    /** The time of the subscription on the days of the invoice’s period. */
    period_time: logged,
    /** The time that this very invoice charges for. */
    invoiced_time: logged,
  }),
  failures: ['404 not_found'],
})
