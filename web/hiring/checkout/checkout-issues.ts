import * as ui from '@talentplace/contract/shared/messages/ui'
import * as t from '@talentplace/contract/hiring/messages/checkout'
import { isInvisible } from '@talentplace/contract/shared/invisible'
import { isSignature } from '@talentplace/contract/hiring/checkout/signature'
import type { CheckoutEntries } from './checkout-entries.ts'

/** What Pay needs of the signature, at its field. */
export function issuesOf(
  { agreed, signed_name }: Pick<CheckoutEntries, 'signed_name'> & { readonly agreed: boolean },
  accountName: string,
): Record<string, string> {
  const isSigned = isSignature(signed_name, accountName)
  return {
    ...(!agreed && { agreed: t.agreeFirst() }),
    ...(!isSigned && { signed_name: isInvisible(signed_name) ? ui.required() : t.bothNames() }),
  }
}
