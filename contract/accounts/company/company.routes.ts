import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { documentLanguage } from '../../shared/document-language.ts'
import { givenDay } from '../../shared/given-date.ts'
import { uuid } from '../../shared/identifier.ts'
import { currency } from '../../shared/money.ts'
import { companyFields, country, taxNumber } from './company-fields.ts'
import { postalIssue } from './postal-code.ts'

export const company = z.object({
  uuid: z.uuid(),
  company: z.string(),
  is_individual: z.boolean(),
  legal_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string(),
  city: z.string(),
  country: country.nullable(),
  state_prov: z.string().nullable(),
  postal_code: z.string(),
  phone_number: z.string(),
  phone_extension: z.string(),
  tax_numbers: z.array(taxNumber),
  invoice_emails: z.array(z.string()),
  po_number: z.string(),
  /** Of invoices, credit notes, receipts and statements. Null: French in Québec, elsewhere that of whoever reads. */
  document_language: documentLanguage.nullable(),
  /** Null: it follows the country. */
  currency: currency.nullable(),
  /** Only until the first invoice. */
  currency_can_change: z.boolean(),
  version: z.int(),
  created_date: z.iso.datetime(),
  /** C5.2: today, where the company is. */
  current_date: z.iso.date(),
})
export type Company = z.infer<typeof company>

/** The caller's own company. */
export const getOwnCompany = operation({
  name: 'clients.getOwnCompany',
  method: 'GET',
  path: '/client/self',
  summary: 'The company of the caller',
  caller: ['client'],
  impersonation: true,
  reply: company,
  failures: ['404 not_found'],
})

/** The caller's own company, or (staff) any. */
export const getCompany = operation({
  name: 'clients.getCompany',
  method: 'GET',
  path: '/client/{uuid}',
  summary: 'One client company',
  caller: ['client', 'admin_client.view'],
  impersonation: true,
  params: z.object({ uuid }),
  query: z.object({
    current_date: givenDay()
      .optional()
      .meta({ deprecated: true, description: 'Leave it out: the answer is always of the client’s own day.' }),
  }),
  reply: company,
  failures: ['404 not_found'],
})

/**
 * C5.2: changes the company. A change of province or country applies from the next document on: what was invoiced stays
 * as it was. 409 `stale` when someone else has saved meanwhile, `currency_fixed` once there is an invoice.
 */
export const saveCompany = operation({
  name: 'clients.saveCompany',
  method: 'PUT',
  path: '/client/{uuid}',
  summary: 'Change a client company: names, address, tax numbers, where invoices go',
  caller: ['client', 'admin_client.edit'],
  freshSession: true,
  impersonation: true,
  params: z.object({ uuid }),
  body: companyFields
    .extend({
      currency: currency.optional(),
      /** Left out: it stays as it is. */
      document_language: documentLanguage.nullable().optional(),
      version: z.int().min(1).max(2_147_483_647),
    })
    .superRefine((fields, context) => {
      const issue = postalIssue(fields.postal_code, fields.country, fields.state_prov)
      if (issue !== null) context.addIssue({ code: 'custom', path: ['postal_code'], message: issue })
    }),
  reply: company,
  failures: ['404 not_found', '409 currency_fixed', '409 stale'],
})
