import { z } from 'zod'
import { enteredPassword } from '../../accounts/account-fields.ts'
import { requiredSecondStep } from '../../accounts/two-step/second-step-code.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { isInstitutionNumber, routingIssue } from './bank-numbers.ts'
import { lookReason } from './look-reason.ts'
import { codeText, lineText } from '../../shared/line-text.ts'
import { required } from '../../shared/required.ts'

/** Hours that bills wait after bank details were entered or changed. */
export const reserveHours = 48

/** As people read them off a cheque: spaces and dashes don't matter. */
const digits = (form: RegExp, message: string) =>
  codeText()
    .max(60, message)
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().min(1).regex(form, message))

const notZeros = (text: string) => !/^0+$/.test(text)
const noAccount = 'An account number isn’t all zeros. Please check it'

export const canadianDetails = z.object({
  institution: digits(/^\d{3}$/, 'An institution number has 3 digits').refine(
    isInstitutionNumber,
    'No institution has this number. You’ll find yours on a cheque or in your online banking',
  ),
  transit: digits(/^\d{5}$/, 'A transit number has 5 digits').refine(
    notZeros,
    'No branch has this number. You’ll find yours on a cheque or in your online banking',
  ),
  account_number: digits(/^\d{7,12}$/, 'An account number has 7 to 12 digits').refine(notZeros, noAccount),
})
export type CanadianDetails = z.infer<typeof canadianDetails>

export const americanDetails = z.object({
  routing: digits(/^\d{9}$/, 'A routing number has 9 digits').superRefine((text, context) => {
    const message = routingIssue(text)
    if (message !== null) context.addIssue({ code: 'custom', message })
  }),
  account_number: digits(/^\d{4,17}$/, 'An account number has 4 to 17 digits').refine(notZeros, noAccount),
  account_type: z.enum(['checking', 'savings'], required),
})
export type AmericanDetails = z.infer<typeof americanDetails>

/** Letters of it are compared with the account’s at the bank: what it calls someone, where that isn’t the name on their bills. */
const holderName = lineText().max(60)

/** What is shown of an account, to its owner too. */
export const bankAccount = z.object({
  currency,
  /** The last three digits of its number; null: there is none yet. */
  last_digits: z.string().nullable(),
  changed_date: z.iso.datetime().nullable(),
  /** Bills wait until then; null: they don't. */
  waits_until: z.iso.datetime().nullable(),
  /** As their bank knows them; empty: by the name on their bills. */
  holder_name: z.string(),
  /** A file for the bank can’t write the name on their bills, so they enter the one their bank knows. */
  needs_name: z.boolean(),
})
export type BankAccount = z.infer<typeof bankAccount>

const own = { caller: ['virtualassistant'], freshSession: true } as const

export const listBankAccounts = operation({
  name: 'bills.listBankAccounts',
  method: 'GET',
  path: '/virtualassistants/banking',
  summary: 'Where you are paid, masked: an account for each currency you are paid in',
  caller: ['virtualassistant'],
  reply: z.object({ accounts: z.array(bankAccount) }),
  failures: ['404 not_found'],
})

/** With the password of the account, and a code where it has two-step sign-in. Bills in Canadian dollars then wait 48 hours, and the person is mailed. */
export const saveCanadianAccount = operation({
  name: 'bills.saveCanadianAccount',
  method: 'PUT',
  path: '/virtualassistants/banking/cad',
  summary: 'Enter or change the Canadian account you are paid on',
  ...own,
  body: z.object({
    ...canadianDetails.shape,
    holder_name: holderName.default(''),
    password: enteredPassword,
    code: requiredSecondStep,
  }),
  reply: bankAccount,
  failures: ['404 not_found', '429 too_many'],
})

export const saveAmericanAccount = operation({
  name: 'bills.saveAmericanAccount',
  method: 'PUT',
  path: '/virtualassistants/banking/usd',
  summary: 'Enter or change the US account you are paid on',
  ...own,
  body: z.object({
    ...americanDetails.shape,
    holder_name: holderName.default(''),
    password: enteredPassword,
    code: requiredSecondStep,
  }),
  reply: bankAccount,
  failures: ['404 not_found', '429 too_many'],
})

/** For staff, whom the assistant told it. Bills that waited for it go on. */
export const saveHolderName = operation({
  name: 'bills.saveHolderName',
  method: 'PUT',
  path: '/virtualassistants/{uuid}/banking/{currency}/name',
  summary: 'Enter an assistant’s name as their bank knows it',
  caller: ['admin_finance.edit'],
  freshSession: true,
  params: z.object({ uuid, currency }),
  body: z.object({ holder_name: holderName.min(1) }),
  reply: z.object({ holder_name: z.string() }),
  failures: ['404 not_found'],
})

/** Unmasked, for staff who may; each look is in the audit with its reason. */
export const lookAtBankDetails = operation({
  name: 'bills.lookAtBankDetails',
  method: 'POST',
  path: '/virtualassistants/{uuid}/banking/looks',
  summary: 'Where an assistant is paid, in full; each look is recorded',
  caller: ['admin_banking.view'],
  freshSession: true,
  params: z.object({ uuid }),
  body: z.object({ reason: lookReason }),
  // As they were entered, also before a rule of today.
  reply: z.object({
    cad: z.object({ institution: z.string(), transit: z.string(), account_number: z.string() }).nullable(),
    usd: z
      .object({ routing: z.string(), account_number: z.string(), account_type: z.enum(['checking', 'savings']) })
      .nullable(),
  }),
  failures: ['404 not_found'],
})
