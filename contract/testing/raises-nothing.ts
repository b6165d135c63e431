import type { operations } from '../operations.ts'

const noChange = 'changes nothing that is paid'
const owed = 'pays or gives back what was agreed to before'

/** Why an operation about money asks nobody: every one of clients that isn't `raisesSpending` in its declaration. */
export const raisesNothing: Partial<Readonly<Record<keyof typeof operations, string>>> = {
  quoteCheckout: noChange,
  sendCheckoutEmail: noChange,
  cancelPayment: owed,
  saveCompany: noChange,
  beginCard: noChange,
  addCard: noChange,
  setDefaultCard: noChange,
  deleteCard: noChange,
  saveSpendingLimit: 'the primary contact’s alone',
  decideSpending: 'the primary contact’s alone',
  askToSpend: noChange,
  withdrawSpending: noChange,
  collectPayment: owed,
  cancelProject: 'lowers what is paid',
  refundProject: owed,
}
