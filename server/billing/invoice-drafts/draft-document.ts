import type { MoneyDocument } from '@talentplace/contract/billing/prices/quote'
import type { HandLine, InvoiceForm } from '@talentplace/contract/billing/invoice-drafts/draft-form'
import type { Currency } from '@talentplace/contract/shared/money'
import type { Kysely } from 'kysely'
import { waitingForInvoice } from '../adjustments/waiting-adjustments.ts'
import { pricingOf } from '../prices/pricing-of.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { notFound } from '../../platform/http/http-error.ts'
import { lineDocument, type ExtraLine } from '../../rules/money-document.ts'
import { adjustedLines, type AdjustedLine } from '../adjustments/adjusted-lines.ts'

/** The subscription an invoice by hand is for. */
export interface InvoicedProject {
  readonly client_uuid: string
  readonly currency: Currency
  readonly country: string | null
  readonly region: string | null
}

/** @throws HttpError 404 for one that hasn't been bought */
export async function invoicedProject(database: Kysely<Tables>, uuid: string): Promise<InvoicedProject> {
  const project = await database
    .selectFrom('projects')
    .innerJoin('clients', 'clients.uuid', 'client_uuid')
    .select(['client_uuid', 'projects.currency', 'country', 'state_prov as region'])
    .where('projects.uuid', '=', uuid)
    .where('start_date', 'is not', null)
    .executeTakeFirst()
  if (!project || project.currency === null) throw notFound('There is no such subscription.')
  return { ...project, currency: project.currency }
}

const lineOf = ({ kind, description, quantity, unit_cents, tax_category }: HandLine): ExtraLine => ({
  kind,
  description,
  role_id: null,
  quantity,
  unit_cents,
  amount_cents: quantity * unit_cents,
  tax_category,
})

/** What the lines of an invoice by hand come to, with the client's taxes on the day it is dated. */
export async function documentOfLines(
  database: Kysely<Tables>,
  { currency, country, region }: InvoicedProject,
  { invoice_date: on, lines }: Pick<InvoiceForm, 'invoice_date' | 'lines'>,
): Promise<MoneyDocument> {
  const { taxes } = await pricingOf(database, { currency, on, country, region })
  return lineDocument({ currency, lines: lines.map(lineOf), taxes })
}

export interface DraftDocument {
  readonly document: MoneyDocument
  /** Approved adjustments that are lines of it. */
  readonly adjusted: readonly AdjustedLine[]
}

/**
 * What an invoice by hand comes to: its lines, and the adjustments of its subscription that are approved by its date.
 * @param draft_uuid the draft that is written anew, with those it has
 */
export async function draftDocument(
  database: Kysely<Tables>,
  { currency, country, region }: InvoicedProject,
  { invoice_date: on, lines: written, project_uuid }: Pick<InvoiceForm, 'invoice_date' | 'lines' | 'project_uuid'>,
  draft_uuid?: string,
): Promise<DraftDocument> {
  const { taxes } = await pricingOf(database, { currency, on, country, region })
  const waiting = await waitingForInvoice(database, { project_uuid, currency, on, ...(draft_uuid && { draft_uuid }) })
  const lines = written.map(lineOf)
  const adjusted = adjustedLines(waiting, { lines, discount_cents: 0, taxes })
  const document = lineDocument({ currency, lines: [...lines, ...adjusted.map(({ line }) => line)], taxes })
  return { document, adjusted }
}
