import * as t from '@talentplace/contract/accounts/messages/sign-in'
import type { Setting } from './stage.ts'

/** A1.13, B7.4, B7.6: what is said when the server's own words are missing; `null` stands for no readable answer. */
export const stageMessages = {
  check: (message: string | null) => message ?? t.checkFailed(),
  signIn: (message: string | null, setting: Setting) =>
    message ?? (setting === 'dialog' ? t.signInFailed() : t.signInFailedOnPage()),
  collect: (message: string | null) => t.collectFailed({ reason: message ?? t.tryLater() }),
  register: (message: string | null) => t.registerFailed({ reason: message ?? t.tryLater() }),
  registered: (email: string) => t.alreadyRegistered({ email }),
  verify: (message: string | null) => message ?? t.verifyFailed(),
  verified: t.emailVerified(),
  forgot: (message: string | null) => message ?? t.forgotFailed(),
  codeSent: (email: string) => t.codeSent({ email }),
  reset: (message: string | null) => message ?? t.resetFailed(),
  passwordSet: t.passwordChanged(),
} as const
