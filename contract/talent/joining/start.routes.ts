import * as fields from '../../shared/messages/fields.ts'
import { z } from 'zod'
import { confirmationCode, email, newPassword, newPerson } from '../../accounts/account-fields.ts'
import { acceptTerms, consentVersions } from '../../accounts/consent.ts'
import { signedIn } from '../../accounts/sessions/session.routes.ts'
import { operation } from '../../shared/operation.ts'
import { agreeToUse, dataConsentVersions } from '../applications/data-consent.ts'

/** What the form asks for. */
export const startForm = newPerson.extend({
  terms: z.literal(true, acceptTerms),
  data: z.literal(true, agreeToUse),
})

/**
 * C6.1: what is entered waits until a mailed code or link proves the mailbox. Answered alike for every address: whoever has an
 * account already is mailed how to continue instead.
 */
export const startApplication = operation({
  name: 'applications.startApplication',
  method: 'POST',
  path: '/applications',
  summary: 'Begin to apply as a virtual assistant; a code and a link are mailed',
  caller: 'anyone',
  body: newPerson.extend({
    terms_version: z.enum(consentVersions, acceptTerms),
    data_version: z.enum(dataConsentVersions, agreeToUse),
  }),
  reply: z.object({}),
  failures: ['429 too_many', '429 too_many_mails'],
})

const linkKey = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{22}$/, { error: () => fields.incompleteLink() })

/** What is asked for beside the mailed code. */
export const confirmForm = z.object({ code: confirmationCode, password: newPassword })

/**
 * The mailed code with its address, or the key of the mailed link: the account is there with the chosen password, its application
 * is started, and whoever called is signed in. 400 `wrong_code`; 409 `already_registered` where the address got an account meanwhile.
 */
export const confirmStart = operation({
  name: 'applications.confirmStart',
  method: 'POST',
  path: '/applications/confirmation',
  summary: 'Confirm the email of an applicant, choose a password, and begin the application',
  caller: 'anyone',
  body: z.object({ email, verification_key: z.union([confirmationCode, linkKey]), password: newPassword }),
  reply: signedIn,
  failures: ['400 wrong_code', '409 already_registered', '429 too_many'],
})

export const resumeForm = z.object({ email })

/** Answered alike for every address; mailed only to someone whose application is open. */
export const requestResumeLink = operation({
  name: 'applications.requestResumeLink',
  method: 'POST',
  path: '/applications/resume-link',
  summary: 'Mail someone a link back into their application',
  caller: 'anyone',
  body: resumeForm,
  reply: z.object({}),
  failures: ['429 too_many', '429 too_many_mails'],
})

/** “Save and continue later”. 409 `application_ended`. */
export const sendOwnResumeLink = operation({
  name: 'applications.sendOwnResumeLink',
  method: 'POST',
  path: '/applications/self/resume-link',
  summary: 'Mail oneself a link back into one’s application',
  caller: ['virtualassistant'],
  reply: z.object({ email: z.string() }),
  failures: ['404 not_found', '409 application_ended', '429 too_many', '429 too_many_mails'],
})

/** Once for each link, within seven days; 400 `link_over` otherwise. */
export const resumeApplication = operation({
  name: 'applications.resumeApplication',
  method: 'POST',
  path: '/applications/resume',
  summary: 'Sign in by the link back into an application',
  caller: 'anyone',
  body: z.object({ key: linkKey }),
  reply: signedIn,
  failures: ['400 link_over', '400 two_step_on', '429 too_many'],
})
