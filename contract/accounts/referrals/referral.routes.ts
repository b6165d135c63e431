import { z } from 'zod'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { referralStates } from './referral.states.ts'

/** How many of the latest ones are shown. */
export const visibleReferrals = 50

/** Someone who signed up by the link. Who it is, is theirs to tell. */
const referral = z.object({
  uuid: z.uuid(),
  state: z.enum(referralStates.values),
  signed_up_date: z.iso.datetime(),
  /** What is credited, or will be as far as that is known by now; null: nothing, or it isn’t known. */
  reward_cents: z.int().nullable(),
  currency: currency.nullable(),
  /** From when on an earned reward is credited; null in any other state. */
  credited_from: z.iso.datetime().nullable(),
  /** The posted document that the reward is on. */
  credited_on: z.object({ kind: z.enum(['invoice', 'bill']), uuid: z.uuid(), number: z.string() }).nullable(),
})
export type Referral = z.infer<typeof referral>

/** C5, ours: the caller’s own link, made at the first call, and what came of it. */
export const getReferral = operation({
  name: 'attribution.getReferral',
  method: 'GET',
  path: '/referral',
  summary: 'The caller’s referral link and what came of it',
  caller: ['client', 'virtualassistant'],
  flag: { name: 'referral-links', beta: ['client.beta', 'virtualassistant.beta'] },
  reply: z.object({
    code: z.string(),
    /** A path of the product. */
    link: z.string(),
    /** Whether a reward comes off an invoice or goes on a bill. */
    rewarded_on: z.enum(['invoice', 'bill']),
    /** What is promised for who signs up today; both 0: nothing. */
    reward: z.object({ cad_cents: z.int(), usd_cents: z.int() }),
    visits: z.int(),
    signups: z.int(),
    paying: z.int(),
    /** The latest ones. */
    referrals: z.array(referral),
  }),
  failures: ['409 too_many_campaigns'],
})
