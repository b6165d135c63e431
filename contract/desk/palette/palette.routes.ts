import { z } from 'zod'
import { invoiceStates } from '../../billing/invoices/invoice.states.ts'
import { assistantStates } from '../../talent/assistants/assistant.states.ts'
import { operation } from '../../shared/operation.ts'
import { cents, currency } from '../../shared/money.ts'
import { fewestTyped, maxTyped } from './limits.ts'
import { humanText } from '../../shared/human-text.ts'

const foundAssistant = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string().nullable(),
  state: z.enum(assistantStates.values),
})

const foundClient = z.object({
  uuid: z.uuid(),
  company: z.string(),
  /** By whom the company was found, otherwise its primary contact. */
  contact_name: z.string().nullable(),
  is_archived: z.boolean(),
})

const foundUser = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
})

const foundProject = z.object({
  uuid: z.uuid(),
  project_name: z.string(),
  company: z.string(),
  /** Null: a draft. */
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
})

const foundInvoice = z.object({
  uuid: z.uuid(),
  /** As it is written: `CAD-00042`. */
  number: z.string(),
  company: z.string(),
  invoice_date: z.iso.date(),
  status: z.enum(invoiceStates.sets.shown),
  currency,
  total_cents: cents,
})

export const foundRecords = z.object({
  assistants: z.array(foundAssistant).optional(),
  clients: z.array(foundClient).optional(),
  users: z.array(foundUser).optional(),
  projects: z.array(foundProject).optional(),
  invoices: z.array(foundInvoice).optional(),
})
export type FoundRecords = z.infer<typeof foundRecords>

/**
 * By the beginnings of words of names, of an email, or by an invoice's number; a uuid finds what has it. What is meant
 * exactly comes first. A kind whose list the caller may not open isn't in the reply.
 */
export const searchPalette = operation({
  name: 'palette.searchPalette',
  method: 'GET',
  path: '/palette',
  summary: 'People, clients, subscriptions and invoices by the beginnings of their words, for staff',
  caller: ['admin'],
  readsReplica: true,
  query: z.object({
    search: humanText().min(fewestTyped).max(maxTyped),
  }),
  reply: foundRecords,
})
