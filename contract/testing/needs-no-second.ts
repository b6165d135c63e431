import type { operations } from '../operations.ts'

const alone = 'nobody of ours proposed it: what an assistant or a client handed in, staff decide alone'
const own = 'staff write and post it themselves, and what is wrong is credited or taken back'
const happened = 'says what happened elsewhere'

/** Why an operation by which staff let something through asks for no second person: every one that isn't `secondPerson` in its declaration. */
export const needsNoSecond: Partial<Readonly<Record<keyof typeof operations, string>>> = {
  acceptCandidate: alone,
  allowSkillTestAttempt: alone,
  decideApplication: alone,
  decideProfileEdition: alone,
  postBill: 'made up by the product from approved time; what pays it is a payout, which asks for one',
  postDraftInvoice: own,
  confirmPayout: happened,
  settlePayoutLine: happened,
  settleAppointment: happened,
  confirmTaxRate: 'says that a published rate is still the law’s',
  resetTwoStep: 'lets nothing through: it starts the waiting time of that account anew',
}
