import type { AccessCalls } from '../testing/access/access-call.ts'
import type { PaidCheckouts } from '../testing/access/access-checkouts.ts'
import { ofCompany } from '../testing/access/access-world.ts'
import type { waitingPaymentsOperations } from './waiting-payments.operations.ts'

export function waitingPaymentsCalls({ orders }: PaidCheckouts): AccessCalls<typeof waitingPaymentsOperations> {
  return {
    listWaitingPayments: () => ({ path: '/client/checkout/waiting' }),
    getWaitingPayment: (actor, whose) => ({ path: `/client/checkout/waiting/${ofCompany(orders, actor, whose)}` }),
    cancelPayment: (actor, whose) => ({ path: `/client/checkout/${ofCompany(orders, actor, whose)}/cancel` }),
  }
}
