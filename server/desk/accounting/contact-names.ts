import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** A party of posted documents, as they name it, with the instant of the first of them. */
export interface NamedParty {
  /** A client or an assistant. */
  readonly party: string
  readonly name: string
  readonly first: Date
}

/** How an accounting program has names of contacts. */
export interface ContactRules {
  /** At most so many characters. */
  readonly length: number
  /** What it doesn't take is written otherwise. */
  readonly clean: (name: string) => string
}

/**
 * Of names of contacts QuickBooks says that they have at most 100 characters, and no colon (which parts a customer from their sub-customer),
 * quotation mark, tab or new line: https://community.intuit.com/articles/1583081-which-contact-fields-are-imported
 */
export const quickBooksContacts: ContactRules = {
  length: 100,
  clean: (name) =>
    name
      .replaceAll(/\s*:+\s*/g, ' - ')
      .replaceAll('"', "'")
      .replaceAll(/\s+/g, ' ')
      .trim(),
}

/** Xero takes any; the 255 characters of a contact's name are those of its API. */
export const xeroContacts: ContactRules = { length: 255, clean: (name) => name }

const keyOf = ({ party, name }: Pick<NamedParty, 'party' | 'name'>) => `${party} ${name}`

/**
 * What each party is called in an accounting program, which knows contacts, customers and suppliers alike, by their names alone. Whoever had a name first keeps it;
 * others of that name get a number, the same in every month, since posted documents stay as they are.
 */
export function contactNames(
  parties: readonly NamedParty[],
  { length, clean }: ContactRules,
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  const names = new Map<string, string>()
  const inOrder = parties.toSorted((a, b) =>
    a.first.getTime() === b.first.getTime() ? a.party.localeCompare(b.party) : a.first.getTime() - b.first.getTime(),
  )
  for (const each of inOrder) {
    const own = clean(each.name)
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`
      const written = `${own.slice(0, length - suffix.length)}${suffix}`
      const owner = owners.get(written.toLowerCase())
      if (owner !== undefined && owner !== each.party) continue
      owners.set(written.toLowerCase(), each.party)
      names.set(keyOf(each), written)
      break
    }
  }
  return names
}

/** Everyone that a posted document was made out to. */
export async function namedParties(transaction: Transaction<Tables>): Promise<NamedParty[]> {
  const { rows } = await sql<NamedParty>`
    select client_uuid as party, client ->> 'name' as name, min(created_date) as first
    from invoices where number is not null group by 1, 2
    union all
    select virtualassistant_uuid, payee ->> 'name', min(posted_date)
    from va_bills where number is not null group by 1, 2`.execute(transaction)
  return rows
}

/** What a party of a document is called; its own name where it isn't among them. */
export const contactNameOf = (names: ReadonlyMap<string, string>, party: string, name: string): string =>
  names.get(keyOf({ party, name })) ?? name
