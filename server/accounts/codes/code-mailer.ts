import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Language } from '@talentplace/contract/shared/i18n/language'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { accountLanguage } from '../../platform/sessions/account-language.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import { queueMail, type Mail } from '../../platform/mail/queue-mail.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { AccountLimits } from '../account-limits.ts'
import { addressee, type AccountMails } from '../mails/account-mails.ts'
import type { AccountCodes, CodePurpose, IssuedCode } from './account-codes.ts'

/** `again`: another code of the kind last mailed. `nothing`: the same work for us, and no mail. */
export type WantedCode = 'reset' | 'again' | 'sign-in' | 'nothing'

export interface CodeMailer {
  /**
   * Has a code mailed after the commit. The call that asks never looks whether the address exists: it takes the same
   * time for every address. The mail is in the language of the account, else of that call.
   */
  request(transaction: Kysely<Tables>, email: string, wanted: WantedCode): Promise<void>
  /** Has this process mail them; to be said before its jobs start. */
  work(): void
}

interface Account {
  readonly uuid: string
  readonly email: string
  readonly full_name: string
  readonly has_password: boolean
  readonly verified_date: Date | null
}

const job = 'accounts.mailCode'

interface Requested {
  readonly email: string
  readonly wanted: WantedCode
  readonly language: Language
}

export function createCodeMailer(deps: {
  database: Database
  throttle: Throttle
  limits: AccountLimits
  codes: AccountCodes
  mails: AccountMails
  jobs: Jobs
}): CodeMailer {
  const { database, throttle, limits, codes, mails, jobs } = deps

  /** What another code is for: the purpose of the last one. */
  async function lastPurpose({ uuid, has_password, verified_date }: Account): Promise<CodePurpose> {
    const last = await database.kysely
      .selectFrom('account_codes')
      .select('purpose')
      .where('user_uuid', '=', uuid)
      .where('purpose', '!=', 'login')
      .orderBy('created_date', 'desc')
      .orderBy('uuid', 'desc')
      .limit(1)
      .executeTakeFirst()
    const purpose = last?.purpose ?? (has_password ? 'verify' : 'reset')
    return verified_date === null ? purpose : 'reset'
  }

  async function mailCode({ email, wanted, language }: Requested): Promise<void> {
    if (wanted === 'nothing') return
    const account = await database.kysely
      .selectFrom('users')
      .leftJoin('open_registrations', 'open_registrations.user_uuid', 'users.uuid')
      .select(({ eb }) => [
        'uuid',
        'email',
        'full_name',
        'verified_date',
        'language',
        'permissions',
        eb
          .or([eb('users.password_hash', 'is not', null), eb('open_registrations.password_hash', 'is not', null)])
          .$castTo<boolean>()
          .as('has_password'),
      ])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!account) return
    if (wanted === 'sign-in' && (await codes.isOut(account.uuid, 'login'))) return
    if ((await throttle.count(limits.codesMailed, email)) > limits.codesMailed.max) return
    const purpose = wanted === 'again' ? await lastPurpose(account) : wanted === 'reset' ? 'reset' : 'login'
    await database.kysely.transaction().execute(async (transaction) => {
      const isFirstPassword = purpose === 'reset' && account.verified_date === null && !account.has_password
      const brief = purpose !== 'verify' && !isFirstPassword
      const issued = await codes.issue(transaction, account.uuid, purpose, { brief })
      const mail = writtenIn(accountLanguage(account) ?? language, () =>
        mailOf(purpose, isFirstPassword, account, issued),
      )
      await queueMail(transaction, mail)
    })
  }

  function mailOf(purpose: CodePurpose, isFirstPassword: boolean, account: Account, issued: IssuedCode): Mail {
    if (isFirstPassword) return mails.firstPassword(account.email, issued)
    if (purpose === 'verify') return mails.verification(account.email, issued)
    return purpose === 'reset' ? mails.reset(addressee(account), issued) : mails.signInCode(account, issued)
  }

  return {
    request: (transaction, email, wanted) =>
      jobs.enqueue(transaction, job, { email, wanted, language: currentLanguage() }),
    work: () => jobs.work<Requested>(job, mailCode),
  }
}
