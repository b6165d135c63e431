import * as refusals from '@talentplace/contract/accounts/messages/refusals'
import { login } from '@talentplace/contract/accounts/sessions/session.routes'
import type { Permission } from '@talentplace/contract/shared/permission'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { handle } from '../../platform/http/handler.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { answerIn } from '../../platform/languages/reader-language.ts'
import type { CityDirectory } from '../../platform/places/city-directory.ts'
import { accountLanguage } from '../../platform/sessions/account-language.ts'
import type { SessionStore } from '../../platform/sessions/session-store.ts'
import { mustSetUpTwoStep } from '../../platform/sessions/two-step-duty.ts'
import {
  checkCredentials,
  useMailedCode,
  wrongCredentials,
  type Account,
  type CredentialDeps,
} from './check-credentials.ts'
import {
  requestFor,
  checkDetails,
  comesFromPartner,
  missingDetails,
  saveDetails,
  wantedDetails,
  type CheckedDetails,
} from '../collect-details.ts'
import { turnOf } from '../stored-passwords/hash-queue.ts'
import type { TwoStepConfiguration } from '../two-step/get-two-step.ts'
import {
  findSecondStep,
  matchSecondStep,
  wrongSecondStep,
  type MatchedStep,
  type SecondStep,
  type SecondStepDeps,
} from '../two-step/second-step.ts'
import { deviceText, deviceWords } from './device-words.ts'
import { noteDevice } from './note-device.ts'
import { joinClient } from '../registration/join-client.ts'
import type { RegistrantRecords } from '../registration/entered-details.ts'
import { sessionUser } from './session-user.ts'

/** How the company of a client is kept; accounts don't own it. */
export interface Companies {
  add(transaction: Kysely<Tables>, company: { name: string; is_individual: boolean }): Promise<string>
  rename(transaction: Kysely<Tables>, clientUuid: string, name: string): Promise<void>
  /** Where a company is that hasn't said so yet. */
  place(
    transaction: Kysely<Tables>,
    clientUuid: string,
    place: { country: 'CA' | 'US'; state_prov: string; city: string },
  ): Promise<void>
}

export type LoginDeps = CredentialDeps &
  SecondStepDeps & {
    readonly configuration: TwoStepConfiguration
    readonly sessions: SessionStore
    readonly directory: CityDirectory
    readonly companies: Companies
    readonly records: Pick<RegistrantRecords, 'retainAgreedEditions'>
  }

/** Keeps what the sign-in collected; a partner's client becomes one of ours with it (A1.15). */
async function completeAccount(
  { clock, companies, records }: LoginDeps,
  transaction: Transaction<Tables>,
  account: Account,
  { details, address }: { details: CheckedDetails; address: string },
): Promise<Account> {
  if (account.client_uuid !== null && details.company !== undefined) {
    await companies.rename(transaction, account.client_uuid, details.company)
  }
  if (account.client_uuid !== null && details.location !== undefined) {
    await companies.place(transaction, account.client_uuid, details.location)
  }
  const at = clock.now()
  await saveDetails(transaction, account.uuid, details, { at, address })
  if (details.terms !== undefined) await records.retainAgreedEditions(transaction, { user_uuid: account.uuid, at })
  if (comesFromPartner(account)) {
    const name = details.company ?? account.full_name
    const clientUuid = account.client_uuid ?? (await companies.add(transaction, { name, is_individual: false }))
    const reason = 'A partner brand’s client signed in'
    await joinClient(transaction, account, clientUuid, { at, reason })
  }
  return transaction.selectFrom('users').selectAll().where('uuid', '=', account.uuid).executeTakeFirstOrThrow()
}

/** The code of the account's second step, where it asks for one; undefined: it doesn't. @throws HttpError 400, 429 */
async function checkSecondStep(
  deps: LoginDeps,
  { account, step }: { account: Account; step: SecondStep | undefined },
  { text, address }: { text: string | undefined; address: string },
): Promise<MatchedStep | undefined> {
  if (!step) return undefined
  const matched = await matchSecondStep(deps, account, step, { text: text ?? '', address })
  if (matched === null) throw wrongStep()
  return matched
}

const wrongStep = () => requestFor(['second_step'], wrongSecondStep, { 'collect.second_step': wrongSecondStep })

const codeRequested = 'Enter the code of your authenticator app, or one of your recovery codes.'

/** A1.6: signs in. */
export function loginOperation(deps: LoginDeps) {
  const { database, clock, sessions, directory, configuration, mails } = deps

  function answer(token: string, { uuid, permissions, ...person }: Account, hasTwoStep: boolean) {
    const must_set_up_two_step = mustSetUpTwoStep(configuration.staffTwoStep, { permissions, hasTwoStep })
    const granted = permissions as Permission[]
    return {
      token,
      user: sessionUser({
        ...person,
        user_uuid: uuid,
        permissions: granted,
        language: accountLanguage({ ...person, permissions }),
        must_set_up_two_step,
      }),
    }
  }

  return handle(login, async (context, { body }) => {
    const { address, exactAddress } = context
    const { password, collect } = body
    const checked = await checkCredentials(deps, {
      email: body.email.toLowerCase(),
      password,
      address,
      code: collect?.code,
      turn: turnOf(context, body.email),
    })
    const { account } = checked
    if (account.verified_date === null) {
      throw new HttpError(403, 'not_verified', refusals.confirmEmailFirst())
    }
    answerIn(accountLanguage(account))
    const wanted = wantedDetails(account)
    const step = await findSecondStep(database, account.uuid)
    if (step && !collect?.second_step)
      throw requestFor(['second_step', ...missingDetails(wanted, collect)], codeRequested)
    const details = await checkDetails(wanted, collect, { transaction: database.kysely, directory })
    const matched = await checkSecondStep(deps, { account, step }, { text: collect?.second_step, address })
    await useMailedCode(deps, checked)
    const device = { id: body.device, words: deviceWords(context.userAgent), text: deviceText(context.userAgent) }
    return database.kysely.transaction().execute(async (transaction) => {
      const isComplete = wanted.length === 0 && !comesFromPartner(account)
      const completed = isComplete
        ? account
        : await completeAccount(deps, transaction, account, { details, address: exactAddress })
      const origin = { device: device.words, address: exactAddress }
      const token = await sessions.startByPassword(account.uuid, account.password_hash, { origin, transaction })
      // Changed since it was compared, the password opens nothing any more.
      if (token === null) throw wrongCredentials()
      if (matched && !(await matched.use(transaction))) throw wrongStep()
      await noteDevice(transaction, { owner: completed, device, at: clock.now(), mails })
      return answer(token, completed, step !== undefined)
    })
  })
}
