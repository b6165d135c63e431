import { createHash } from 'node:crypto'
import { filledText, type AgreementVariable } from '@talentplace/contract/talent/agreement/agreement-variables'
import { pageText, type PageText } from '@talentplace/contract/core/content/content-page'
import { sql, type Kysely } from 'kysely'
import { editionInForce } from '../../core/content/edition.ts'
import { currentPayRates } from '../pay-rates/find-pay-rates.ts'
import { calendarDay } from '../../platform/clock/calendar-day.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { dayText } from '../../rules/day-text.ts'
import { moneyText } from '../../rules/money-text.ts'

export interface FilledAgreement {
  readonly version: string
  readonly text: PageText
  /** Of the text. */
  readonly digest: Buffer
  readonly full_name: string
}

const countries: Readonly<Record<string, string>> = { CA: 'Canada', US: 'United States' }

/** Each rate that holds for their country today: the general one, and those of their roles. */
async function payRatesOf(
  database: Kysely<Tables>,
  { country, role_ids }: { country: string; role_ids: readonly number[] },
  today: string,
): Promise<string> {
  const { rows } = await sql<{ role: string | null; hourly_cents: number; currency: 'cad' | 'usd' }>`
    select role, hourly_cents, currency from (${currentPayRates(today)}) rates
    where state = 'current' and country = ${country} and (role_id is null or role_id = any (${role_ids}::int[]))
    order by role nulls last`.execute(database)
  if (rows.length === 0) return 'those of the invitations you accept'
  return rows
    .map(
      ({ role, hourly_cents, currency }) =>
        `${moneyText(hourly_cents, currency)} an hour${role === null ? '' : ` as ${role}`}`,
    )
    .join('; ')
}

function filledPage({ heading, lead, sections }: PageText, fill: (words: string) => string): PageText {
  return {
    heading: fill(heading),
    lead: fill(lead),
    sections: sections.map((section) => ({
      ...section,
      heading: fill(section.heading),
      text: fill(section.text),
      items: section.items.map((item) => ({ heading: fill(item.heading), text: fill(item.text) })),
    })),
  }
}

/** The edition in force with everything filled in, as an assistant would sign it on that day. */
export async function fillAgreement(
  database: Kysely<Tables>,
  { virtualassistant_uuid, brand, now }: { virtualassistant_uuid: string; brand: string; now: Date },
): Promise<FilledAgreement> {
  const person = await database
    .selectFrom('assistants')
    .leftJoin('regions', (join) =>
      join.onRef('regions.code', '=', 'assistants.region').onRef('regions.country', '=', sql`assistants.country`),
    )
    .select([
      'full_name',
      'city',
      'assistants.country',
      'region',
      'regions.name as region_name',
      'timezone',
      'role_ids',
    ])
    .where('uuid', '=', virtualassistant_uuid)
    .executeTakeFirstOrThrow()
  const today = calendarDay(person.timezone, now)
  const place = [person.city, person.region_name ?? person.region, countries[person.country] ?? person.country]
  const values: Record<AgreementVariable, string> = {
    full_name: person.full_name,
    address: place.filter((part) => part !== '').join(', '),
    start_date: dayText(today),
    pay_rates: await payRatesOf(database, person, today),
    company: brand,
  }
  const edition = await editionInForce(database, 'assistant-agreement')
  const text = filledPage(edition.text, (words) => filledText(words.replaceAll('{brand}', brand), values))
  return { version: edition.version, text, digest: digestOf(text), full_name: person.full_name }
}

/** In the contract’s order of keys: what the database keeps in another one has the same digest. */
export function digestOf(text: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(pageText.parse(text)))
    .digest()
}
