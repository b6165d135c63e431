import pino from 'pino'
import { expect, vi } from 'vitest'
import { readConfiguration } from '../../app/configuration.ts'
import { accountDeps } from '../../accounts/account-deps.ts'
import { accountsOperations } from '../../accounts/accounts.operations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { loadCityDirectory, type CityDirectory } from '../../platform/places/city-directory.ts'
import { testBankingKeys } from '../banking-keys.ts'
import type { TestDatabase } from '../database.ts'
import { serveOperations, type OperationsServer } from './operations-server.ts'
import { alertFinanceStaff } from '../../desk/finance-access/alert-finance-staff.ts'
import { registrantRecords } from '../../accounts/registration/registrant-records.ts'
import { registrationOperations } from '../../accounts/registration.operations.ts'

const publicUrl = 'https://talentplace.test'
const directories = new WeakMap<TestDatabase, Promise<CityDirectory>>()

/** One server process with the operations around accounts. Called twice on one database it gives two side by side. */
export async function serveAccounts(
  database: TestDatabase,
  clock: Clock,
  environment: Record<string, string> = {},
): Promise<OperationsServer> {
  const directory = directories.get(database) ?? loadCityDirectory(database)
  directories.set(database, directory)
  const cities = await directory
  const configuration = readConfiguration({ NODE_ENV: 'test', DEMO_DATA: '0', PUBLIC_URL: publicUrl, ...environment })
  const jobs = createJobs({ url: database.url, log: pino({ level: 'silent' }) })
  const server = await serveOperations({ database, clock, staffTwoStep: configuration.staffTwoStep }, (deps) => {
    const accounts = accountDeps({
      ...deps,
      configuration,
      directory: cities,
      jobs,
      bankingKeys: testBankingKeys,
      ...registrantRecords,
      alertFinanceStaff,
    })
    accounts.mailer.work()
    return [...Object.values(accountsOperations(accounts)), ...Object.values(registrationOperations(accounts))]
  })
  await jobs.start()
  return {
    ...server,
    async stop() {
      await jobs.stop()
      await server.stop()
    },
  }
}

export interface ReadMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The six characters in it; empty when there are none. */
  readonly code: string
  /** The key of the link to verify; empty when there is none. */
  readonly linkKey: string
}

/** What was mailed to someone, oldest first. */
export async function mailsTo(database: TestDatabase, email: string): Promise<ReadMail[]> {
  const rows = await database.kysely
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body', 'html_body'])
    .where('recipient', '=', email)
    .orderBy('uuid')
    .execute()
  return rows.map(({ subject, text_body, html_body }) => ({
    subject,
    text: text_body,
    html: html_body,
    code: /^ {4}([A-Z2-9]{6})$/m.exec(text_body)?.[1] ?? '',
    linkKey: /\/verify\/([\w-]{22})\?/.exec(text_body)?.[1] ?? '',
  }))
}

/** The last mail to someone, once there are so many: some are written by a job. */
export async function mailTo(database: TestDatabase, email: string, count = 1): Promise<ReadMail> {
  const mails = await vi.waitFor(
    async () => {
      const found = await mailsTo(database, email)
      expect(found.length).toBeGreaterThanOrEqual(count)
      return found
    },
    { timeout: 10_000, interval: 20 },
  )
  expect(mails).toHaveLength(count)
  return mails.at(-1) as ReadMail
}

/** A whole registration form, as the sign-up page sends it. */
export function registrationOf(email: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    full_name: 'Robin Field',
    email,
    phone_number: '416 555 0100',
    company: 'Field Studio',
    country: 'CA',
    state_prov: 'ON',
    city: 'Toronto',
    latitude: 43.7,
    longitude: -79.4,
    consents: { terms: '2026-11-20' },
    ...more,
  }
}
