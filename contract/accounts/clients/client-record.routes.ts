import { z } from 'zod'
import { currency } from '../../shared/money.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { accountStates } from '../../subscriptions/project.states.ts'
import { clientStates } from './client.states.ts'

const clientStanding = z.enum(clientStates.values)

const clientSummary = z.object({
  uuid: z.uuid(),
  company: z.string(),
  standing: clientStanding,
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  city: z.string(),
  state_prov: z.string().nullable(),
  /** Subscriptions that haven't ended. */
  active_subscriptions: z.int(),
  drafts: z.int(),
  /** Who of staff looks after them. */
  csm_name: z.string().nullable(),
  create_date_mst: z.iso.datetime(),
})
export type ClientSummary = z.infer<typeof clientSummary>

/** A3.1: which clients are listed; all that aren't archived where it isn't said. */
export const clientSearchTypes = ['Active', 'Inactive', 'Archived'] as const

/** C5.2, A6.6: newest first. */
export const searchClients = operation({
  name: 'clients.searchClients',
  method: 'GET',
  path: '/client/text-search',
  summary: 'The client companies',
  caller: ['admin_client.view'],
  readsReplica: true,
  query: z.object({
    /** Words of the company's name, or of a contact's name or email. */
    search: searchWords,
    searchType: z.enum(clientSearchTypes).optional(),
    /** Those whom the caller looks after. */
    mine: z.boolean().optional(),
    pagination: paging(10, ['company', 'contact_name', 'active_subscriptions', 'drafts', 'create_date_mst']),
  }),
  reply: z.object({ clients: z.array(clientSummary), count: z.int() }),
})

export const contact = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  phone_extension: z.string(),
  is_primary_contact: z.boolean(),
  timezone: z.string().nullable(),
})

export const subscription = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  subscription_hours: z.int().nullable(),
  ar_status: z.enum(accountStates.values),
})

export const clientRecord = clientSummary.extend({
  is_individual: z.boolean(),
  archived_reason: z.string().nullable(),
  legal_name: z.string(),
  address: z.object({
    address_line1: z.string(),
    address_line2: z.string(),
    city: z.string(),
    state_prov: z.string().nullable(),
    country: z.enum(['CA', 'US']).nullable(),
    postal_code: z.string(),
  }),
  phone_number: z.string(),
  phone_extension: z.string(),
  currency: currency.nullable(),
  tax_numbers: z.array(z.object({ name: z.string(), number: z.string() })),
  invoice_emails: z.array(z.string()),
  po_number: z.string(),
  /** The primary one first, at most 100. */
  contacts: z.array(contact),
  /** Latest start first, at most 100. */
  subscriptions: z.array(subscription),
  /** What the processor says of each; null for those without `admin_finance.view`. */
  cards: z
    .array(
      z.object({
        uuid: z.uuid(),
        brand: z.string(),
        last_four: z.string(),
        expiry_month: z.int(),
        expiry_year: z.int(),
        default_credit_card: z.boolean(),
      }),
    )
    .nullable(),
})
export type ClientRecord = z.infer<typeof clientRecord>

/** One that was merged is answered as the one that it went into. */
export const getClientRecord = operation({
  name: 'clients.getClientRecord',
  method: 'GET',
  path: '/client/{uuid}/record',
  summary: 'One client company as staff see it: contacts, company, subscriptions, cards',
  caller: ['admin_client.view'],
  params: z.object({ uuid }),
  reply: clientRecord,
  failures: ['404 not_found'],
})
