import * as t from '@talentplace/contract/hiring/messages/agreement'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import { writtenIn } from '../../../platform/languages/reader-language.ts'

/** The edition of the words, in both languages; whoever changes them gives it another. */
export const agreementVersion = '2026-12-01'

/** What a client agrees to at checkout, paragraph by paragraph; an empty line stands between them. */
export function agreementText(brand: string, language: Language): string {
  return writtenIn(language, () =>
    [
      t.parties({ brand }),
      t.service({ brand }),
      t.payment(),
      t.hours(),
      t.ending(),
      t.moneyBack(),
      t.working(),
      t.signature(),
    ].join('\n\n'),
  )
}

/** True where the law gives a client the French agreement first: a company in Québec. */
export function isFrenchFirst({
  country,
  region,
}: {
  readonly country: string | null
  readonly region: string | null
}) {
  return country === 'CA' && region === 'QC'
}
