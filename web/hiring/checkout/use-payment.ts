import * as t from '@talentplace/contract/hiring/messages/checkout'
import { paymentStates } from '@talentplace/contract/billing/processor/payment.states'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, failureMessage } from '../../platform/api/api-failure.ts'
import { call } from '../../platform/api/call.ts'
import type { Input, Reply } from '../../platform/api/operation-types.ts'
import { useApi } from '../../platform/api/query.ts'
import { attemptAt, isDefinite, type Attempt } from '../../platform/api/attempt.ts'
import type { CheckoutEntries } from './checkout-entries.ts'

export type Order = Reply<'checkout.getOrder'>
type PayBody = Input<'checkout.checkout'>['body']

const longestPause = 30_000

/** Soon at first, then ever more seldom. */
function pauseAfter(attempt: number): number {
  return Math.min(longestPause, 1000 * 2 ** Math.min(attempt, 5))
}

/** B8: one payment from the press of Pay to its end, whatever happens on the way. */
export function usePayment(parts: { entries: CheckoutEntries; change: (changed: Partial<CheckoutEntries>) => void }) {
  const { entries, change } = parts
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [rejection, setRejection] = useState<ApiFailure | Error | null>(null)
  const { data: order, error } = useApi(
    'checkout.getOrder',
    { params: { uuid: entries.order_uuid ?? '' } },
    {
      enabled: entries.order_uuid !== null,
      staleTime: 0,
      retry: true,
      refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pauseAfter(state.dataUpdateCount) : false),
    },
  )

  const pay = (body: PayBody): Promise<void> => send(attemptAt(body, entries.attempt))

  async function send(attempt: Attempt): Promise<void> {
    const body = JSON.parse(attempt.sent) as PayBody
    change({ attempt })
    setBusy(true)
    setRejection(null)
    try {
      const placed = await call('checkout.checkout', { body, idempotencyKey: attempt.key })
      client.setQueryData(['checkout.getOrder', { params: { uuid: placed.order_uuid } }], placed)
      change({ attempt, order_uuid: placed.order_uuid })
    } catch (caught) {
      setRejection(caught instanceof Error ? caught : new Error(t.unknownOutcome()))
      const definite = isDefinite(caught)
      change({ attempt: definite ? null : attempt })
      // Something may have changed since it was quoted: price, promotion, the team's hours.
      if (definite) await client.invalidateQueries({ queryKey: ['checkout.quoteCheckout'] })
    } finally {
      setBusy(false)
    }
  }

  /** Asks again what became of the last press: with its own key it is never another payment. */
  function resume(): void {
    if (entries.attempt !== null) void send(entries.attempt)
  }

  /** Gives up an order that came to nothing, so that the next press is another attempt. */
  const startAgain = (): void => change({ attempt: null, order_uuid: null })
  /** Another card is chosen or entered: what became of the one before no longer matters. */
  function clearRejection(): void {
    if (rejection instanceof ApiFailure && isDefinite(rejection)) setRejection(null)
    if (order && entries.order_uuid !== null && paymentStates.is('ended', order.state)) startAgain()
  }
  const requestAgain = (): Promise<void> => client.invalidateQueries({ queryKey: ['checkout.getOrder'] })

  return {
    busy,
    order: entries.order_uuid === null ? null : (order ?? null),
    /** An order was placed, and what became of it is still to be told. */
    resuming: entries.order_uuid !== null && order === undefined && error === null,
    rejection: rejection === null ? null : rejectionText(rejection),
    /** It has been bought elsewhere: in another tab, or by a colleague. */
    hasStarted: rejection instanceof ApiFailure && rejection.code === 'project_started',
    clearRejection: clearRejection,
    pay,
    resume,
    startAgain,
    requestAgain: requestAgain,
  }
}

function rejectionText(rejection: Error): string {
  if (rejection instanceof ApiFailure && rejection.status === 0) return t.unknownOutcome()
  return failureMessage(rejection, t.unknownOutcome())
}
