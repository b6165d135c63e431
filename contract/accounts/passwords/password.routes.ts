import { z } from 'zod'
import { operation } from '../../shared/operation.ts'
import { confirmMatches } from '../cross-field-rules.ts'
import { confirmedPassword, email, enteredPassword, newPassword, verificationKey } from '../account-fields.ts'
import { requiredSecondStep } from '../two-step/second-step-code.ts'
import { registrationKey } from '../registration/register.routes.ts'

/** Seconds between two mailed codes. */
export const resendWait = 30

/** B9.6: the change-password screen. */
export const changePasswordForm = confirmMatches(
  z.object({
    oldPassword: enteredPassword,
    newPassword,
    confirm_password: confirmedPassword,
    code: requiredSecondStep,
  }),
  'newPassword',
)

/** A1.9: the reset_password stage, with a typed code or the key that a mailed link brought along. */
export const resetPasswordForm = confirmMatches(
  z.object({
    resetPasswordToken: verificationKey,
    password: newPassword,
    confirm_password: confirmedPassword,
  }),
  'password',
)

/** B9.6: of the caller's own account; ends the caller's other sessions. */
export const changePassword = operation({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/auth/changepassword',
  summary: 'Change your own password',
  caller: 'session',
  body: z.object({ email, oldPassword: enteredPassword, newPassword, code: requiredSecondStep }),
  reply: z.object({}),
  failures: ['404 not_found', '429 too_many'],
})

/**
 * A1.9: mails a code; answers alike for an address that nobody has. With `send_new_token=1` a new code is mailed in any
 * case (of the kind last mailed: to verify or to reset), at the earliest 30 seconds after the last (else 429); without,
 * a code of the last 30 seconds stays the one.
 */
export const forgotPassword = operation({
  name: 'accounts.forgotPassword',
  method: 'POST',
  path: '/auth/forgotpassword',
  summary: 'Mail a code to choose a new password with',
  caller: 'anyone',
  query: z.object({ send_new_token: z.enum(['0', '1']).optional() }),
  body: z.object({ email }),
  reply: z.object({}),
  failures: ['429 too_many', '429 too_soon'],
})

/**
 * A1.9: with a mailed code, the key of a mailed link, or the one that verification gave; 400 `wrong_code` as for
 * verification. The email counts as verified then, and every session of the account ends. Where it hadn't been confirmed,
 * what was entered at registration stays only for whoever shows its `registration_key`.
 */
export const resetPassword = operation({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/auth/resetpassword',
  summary: 'Choose a new password with a mailed code',
  caller: 'anyone',
  body: z.object({
    email,
    resetPasswordToken: verificationKey,
    password: newPassword,
    registration_key: registrationKey.nullish(),
  }),
  reply: z.object({}),
  failures: ['400 wrong_code', '429 too_many'],
})
