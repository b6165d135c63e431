import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { InvoiceParty } from '../../features/invoices/post-invoice.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'

/** What every part of a checkout is given. */
export interface CheckoutDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  /** Null: no processor is set up, so nothing can be paid. */
  readonly processor: CardProcessor | null
  readonly brand: { readonly name: string }
  /** Without a slash at the end. */
  readonly publicUrl: string
  readonly supplier: InvoiceParty
  /** Where clients ask for help. */
  readonly support: string
}
