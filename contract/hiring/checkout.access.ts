import { clients, deadTokens, impersonating, anonymous, openWithObject } from '../testing/access-rows.ts'
import type { AccessRow } from '../testing/access.ts'
import type { checkoutOperations } from './checkout.operations.ts'

const checkoutStaff = (status: number) => ({
  'admin with admin_checkout.edit': status,
  'admin with admin_project.edit': status,
  'super admin': status,
})

const ownPayment: AccessRow = {
  own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
  absent: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
}

const agreementStaff = (status: number) => ({
  'admin with admin_client.view': status,
  'admin with admin_finance.view': status,
  'super admin': status,
})

const agreementsOfClient: AccessRow = {
  own: { ...anonymous, ...clients(200), ...agreementStaff(200), others: 403 },
  foreign: { ...anonymous, ...clients(404), ...agreementStaff(200), others: 403 },
  absent: { ...anonymous, ...clients(404), ...agreementStaff(404), others: 403 },
}

/** What the running server must answer, for every operation of the feature, actor and object. */
export const checkoutAccess: Readonly<Record<keyof typeof checkoutOperations, AccessRow>> = {
  quoteCheckout: {
    own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
    absent: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
  },
  checkout: {
    own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 },
    foreign: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
    absent: { ...anonymous, ...clients(404), ...impersonating(404), others: 403 },
  },
  listWaitingPayments: { own: { ...anonymous, ...clients(200), ...impersonating(200), others: 403 } },
  getWaitingPayment: ownPayment,
  cancelPayment: ownPayment,
  getOrder: ownPayment,
  // Whoever has the link sees what is harmless.
  getCheckoutConfirmation: {
    own: { ...openWithObject.own, ...impersonating(200) },
    foreign: { ...deadTokens, others: 200, ...impersonating(200) },
    absent: { ...deadTokens, others: 404, ...impersonating(404) },
  },
  getAgreement: agreementsOfClient,
  listSignedAgreements: agreementsOfClient,
  sendCheckoutEmail: {
    own: { ...anonymous, ...impersonating(200), ...checkoutStaff(200), others: 403 },
    foreign: { ...anonymous, ...impersonating(404), ...checkoutStaff(200), others: 403 },
    absent: { ...anonymous, ...impersonating(404), ...checkoutStaff(404), others: 403 },
  },
}
