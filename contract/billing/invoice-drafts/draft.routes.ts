import { z } from 'zod'
import { moneyDocument } from '../prices/quote.ts'
import { uuid } from '../../shared/identifier.ts'
import { cents, currency } from '../../shared/money.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { searchWords } from '../../shared/search-words.ts'
import { invoice } from '../invoices/invoice.routes.ts'
import { invoiceForm, previewedInvoiceForm, savedInvoiceForm } from './draft-form.ts'

const reading = { caller: ['admin_finance.view'] } as const
const writing = { caller: ['admin_finance.edit'], freshSession: true } as const
const params = z.object({ uuid })

/** A subscription that an invoice can be written for. */
const invoicedProject = z.object({
  project_uuid: z.uuid(),
  project_name: z.string(),
  client_uuid: z.uuid(),
  company: z.string(),
  currency,
})
export type InvoicedProject = z.infer<typeof invoicedProject>

const draftSummary = z.object({
  uuid: z.uuid(),
  ...invoicedProject.shape,
  invoice_date: z.iso.date(),
  due_date: z.iso.date(),
  total_cents: cents,
  /** Raised by each change. */
  version: z.int(),
  created_date: z.iso.datetime(),
  created_by_name: z.string().nullable(),
})
export type DraftSummary = z.infer<typeof draftSummary>

/** An approved adjustment that is a line of a draft, besides those that staff write. */
export const draftAdjustment = z.object({ uuid: z.uuid(), description: z.string(), amount_cents: z.int() })
export type DraftAdjustment = z.infer<typeof draftAdjustment>

export const draft = z.object({
  ...draftSummary.shape,
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  notes: z.string(),
  /** As it was worked out when it was saved. */
  document: moneyDocument,
  /** Of its lines those that are adjustments, by their positions from 1 on. */
  adjustments: z.array(draftAdjustment.extend({ position: z.int() })),
})
export type InvoiceDraft = z.infer<typeof draft>

export const listInvoiceDrafts = operation({
  name: 'invoices.listInvoiceDrafts',
  method: 'GET',
  path: '/invoices/drafts',
  summary: 'Invoices by hand that aren’t posted, the newest first',
  ...reading,
  readsReplica: true,
  query: z.object({ pagination: paging(25, ['created_date']) }),
  reply: z.object({ drafts: z.array(draftSummary), count: z.int() }),
})

export const getInvoiceDraft = operation({
  name: 'invoices.getInvoiceDraft',
  method: 'GET',
  path: '/invoices/drafts/{uuid}',
  summary: 'An invoice by hand that isn’t posted',
  ...reading,
  params,
  reply: draft,
  failures: ['404 not_found'],
})

export const listInvoicedProjects = operation({
  name: 'invoices.listInvoicedProjects',
  method: 'GET',
  path: '/invoices/projects',
  summary: 'Subscriptions that an invoice can be written for',
  ...reading,
  query: z.object({
    /** Words of company or subscription. */
    search: searchWords,
    pagination: paging(25, ['company']),
  }),
  reply: z.object({ projects: z.array(invoicedProject), count: z.int() }),
})

/**
 * What an invoice by hand comes to, with the adjustments that are approved by its date, as often as one likes; nothing is kept. Taxes
 * are the client’s on the invoice’s date.
 */
export const calculateInvoice = operation({
  name: 'invoices.calculateInvoice',
  method: 'POST',
  path: '/invoices/calculate',
  summary: 'What an invoice by hand comes to',
  ...writing,
  body: previewedInvoiceForm,
  reply: moneyDocument.extend({ adjustments: z.array(draftAdjustment) }),
  failures: ['404 not_found'],
})

export const createInvoice = operation({
  name: 'invoices.createInvoice',
  method: 'POST',
  path: '/invoices',
  summary: 'Save a new invoice by hand as a draft',
  ...writing,
  body: invoiceForm,
  reply: draft,
  failures: ['404 not_found'],
})

/** A stale `version` is 409 `stale_version`, one that is posted or given up 409 `not_a_draft`. */
export const saveInvoice = operation({
  name: 'invoices.saveInvoice',
  method: 'PUT',
  path: '/invoices/{uuid}',
  summary: 'Change a draft',
  ...writing,
  params,
  body: savedInvoiceForm,
  reply: draft,
  failures: ['404 not_found', '409 not_a_draft', '409 stale_version'],
})

const version = z.int().min(1).max(2_147_483_647)

/**
 * Gives a draft its number: from then on it stays as it is, and the client has it. Asked again it answers the same invoice.
 * 409 `stale_version`; `amounts_changed`: taxes are others than when it was saved; `dated_ahead`: its day hasn’t come.
 */
export const postDraftInvoice = operation({
  name: 'invoices.postDraftInvoice',
  method: 'POST',
  path: '/invoices/{uuid}/post',
  summary: 'Post a draft',
  ...writing,
  params,
  body: z.object({
    version,
    /** The client’s default card is charged on the due day; otherwise the client pays it, or staff record what came. */
    charge: z.boolean().default(false),
  }),
  reply: invoice,
  failures: ['404 not_found', '409 amounts_changed', '409 dated_ahead', '409 not_a_draft', '409 stale_version'],
})

/** Gives a draft up; it never gets a number. */
export const voidInvoice = operation({
  name: 'invoices.voidInvoice',
  method: 'POST',
  path: '/invoices/{uuid}/void',
  summary: 'Give up a draft',
  ...writing,
  params,
  body: z.object({ version }),
  reply: z.object({ uuid: z.uuid() }),
  failures: ['404 not_found', '409 not_a_draft', '409 stale_version'],
})
