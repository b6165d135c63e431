import * as t from '@talentplace/contract/billing/messages/invoice-files'
import * as cards from '@talentplace/contract/accounts/messages/cards'
import type { InvoiceLine } from '@talentplace/contract/billing/invoices/invoice-line'
import type { InvoiceParty } from '@talentplace/contract/billing/invoices/invoice.routes'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Currency } from '@talentplace/contract/shared/money'
import { dayOfText, dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'
import type { PdfParty } from '../../platform/pdf/write-parties.ts'

/* What documents are written with, in the language they are written in. */

export const day = (date: string): string => dayText(date, currentLanguage())
export const money = (cents: number, currency: Currency): string => moneyText(cents, currency, currentLanguage())

const stored = ' ending in '

/** A card as it is stored: `Visa ending in 4242`. */
export function cardText(card: string): string {
  const [brand = '', digits] = card.split(stored)
  return digits === undefined ? card : cards.endingIn({ brand, digits })
}

const countries = new Map([
  ['Canada', 'CA'],
  ['United States', 'US'],
])

/** The names of taxes that share a number: `GST/HST`. */
const taxesIn = (names: string): string =>
  names
    .split('/')
    .map((name) => t.taxName({ name }))
    .join('/')

/** A party as it was stored when the document was posted, with its country and tax numbers by their names in the language. */
export function partyIn({ name: party, address, tax_numbers }: PdfParty): InvoiceParty {
  return {
    name: party,
    address: address.map((line) => {
      const country = countries.get(line)
      return country === undefined ? line : t.country({ country })
    }),
    tax_numbers: tax_numbers.map(({ name, number }) => ({ name: taxesIn(name), number })),
  }
}

/** A role's names. */
export interface RoleNames {
  readonly value: string
  readonly value_fr: string | null
}

const above = /^(?<role>.+), (?<assistant>[^,]+): above the hours of (?<from>.+) to (?<to>.+)$/

/** What `aboveHours` says in English; null: it doesn't say that of this role. */
function overageOf(description: string, role: string) {
  const { assistant = '', from = '', to = '', ...said } = above.exec(description)?.groups ?? {}
  const [first, last] = [dayOfText(from), dayOfText(to)]
  return said['role'] !== role || first === null || last === null
    ? null
    : { assistant, from: day(first), to: day(last) }
}

/**
 * What a line is for. Lines are stored in English with the name of their role; what someone has written of their own stays as it is.
 * @param roles names of the roles of the lines, by their id
 */
export function lineText(
  { description, role_id }: Pick<InvoiceLine, 'description' | 'role_id'>,
  roles: Readonly<Record<number, RoleNames>>,
): string {
  const role = role_id === null ? undefined : roles[role_id]
  if (role === undefined || role.value_fr === null || currentLanguage() !== 'fr') return description
  if (description === role.value) return role.value_fr
  if (description === t.addedHours.texts.en.replace('{role}', role.value)) return t.addedHours({ role: role.value_fr })
  const overage = overageOf(description, role.value)
  return overage === null ? description : t.aboveHours({ role: role.value_fr, ...overage })
}
