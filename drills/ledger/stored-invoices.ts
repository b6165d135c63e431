import type { Product } from './product.ts'

export interface StoredLine {
  readonly kind: string
  /** Of a price adjustment: the kind of the line above it. */
  readonly adjusts: string | null
  readonly quantity: number
  readonly unit: number
  readonly seconds: number | null
  readonly amount: number
  readonly is_exact: boolean
}

/** How lines are read, in their order. */
export const storedLines = (table: 'invoice_lines' | 'credit_note_lines', of: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'adjusts', adjusts, 'quantity', quantity, 'unit', unit_cents,
      'seconds', seconds, 'amount', amount_cents, 'is_exact', is_exact) order by position), '[]') from ${table} where ${of}) as lines`

/** A posted invoice as the product has it. */
export interface StoredInvoice {
  readonly uuid: string
  readonly kind: string
  readonly project_uuid: string
  readonly client_uuid: string
  readonly invoice_date: string
  readonly period_start: string
  readonly period_end: string
  readonly subtotal: bigint
  readonly discount: bigint
  readonly tax: bigint
  readonly total: bigint
  readonly lines: readonly StoredLine[]
  readonly taxes: readonly { readonly name: string; readonly rate: number; readonly amount: number }[]
}

const whole = (names: readonly string[]) => names.map((name) => `${name}_cents::text as ${name}`).join(', ')

/** In the order of their subscriptions and periods. */
export async function storedInvoices({ rows }: Product): Promise<StoredInvoice[]> {
  const found = await rows<Record<'subtotal' | 'discount' | 'tax' | 'total', string> & StoredInvoice>(
    `select uuid, kind, project_uuid, client_uuid, invoice_date::text, period_start::text, period_end::text,
       ${whole(['subtotal', 'discount', 'tax', 'total'])},
       ${storedLines('invoice_lines', 'invoice_uuid = invoices.uuid')},
       (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'rate', rate_thousandths, 'amount', amount_cents) order by position), '[]')
         from invoice_taxes where invoice_uuid = invoices.uuid) as taxes
     from invoices where number is not null order by project_uuid, period_start, created_date, uuid`,
  )
  return found.map((row) => ({
    ...row,
    subtotal: BigInt(row.subtotal),
    discount: BigInt(row.discount),
    tax: BigInt(row.tax),
    total: BigInt(row.total),
  }))
}
