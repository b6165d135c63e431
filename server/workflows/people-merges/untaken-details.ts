import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Pair } from './merged-rows.ts'

const companyFields = {
  legal_name: 'legal name',
  address_line1: 'address',
  city: 'city',
  state_prov: 'province or state',
  postal_code: 'postal code',
  phone_number: 'telephone',
  tax_numbers: 'tax numbers',
  invoice_emails: 'where invoices go',
  po_number: 'PO number',
} as const satisfies Partial<Record<keyof Tables['clients'], string>>

const profileFields = {
  display_name: 'the name clients know',
  preferred_pronouns: 'pronouns',
  blurb: 'introduction',
  bio: 'profile text',
  city: 'city',
  role_ids: 'roles',
  skill_ids: 'skills',
  tool_ids: 'tools',
  industry_ids: 'industries',
  language_ids: 'languages',
  available_hours_per_month: 'hours a month',
} as const satisfies Partial<Record<keyof Tables['assistants'], string>>

type Details = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What was entered of one itself, by column: of a company, or of a profile. */
export async function detailsOf(database: Kysely<Tables>, kind: Pair['kind'], uuid: string): Promise<Details> {
  const entered: Details =
    kind === 'client'
      ? await database
          .selectFrom('clients')
          .select(Object.keys(companyFields) as (keyof typeof companyFields)[])
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
      : await database
          .selectFrom('assistants')
          .select(Object.keys(profileFields) as (keyof typeof profileFields)[])
          .where('uuid', '=', uuid)
          .executeTakeFirstOrThrow()
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => !isEmpty(value)))
}

/** Details are the one's that stays; which of the other one's are entered and are others, in one line. */
export async function untakenDetails(database: Kysely<Tables>, { kind, goes, stays }: Pair): Promise<string[]> {
  const labels: Readonly<Record<string, string>> = kind === 'client' ? companyFields : profileFields
  const [going, staying] = [await detailsOf(database, kind, goes), await detailsOf(database, kind, stays)]
  const others = Object.keys(going).filter((key) => JSON.stringify(going[key]) !== JSON.stringify(staying[key]))
  if (others.length === 0) return []
  const what = others.map((key) => labels[key]).join(', ')
  return [`${kind === 'client' ? 'Company details' : 'Profile'}: ${what}`]
}
