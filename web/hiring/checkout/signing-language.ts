import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { CheckoutEntries } from './checkout-entries.ts'
import type { QuotedCheckout } from './checkout-quote.ts'

/**
 * The language in which the agreement is signed: French where it comes first, unless the English one was expressly chosen after it. Elsewhere
 * the one that was chosen or agreed to before, also where the company was somewhere else then.
 */
export function signingLanguage(
  { language, french_first }: Pick<QuotedCheckout['agreement'], 'language' | 'french_first'>,
  {
    agreement_language,
    agreed_in,
    chose_english,
  }: Pick<CheckoutEntries, 'agreement_language' | 'agreed_in' | 'chose_english'>,
): Language {
  if (french_first) return chose_english ? 'en' : 'fr'
  return agreement_language ?? agreed_in ?? language
}
