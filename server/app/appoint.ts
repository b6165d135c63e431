import { parseArgs } from 'node:util'
import { email as emailField } from '@talentplace/contract/accounts/account-fields'
import { appointSuperAdmin } from '../accounts/users/appoint-super-admin.ts'
import { userMails } from '../accounts/users/user-mails.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { createLog } from '../platform/log/create-log.ts'
import { alertFinanceStaff } from '../desk/finance-access/alert-finance-staff.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { endWithOneLine } from './exit-with-one-line.ts'
import { reachDatabase } from './open-database.ts'

const usage = 'Use it as: npm run appoint -- --email robin@example.com --name "Robin Field"'

function readPerson(given: string[]): { email: string; full_name: string } {
  try {
    const { values } = parseArgs({ args: given, options: { email: { type: 'string' }, name: { type: 'string' } } })
    const email = emailField.parse(values.email).toLowerCase()
    return { email, full_name: values.name?.trim().slice(0, 200) || email }
  } catch {
    throw new ConfigurationError(`'${given.join(' ')}' isn't understood. ${usage}`)
  }
}

/** `npm run appoint`: makes someone super administrator, also the first one of a new installation. */
async function appoint(): Promise<void> {
  const person = readPerson(process.argv.slice(2))
  const configuration = readConfiguration(process.env)
  const { database, stop } = await reachDatabase(configuration, createLog({ level: 'warn' }))
  try {
    const mails = userMails({ ...configuration, support: configuration.links.client_support })
    const reason = 'Appointed from the command line'
    const made = await appointSuperAdmin(
      { database, clock: systemClock, mails, alertFinanceStaff },
      { ...person, reason },
    )
    console.log(
      made
        ? `${person.email} is a super administrator, invited by email to choose a password.`
        : `${person.email} is a super administrator.`,
    )
  } catch (error) {
    throw error instanceof HttpError ? new ConfigurationError(`${person.email}: ${error.message}.`) : error
  } finally {
    await stop()
  }
}

try {
  await appoint()
} catch (error) {
  endWithOneLine(error)
}
