import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

interface InvoiceMail {
  readonly invoice_uuid: string
  /** The payment that is receipted; null: nothing has been paid. */
  readonly payment_uuid: string | null
  /** Who paid and hears of it; null: whoever hears of the client's money. */
  readonly paid_by: string | null
}

/**
 * Step: a posted invoice is to be mailed as a PDF with its receipt, once the caller's transaction has committed. The file
 * takes too long to be made within it. Asked again about the same payment it changes nothing while the mail waits.
 */
export async function requestInvoiceMail(transaction: Transaction<Tables>, mail: InvoiceMail): Promise<void> {
  await transaction
    .insertInto('invoice_mails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
