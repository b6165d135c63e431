import { sql } from 'kysely'
import type { DeclaredData } from './declared-data.ts'

const words = 'It holds what we offer, and the same for everybody.'
const numbers = { why: 'It holds the last number given.' }
const prices = { why: 'It holds prices.' }

/** What belongs to the product and to nobody. */
export const dataOfProduct: DeclaredData = {
  alerts: {
    // A mail that is refused is an alert of its own, by the address.
    owners: { email: (email) => sql`fingerprint = ${`mail:${email}`}` },
    removed: true,
    columns: { fingerprint: 'code', title: 'said', detail: 'said', entity_link: 'code', note: 'said' },
  },
  assistant_counts: { why: 'It counts assistants.' },
  criterion_counts: { why: 'It counts assistants.' },
  audit_chain: { why: 'It holds where the audit ends.', columns: { hash: 'secret' } },
  cities: {
    why: words,
    columns: {
      name: 'code',
      ascii_name: 'code',
      country: 'code',
      region: 'code',
      timezone: 'code',
      aliases: 'code',
    },
  },
  configurations: {
    why: 'It holds how the product is set.',
    columns: { name: 'code', value: 'code', note: 'said', default_value: 'code' },
  },
  content_editions: {
    why: 'It holds our public pages.',
    columns: { page: 'code', version: 'code', text: 'said as jsonb', reason: 'said' },
  },
  courses: { why: words, columns: { name: 'code', name_fr: 'code' } },
  credit_note_numbers: numbers,
  invoice_numbers: numbers,
  payout_numbers: numbers,
  va_bill_numbers: numbers,
  cron_jobs: { why: 'It holds what runs when.', columns: { name: 'code', schedule: 'code', zone: 'code' } },
  exchange_rates: { why: prices.why, columns: { source: 'code', note: 'said' } },
  failing_items: {
    why: 'It holds what a job couldn’t do, by its uuid.',
    columns: { queue: 'code', last_error: 'said' },
  },
  industries: {
    why: words,
    columns: { slug: 'code', value: 'code', keywords: 'code', description: 'code', value_fr: 'code' },
  },
  integration_checks: { why: 'It holds whether other services answer.', columns: { service: 'code', error: 'said' } },
  languages: { why: words, columns: { code: 'code', value: 'code', value_fr: 'code' } },
  migrations: { why: 'It holds how the database came to be.', columns: { name: 'code' } },
  office_months: { why: 'It holds when months begin.' },
  pay_rates: prices,
  price_bands: prices,
  role_uplifts: prices,
  promotions: { why: prices.why, columns: { code: 'code', name: 'said' } },
  tax_categories: { why: prices.why, columns: { name: 'code' } },
  tax_rates: { why: prices.why, columns: { region: 'code', name: 'code', tax_category: 'code', source: 'code' } },
  regions: { why: words, columns: { code: 'code', name: 'code', name_fr: 'code', main_timezone: 'code' } },
  role_categories: { why: words, columns: { slug: 'code', name: 'code', name_fr: 'code' } },
  role_keywords: { why: words, columns: { keyword: 'code', source: 'code' } },
  role_skills: { why: words },
  role_tools: { why: words },
  roles: {
    why: words,
    columns: {
      slug: 'code',
      value: 'code',
      description: 'code',
      tax_category: 'code',
      value_fr: 'code',
      description_fr: 'code',
    },
  },
  setting_changes: { why: 'It holds limits that were changed, and not by whom.', columns: { name: 'code' } },
  self_identifications: { why: words, columns: { value: 'code', value_fr: 'code' } },
  server_processes: { why: 'It holds which processes run.' },
  server_secrets: { why: 'It holds keys of the product.', columns: { name: 'code', secret: 'secret' } },
  skills: {
    why: words,
    columns: { slug: 'code', value: 'code', category: 'code', aliases: 'code', description: 'code', value_fr: 'code' },
  },
  tools: {
    why: words,
    columns: { slug: 'code', value: 'code', category: 'code', aliases: 'code', description: 'code' },
  },
  throttle_counters: {
    why: 'It counts attempts by a hash of who made them, for a day at most.',
    columns: { purpose: 'code', subject_hash: 'secret' },
  },
  throttle_subjects: {
    why: 'It counts attempts by hashes, for a day at most.',
    columns: { purpose: 'code', subject_hash: 'secret', item_hash: 'secret' },
  },
  time_zones: {
    why: words,
    columns: { zone: 'code', canonical_zone: 'code', description: 'code' },
  },
  unknown_words: {
    why: 'It counts words that searches didn’t know, of whoever.',
    columns: { word: 'said' },
  },
}
