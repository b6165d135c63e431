import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'

const owner = {
  caller: ['client'],
  flag: { name: 'client-projects', beta: ['client.beta'] },
  params: z.object({ uuid }),
} as const

/** 409 `started` once it has begun; `nothing_declined` unless someone has declined a role that nobody else has. */
export const previewRefund = operation({
  name: 'projects.previewRefund',
  method: 'GET',
  path: '/project/{uuid}/refund',
  summary: 'What comes back when a subscription is ended before it begins',
  ...owner,
  reply: z.object({ amount_cents: cents, currency, start_date: z.iso.date(), roles: z.array(z.string()) }),
  failures: ['404 not_found', '409 ended', '409 nothing_declined', '409 started'],
})

/**
 * Ends a subscription before it begins and gives everything back that was paid: its invoice is taken back by a credit
 * note, hours and promotion codes are free. Pressed again it answers the same. An amount that isn't the previewed one is
 * 409 `amount_changed`.
 */
export const refundProject = operation({
  name: 'projects.refundProject',
  method: 'POST',
  path: '/project/{uuid}/refund',
  summary: 'End a subscription before it begins, with a full refund',
  ...owner,
  freshSession: true,
  body: z.object({ amount_cents: cents.max(2_147_483_647) }),
  reply: z.object({
    amount_cents: cents,
    currency,
    /** `CAD-CN-00001`; null where nothing was invoiced. */
    credit_note_number: z.string().nullable(),
  }),
  failures: [
    '404 not_found',
    '409 amount_changed',
    '409 disputed',
    '409 ended',
    '409 not_refundable',
    '409 nothing_declined',
    '409 started',
  ],
})
