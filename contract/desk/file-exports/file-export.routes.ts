import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { accountingFiles } from '../accounting/accounting.routes.ts'
import { month } from '../finance/month.ts'
import { documentHeader } from '../../shared/csv-header.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { paging } from '../../shared/paging.ts'
import { timeFilter, timeLogCsv } from '../../work/time/entry.routes.ts'
import { fileExportStates } from './file-export.states.ts'

/** Exports that one person can have prepared at the same time. */
export const maxOpenExports = 3
/** Exports that one person can ask for in 24 hours. */
export const maxExportsADay = 20
/** Days for which a file can be downloaded. */
export const fileExportDays = 7

const statement = z.object({ client_uuid: uuid })

/** What each kind is made from: the same as its direct download takes. */
export const fileExportParameters = {
  time_log_pdf: z.object(timeFilter),
  time_log_csv: timeLogCsv,
  accounting_file: z.object({ file: z.enum(accountingFiles), month }),
  statement_pdf: statement,
  statement_csv: z.object({ ...statement.shape, header: documentHeader }),
} as const
export type FileExportKind = keyof typeof fileExportParameters
export type FileExportParameters<Kind extends FileExportKind> = z.output<(typeof fileExportParameters)[Kind]>

const request = <Kind extends FileExportKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), parameters: fileExportParameters[kind] })

const fileExportRequest = z.discriminatedUnion('kind', [
  request('time_log_pdf'),
  request('time_log_csv'),
  request('accounting_file'),
  request('statement_pdf'),
  request('statement_csv'),
])
export type FileExportRequest = z.output<typeof fileExportRequest>

export const fileExport = z.object({
  uuid: z.uuid(),
  request: fileExportRequest,
  state: z.enum(fileExportStates.values),
  /** What it is of, e.g. "Time Log 2026-10-01 to 2026-10-31". */
  title: z.string(),
  rows_total: z.int(),
  /** 0 to 100; 100 once it is ready. */
  progress: z.int().min(0).max(100),
  asked_date: z.iso.datetime(),
  /** From then on it can't be downloaded; null: it isn't ready. */
  expires: z.iso.datetime().nullable(),
  /** Bytes. */
  size: z.int(),
  /** Why it couldn't be made; null unless it failed. */
  failure: z.string().nullable(),
})
export type FileExport = z.infer<typeof fileExport>

/**
 * Has a long document prepared in the background, by whoever may download it. Asked for again while it waits, it is that one. 429
 * `too_many_exports` beyond three at a time, or twenty in 24 hours.
 */
export const requestFileExport = operation({
  name: 'accounts.requestFileExport',
  method: 'POST',
  path: '/user/exports',
  summary: 'Have a long document prepared in the background',
  caller: 'session',
  body: fileExportRequest,
  reply: fileExport,
  failures: [
    '403 feature_off',
    '403 forbidden',
    '404 not_found',
    '409 too_many',
    '429 too_many_exports',
    ...madeByThread,
  ],
})

export const listFileExports = operation({
  name: 'accounts.listFileExports',
  method: 'GET',
  path: '/user/exports',
  summary: 'The documents you had prepared, newest first',
  caller: 'session',
  query: z.object({ pagination: paging(10, ['asked_date']) }),
  reply: z.object({ exports: z.array(fileExport), count: z.int() }),
})

export const getFileExport = operation({
  name: 'accounts.getFileExport',
  method: 'GET',
  path: '/user/exports/{uuid}',
  summary: 'One of the documents you had prepared, with its progress',
  caller: 'session',
  params: z.object({ uuid }),
  reply: fileExport,
  failures: ['404 not_found'],
})

/** 404 while it isn't ready and once it has expired; 403 for whoever may no longer download such a document. */
export const downloadFileExport = operation({
  name: 'accounts.downloadFileExport',
  method: 'GET',
  path: '/user/exports/{uuid}/file',
  summary: 'The file of a document you had prepared',
  caller: 'session',
  params: z.object({ uuid }),
  reply: z.unknown(),
  replyType: ['application/pdf', 'text/csv'],
  failures: ['403 feature_off', '403 forbidden', '404 not_found', '503 files_away'],
})

/** Cancels it while it is prepared. */
export const removeFileExport = operation({
  name: 'accounts.removeFileExport',
  method: 'DELETE',
  path: '/user/exports/{uuid}',
  summary: 'Remove a document you had prepared, or cancel it',
  caller: 'session',
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: ['404 not_found', '503 files_away'],
})
