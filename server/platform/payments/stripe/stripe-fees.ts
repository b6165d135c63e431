import { currency as ourCurrency } from '@talentplace/contract/shared/money'
import { Stripe } from 'stripe'
import type { ProcessorFee } from '../processor-fee.ts'

type Settled = string | Stripe.BalanceTransaction | null | undefined

/** Null until Stripe has settled it; in a currency that we keep no books in it isn't told either. */
function feeOf(settled: Settled): ProcessorFee | undefined {
  if (!settled || typeof settled === 'string') return undefined
  const currency = ourCurrency.safeParse(settled.currency)
  return currency.success ? { amount_cents: settled.fee, currency: currency.data } : undefined
}

async function unlessMissing(fee: Promise<ProcessorFee | undefined>): Promise<ProcessorFee | undefined> {
  try {
    return await fee
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
    throw error
  }
}

async function ofIntent(stripe: Stripe, id: string): Promise<ProcessorFee | undefined> {
  const { status, latest_charge } = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction'],
  })
  if (status !== 'succeeded' || !latest_charge || typeof latest_charge === 'string') return undefined
  return feeOf(latest_charge.balance_transaction)
}

async function ofRefund(stripe: Stripe, id: string): Promise<ProcessorFee | undefined> {
  const { balance_transaction } = await stripe.refunds.retrieve(id, { expand: ['balance_transaction'] })
  return feeOf(balance_transaction)
}

/** What Stripe kept for the charge of an intent. */
export const chargeFee = (stripe: Stripe, id: string) => unlessMissing(ofIntent(stripe, id))

/** What Stripe kept for a refund. */
export const refundFee = (stripe: Stripe, id: string) => unlessMissing(ofRefund(stripe, id))
