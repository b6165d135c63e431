import * as t from '../messages/fields.ts'
import { z } from 'zod'
import { codeText, lineText } from '../../shared/line-text.ts'
import { email, longestText, phoneExtension, phoneNumber, requiredText } from '../account-fields.ts'
import { required } from '../../shared/required.ts'

const text = (longest: number) => lineText().max(longest)

export const country = z.enum(['CA', 'US'], required)
export type Country = z.infer<typeof country>

/** The two-letter code of a province, territory or state. */
export const regionCode = codeText()
  .toUpperCase()
  .min(1)
  .regex(/^[A-Z]{2}$/, { error: () => t.regionCode() })

/** A number that has to stand on invoices, such as that of the GST, as it is stored. */
export const taxNumber = z.object({ name: z.string(), number: z.string() })
export type TaxNumber = z.infer<typeof taxNumber>

const givenTaxNumber = z.object({
  name: lineText().min(1).max(60),
  number: codeText().min(1).max(40),
})

/** C5 Ours: what a company is called, and what its invoices say and where they go. */
export const companyFields = z.object({
  /** The trading name, by which everybody knows it. */
  company: requiredText,
  /** Empty: the trading name is the legal one. */
  legal_name: text(longestText),
  address_line1: requiredText,
  address_line2: text(longestText),
  city: requiredText,
  country,
  state_prov: regionCode,
  postal_code: codeText().min(1).max(20),
  phone_number: z.union([z.literal(''), phoneNumber]),
  /** Left out: it stays as it is. */
  phone_extension: phoneExtension.optional(),
  tax_numbers: z.array(givenTaxNumber).max(5, { error: () => t.taxNumbersAtMost({ count: 5 }) }),
  /** Besides the primary contact, who gets them anyway. */
  invoice_emails: z.array(email).max(10, { error: () => t.emailsAtMost({ count: 10 }) }),
  po_number: codeText().max(60),
})
export type CompanyFields = z.infer<typeof companyFields>
