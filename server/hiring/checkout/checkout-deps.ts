import type { FastifyBaseLogger } from 'fastify'
import type { Logger } from 'pino'
import type { InvoiceParty } from '../../billing/invoices/post-invoice.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { CardProcessor } from '../../platform/payments/card-processor.ts'
import type { Sender } from '../../platform/mail/mail-layout.ts'

/** What every part of a checkout is given. */
export interface CheckoutDeps extends Sender {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger | FastifyBaseLogger
  /** Null: no processor is set up, so nothing can be paid. */
  readonly processor: CardProcessor | null
  readonly supplier: InvoiceParty
  /** Where clients ask for help. */
  readonly support: string
}

/** The platform that a checkout's deps are made of. */
export interface CheckoutPlatform extends Omit<CheckoutDeps, 'brand' | 'publicUrl' | 'supplier' | 'support'> {
  readonly configuration: Pick<CheckoutDeps, 'brand' | 'publicUrl' | 'supplier'> & {
    readonly links: { readonly client_support: string }
  }
}

/** What a checkout needs, for its operations, its jobs and what else settles orders. */
export function checkoutDeps({ configuration, database, clock, log, processor }: CheckoutPlatform): CheckoutDeps {
  const { brand, publicUrl, supplier, links } = configuration
  return { database, clock, log, processor, brand, publicUrl, supplier, support: links.client_support }
}
