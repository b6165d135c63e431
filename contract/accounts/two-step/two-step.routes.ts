import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { uuid } from '../../shared/identifier.ts'
import { enteredPassword } from '../account-fields.ts'
import { appCode, secondStepCode } from './second-step-code.ts'
import { humanText } from '../../shared/human-text.ts'

export const recoveryCodeCount = 10

const confirmed = z.object({ password: enteredPassword, code: secondStepCode })
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).length(recoveryCodeCount) })

export const twoStep = z.object({
  is_on: z.boolean(),
  /** Since when; null: it is off. */
  since: z.iso.datetime().nullable(),
  /** How many recovery codes are unused. */
  recovery_codes_left: z.int(),
  /** Nobody with this account may do without it. */
  is_required: z.boolean(),
})
export type TwoStep = z.infer<typeof twoStep>

export const getTwoStep = operation({
  name: 'accounts.getTwoStep',
  method: 'GET',
  path: '/auth/twostep',
  summary: 'Whether signing in to one’s own account asks for a second step',
  caller: 'session',
  beforeTwoStep: true,
  reply: twoStep,
})

/** Nothing is asked for until a code confirms that the app has the secret. 409 `two_step_on` where that was done. */
export const beginTwoStep = operation({
  name: 'accounts.beginTwoStep',
  method: 'POST',
  path: '/auth/twostep/begin',
  summary: 'Begin to set up two-step sign-in: the secret for an authenticator app',
  caller: 'session',
  beforeTwoStep: true,
  freshSession: true,
  body: z.object({ password: enteredPassword }),
  reply: z.object({
    /** As it is typed into an app. */
    secret: z.string(),
    /** The same as an app scans it. */
    uri: z.string(),
  }),
  failures: ['409 two_step_on', '429 too_many'],
})

/** The recovery codes are told this once. 409 `two_step_on`, or `not_begun`. */
export const confirmTwoStep = operation({
  name: 'accounts.confirmTwoStep',
  method: 'POST',
  path: '/auth/twostep/confirm',
  summary: 'Switch two-step sign-in on, by a first code',
  caller: 'session',
  beforeTwoStep: true,
  freshSession: true,
  body: z.object({ code: appCode }),
  reply: recoveryCodes,
  failures: ['409 not_begun', '409 two_step_on', '429 too_many'],
})

/** 409 `two_step_off`; 409 `two_step_required` for whom it is asked of. */
export const endTwoStep = operation({
  name: 'accounts.endTwoStep',
  method: 'POST',
  path: '/auth/twostep/end',
  summary: 'Switch two-step sign-in off',
  caller: 'session',
  freshSession: true,
  body: confirmed,
  reply: z.object({}),
  failures: ['409 two_step_off', '409 two_step_required', '429 too_many'],
})

/** The codes of before end. 409 `two_step_off` */
export const renewRecoveryCodes = operation({
  name: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/auth/twostep/recoverycodes',
  summary: 'New recovery codes, told this once',
  caller: 'session',
  freshSession: true,
  body: confirmed,
  reply: recoveryCodes,
  failures: ['409 two_step_off', '429 too_many'],
})

/** For someone who has lost their phone and their recovery codes: they are signed out everywhere. 409 `two_step_off` */
export const resetTwoStep = operation({
  name: 'accounts.resetTwoStep',
  method: 'POST',
  path: '/user/{uuid}/twostep/reset',
  summary: 'Switch someone’s two-step sign-in off',
  caller: ['super_admin'],
  freshSession: true,
  params: z.object({ uuid }),
  body: z.object({
    /** How it was shown that it is them who ask, for the audit. */
    reason: humanText().min(1).max(500),
  }),
  reply: z.object({}),
  failures: ['404 not_found', '409 own_account', '409 two_step_off'],
})
