import * as cards from '@talentplace/contract/accounts/messages/cards'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import { createHash } from 'node:crypto'
import type { Quote } from '@talentplace/contract/billing/prices/quote'
import { offsetAt } from '../../../platform/clock/zones.ts'
import type { CheckoutDeps } from '../checkout-deps.ts'
import { namesIn, type AgreedSeat } from '../agreed-team.ts'
import type { OrderRow } from '../lock-order.ts'
import { writtenIn } from '../../../platform/languages/reader-language.ts'
import { partyOfClient, type NamedClient } from '../../../rules/client-party.ts'
import { makeInWorker } from '../../../platform/workers/workers.ts'
import { agreementPdfJob } from './agreement-renderer.ts'
import type { SignedAgreement } from './agreement-pdf.ts'

export interface AgreementFile {
  readonly pdf: Buffer
  readonly sha256: Buffer
  /** The French version that was given before the English one was chosen; null: there was no such choice. */
  readonly given: Buffer | null
}

const cardName = ({ brand, last_four }: { brand: string | null; last_four: string | null }, language: Language) =>
  brand === null ? null : writtenIn(language, () => cards.endingIn({ brand, digits: last_four ?? '' }))

/** The signed agreement of an order, written outside any transaction. */
export async function agreementOf(
  { brand, supplier }: Pick<CheckoutDeps, 'brand' | 'supplier'>,
  order: OrderRow,
  client: NamedClient & {
    /** Of the card that renewals charge. */
    readonly brand: string | null
    readonly last_four: string | null
  },
): Promise<AgreementFile> {
  const signed: SignedAgreement = {
    brand: brand.name,
    supplier,
    client: partyOfClient(client),
    version: order.agreement_version,
    text: order.agreement_text,
    quote: order.quote as Quote,
    roles: namesIn(order.team as readonly AgreedSeat[]),
    renewal_card: cardName(client, order.agreement_language),
    signed_name: order.signed_name,
    signed_date: order.signed_date,
    signed_offset: order.signed_timezone === null ? 0 : (offsetAt(order.signed_timezone, order.signed_date) ?? 0),
    signed_address: order.signed_address,
    order_uuid: order.uuid,
    language: order.agreement_language,
    isGivenFirst: false,
  }
  const make = (agreement: SignedAgreement) =>
    makeInWorker(agreementPdfJob, [agreement], { person: order.client_uuid, mustRun: true })
  const pdf = await make(signed)
  const { given_text } = order
  const given =
    given_text === null
      ? null
      : await make({
          ...signed,
          text: given_text,
          renewal_card: cardName(client, 'fr'),
          language: 'fr',
          isGivenFirst: true,
        })
  return { pdf, sha256: createHash('sha256').update(pdf).digest(), given }
}
