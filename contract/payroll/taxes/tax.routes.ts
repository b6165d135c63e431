import { z } from 'zod'
import { enteredPassword } from '../../accounts/account-fields.ts'
import { requiredSecondStep } from '../../accounts/two-step/second-step-code.ts'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { lookReason } from '../banking/look-reason.ts'
import { readTaxIdentity, taxIdentityKinds } from './tax-identity-forms.ts'
import { readTaxNumber, taxNumberKinds } from './tax-number-forms.ts'
import { codeText } from '../../shared/line-text.ts'
import { required } from '../../shared/required.ts'

/** A registration for a sales tax, as it counts for bills. */
export const taxNumber = z.object({
  kind: z.enum(taxNumberKinds),
  number: z.string(),
  /** Bills of these days bear the tax. */
  effective_from: z.iso.date(),
  /** The last of them; null: it goes on. */
  effective_until: z.iso.date().nullable(),
  changed_date: z.iso.datetime(),
  version: z.int(),
})
export type TaxNumber = z.infer<typeof taxNumber>

export const taxIdentity = z.object({
  kind: z.enum(taxIdentityKinds),
  /** The last three digits, which are all that is shown. */
  last_digits: z.string(),
  changed_date: z.iso.datetime(),
  version: z.int(),
})
export type TaxIdentity = z.infer<typeof taxIdentity>

export const taxDetails = z.object({
  virtualassistant_uuid: z.uuid(),
  virtualassistant_name: z.string(),
  /** Where they live: which numbers there are. */
  country: z.enum(['CA', 'US']),
  /** Whose rates bills are taxed at: ours. Null: we aren’t in Canada, and no bill bears a tax. */
  supplier_province: z.object({ code: z.string(), name: z.string() }).nullable(),
  numbers: z.array(taxNumber),
  /** Null: there is none yet. */
  identity: taxIdentity.nullable(),
})
export type TaxDetails = z.infer<typeof taxDetails>

const own = { caller: ['virtualassistant'], freshSession: true } as const
/** As it was read; 0: there was none. */
const version = z.int().min(0).max(2_147_483_647)

export const getOwnTaxDetails = operation({
  name: 'bills.getOwnTaxDetails',
  method: 'GET',
  path: '/virtualassistants/taxes',
  summary: 'The tax numbers you have given us; the one of your slips is masked',
  caller: ['virtualassistant'],
  reply: taxDetails,
  failures: ['404 not_found'],
})

export const getTaxDetails = operation({
  name: 'bills.getTaxDetails',
  method: 'GET',
  path: '/virtualassistants/{uuid}/taxes',
  summary: 'The tax numbers of an assistant; the one of their slips is masked',
  caller: ['admin_finance.view'],
  params: z.object({ uuid }),
  reply: taxDetails,
  failures: ['404 not_found'],
})

/**
 * With the password of the account: it changes what bills come to. Drafts are added up anew at once, posted bills stay. The person is
 * mailed. 409 `stale_version`: it isn't what was looked at; `not_canadian`: these taxes are Canada’s.
 */
export const saveTaxNumber = operation({
  name: 'bills.saveTaxNumber',
  method: 'PUT',
  path: '/virtualassistants/taxes/numbers',
  summary: 'Enter or change the number you are registered under for GST/HST or QST',
  ...own,
  body: z
    .object({
      kind: z.enum(taxNumberKinds, required),
      number: codeText().min(1).max(40),
      effective_from: givenDay(required),
      effective_until: givenDay(required).nullable().default(null),
      version,
      password: enteredPassword,
      code: requiredSecondStep,
    })
    .superRefine(({ kind, number, effective_from, effective_until }, context) => {
      const read = readTaxNumber(kind, number)
      if ('issue' in read) context.addIssue({ code: 'custom', path: ['number'], message: read.issue })
      if (effective_until !== null && effective_until < effective_from) {
        context.addIssue({ code: 'custom', path: ['effective_until'], message: 'Must not be before the first day' })
      }
    }),
  reply: taxDetails,
  failures: ['404 not_found', '409 not_canadian', '409 stale_version', '429 too_many'],
})

/** With the password of the account. Kept sealed; the person is mailed. The same once more changes nothing. */
export const saveTaxIdentity = operation({
  name: 'bills.saveTaxIdentity',
  method: 'PUT',
  path: '/virtualassistants/taxes/identity',
  summary: 'Enter or change the number your tax slips are made out to',
  ...own,
  body: z
    .object({
      kind: z.enum(taxIdentityKinds, required),
      number: codeText().min(1).max(40),
      password: enteredPassword,
      code: requiredSecondStep,
    })
    .superRefine(({ kind, number }, context) => {
      const read = readTaxIdentity(kind, number)
      if ('issue' in read) context.addIssue({ code: 'custom', path: ['number'], message: read.issue })
    }),
  reply: taxDetails,
  failures: ['404 not_found', '429 too_many'],
})

/** Unmasked, for staff who may; each look is in the audit with its reason. */
export const lookAtTaxIdentity = operation({
  name: 'bills.lookAtTaxIdentity',
  method: 'POST',
  path: '/virtualassistants/{uuid}/taxes/looks',
  summary: 'The number of an assistant’s tax slips, in full; each look is recorded',
  caller: ['admin_banking.view'],
  freshSession: true,
  params: z.object({ uuid }),
  body: z.object({ reason: lookReason }),
  reply: z.object({
    identity: z.object({ kind: z.enum(taxIdentityKinds), number: z.string() }).nullable(),
  }),
  failures: ['404 not_found'],
})
