import { isInvisible } from '@talentplace/contract/shared/invisible'
import { isSignature, signatureMessage } from '@talentplace/contract/checkout/signature'
import type { CheckoutEntries } from './checkout-entries.ts'

/** What Pay needs that no quote can tell, at its field. */
export function faultsOf(
  { agreed, signed_name, card_uuid }: Pick<CheckoutEntries, 'agreed' | 'signed_name' | 'card_uuid'>,
  accountName: string,
): Record<string, string> {
  const isSigned = isSignature(signed_name, accountName)
  return {
    ...(card_uuid === null && { card_uuid: 'Choose a card, or add one.' }),
    ...(!agreed && { agreed: 'Please agree to the terms to continue.' }),
    ...(!isSigned && { signed_name: isInvisible(signed_name) ? 'Required' : signatureMessage }),
  }
}
