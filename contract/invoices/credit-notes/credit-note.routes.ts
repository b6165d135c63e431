import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { invoiceReaders } from '../invoice.routes.ts'

/** What takes an invoice back, for whoever may see that invoice, which names its credit notes. */
export const getCreditNoteFile = operation({
  name: 'invoices.getCreditNoteFile',
  method: 'GET',
  path: '/creditnotes/{uuid}/file',
  summary: 'A credit note as PDF',
  ...invoiceReaders,
  params: z.object({ uuid }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: [404],
})
