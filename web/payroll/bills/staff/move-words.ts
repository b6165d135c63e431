import { billStates } from '@talentplace/contract/payroll/bills/bill.states'

export type Move = (typeof billStates.sets.moved)[number]

interface MoveWords {
  readonly button: string
  readonly title: string
  /** What it means, before it is sent. */
  readonly about: string
  /** What its day is called, where it has one. */
  readonly day?: string
  /** What its reason is called, where it has one. */
  readonly reason?: string
}

/** What staff do about the money of a posted bill. */
export const moveWords: Readonly<Record<Move, MoveWords>> = {
  scheduled: {
    button: 'Mark as sent',
    title: 'The payment is on its way',
    about: 'The assistant reads the day on which to expect it.',
    day: 'Expected on',
  },
  paid: {
    button: 'Mark as paid',
    title: 'The payment has arrived',
    about: 'The assistant is told.',
    day: 'Paid on',
  },
  returned: {
    button: 'Returned by the bank',
    title: 'The bank sent it back',
    about: 'The assistant is told what the bank said. The bill can be paid again.',
    reason: 'What the bank said (the assistant reads it)',
  },
  held: {
    button: 'Put on hold',
    title: 'Put this bill on hold',
    about: 'It isn’t paid until you release it. The assistant is told why.',
    reason: 'Reason (the assistant reads it)',
  },
  posted: {
    button: 'Release',
    title: 'Release this bill',
    about: 'It goes out with the next payments, and the assistant reads a new day.',
  },
}
