import { clientRecord } from '@talentplace/contract/accounts/clients/client-record.routes'
import { sql, type Kysely } from 'kysely'
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
  available_hours_per_month: 'hours a month',
} as const satisfies Partial<Record<keyof Tables['assistants'], string>>

/** Lists of a profile by the table that has their names. */
const profileLists = {
  roles: 'role_ids',
  skills: 'skill_ids',
  tools: 'tool_ids',
  industries: 'industry_ids',
  languages: 'language_ids',
} as const satisfies Partial<Record<keyof Tables, keyof Tables['assistants']>>

const labels: Readonly<Record<Pair['kind'], Readonly<Record<string, string>>>> = {
  client: companyFields,
  assistant: { ...profileFields, ...Object.fromEntries(Object.keys(profileLists).map((list) => [list, list])) },
}

type Details = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

async function companyOf(database: Kysely<Tables>, uuid: string): Promise<Details> {
  const { tax_numbers, ...company } = await database
    .selectFrom('clients')
    .select(Object.keys(companyFields) as (keyof typeof companyFields)[])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const numbers = clientRecord.shape.tax_numbers.parse(tax_numbers)
  return { ...company, tax_numbers: numbers.map(({ name, number }) => `${name} ${number}`) }
}

async function profileOf(database: Kysely<Tables>, uuid: string): Promise<Details> {
  const lists = Object.entries(profileLists).map(
    ([table, ids]) =>
      sql`array(select value from ${sql.table(table)} where id = any(${sql.id(ids)}) order by value) as ${sql.id(table)}`,
  )
  const fields = Object.keys(profileFields).map((field) => sql.id(field))
  const { rows } = await sql<Details>`
    select ${sql.join([...fields, ...lists])} from assistants where uuid = ${uuid}`.execute(database)
  return rows[0] ?? {}
}

/** What was entered of one itself, as it reads: of a company, or of a profile. */
export async function detailsOf(database: Kysely<Tables>, kind: Pair['kind'], uuid: string): Promise<Details> {
  const entered = kind === 'client' ? await companyOf(database, uuid) : await profileOf(database, uuid)
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => !isEmpty(value)))
}

/** Details are the one's that stays; which of the other one's are entered and are others, in one line. */
export async function untakenDetails(database: Kysely<Tables>, { kind, goes, stays }: Pair): Promise<string[]> {
  const [going, staying] = [await detailsOf(database, kind, goes), await detailsOf(database, kind, stays)]
  const others = Object.keys(going).filter((key) => JSON.stringify(going[key]) !== JSON.stringify(staying[key]))
  if (others.length === 0) return []
  const what = others.map((key) => labels[kind][key]).join(', ')
  return [`${kind === 'client' ? 'Company details' : 'Profile'}: ${what}`]
}
