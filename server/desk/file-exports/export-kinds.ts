import {
  fileExportParameters,
  type FileExportKind,
  type FileExportParameters,
  type FileExportRequest,
} from '@talentplace/contract/desk/file-exports/file-export.routes'
import { accountingExport } from '../accounting/accounting-export.ts'
import type { InvoiceParty } from '../../billing/invoices/post-invoice.ts'
import { statementExports } from '../../billing/statements/statement-exports.ts'
import { timeExports } from '../../work/time/time-exports.ts'
import type { TimeRules } from '../../work/time/time-rules.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ExportKind } from '../../platform/exports/export-kind.ts'

export type ExportKinds = { readonly [Kind in FileExportKind]: ExportKind<FileExportParameters<Kind>> }

export interface ExportKindDeps {
  readonly clock: Clock
  readonly configuration: {
    readonly timeRules: TimeRules
    readonly brand: { readonly name: string }
    readonly supplier: InvoiceParty
    readonly publicUrl: string
    readonly links: { readonly client_support: string }
  }
}

/** Every document that can be prepared in the background, as its feature declares it. */
export function exportKinds({ clock, configuration }: ExportKindDeps): ExportKinds {
  const { timeRules: rules, supplier, publicUrl, links } = configuration
  const site = { publicUrl, support: links.client_support }
  return {
    ...timeExports({ clock, rules, supplier }),
    accounting_file: accountingExport({ clock, officeZone: rules.officeZone }),
    ...statementExports({ clock, supplier, site }),
  }
}

/** The kind of a request with its parameters' type left open: both come from the same request. */
export function kindOf(kinds: ExportKinds, { kind }: Pick<FileExportRequest, 'kind'>): ExportKind<unknown> {
  return kinds[kind] as ExportKind<unknown>
}

/** A stored request, parsed anew: it may come from a release of before. */
export function storedRequest({ kind, parameters }: { kind: FileExportKind; parameters: unknown }): FileExportRequest {
  return { kind, parameters: fileExportParameters[kind].parse(parameters) } as FileExportRequest
}
