import { madeByThread } from '../../shared/made-by-thread.ts'
import { z } from 'zod'
import { fileLanguage } from '../../shared/document-language.ts'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { invoiceViewers } from '../invoices/invoice.routes.ts'

/** A6.10: the file's name is the product's name, `Payment` and its id. */
export const getPaymentFile = operation({
  name: 'invoices.getPaymentFile',
  method: 'GET',
  path: '/payments/{uuid}/file',
  summary: 'The receipt of a payment as PDF',
  ...invoiceViewers,
  params: z.object({ uuid }),
  query: z.object({ language: fileLanguage }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  failures: ['404 not_found', ...madeByThread],
})
