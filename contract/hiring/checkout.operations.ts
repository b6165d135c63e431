import { listSignedAgreements } from './checkout/signed-agreement.routes.ts'
import {
  checkout,
  getAgreement,
  getCheckoutConfirmation,
  getOrder,
  quoteCheckout,
  sendCheckoutEmail,
} from './checkout/checkout.routes.ts'
import { cancelPayment, getWaitingPayment, listWaitingPayments } from './waiting-payments/waiting-payment.routes.ts'

/** Every operation of the feature. */
export const checkoutOperations = {
  quoteCheckout,
  checkout,
  listWaitingPayments,
  getWaitingPayment,
  cancelPayment,
  getOrder,
  getCheckoutConfirmation,
  getAgreement,
  listSignedAgreements,
  sendCheckoutEmail,
} as const
