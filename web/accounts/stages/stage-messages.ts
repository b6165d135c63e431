import type { Setting } from './stage.ts'

/** A1.13, B7.4, B7.6: what is said when the server's own words are missing; `null` stands for no readable answer. */
export const stageMessages = {
  check: (message: string | null) => message ?? 'An error occurred while checking your email. Please try again later.',
  signIn: (message: string | null, setting: Setting) =>
    message ?? (setting === 'dialog' ? 'Sign in failed' : 'Sign In failed'),
  collect: (message: string | null) => `Unable to update details at this time - ${message ?? 'please try again later'}`,
  register: (message: string | null) => `Unable to register - ${message ?? 'please try again later'}`,
  registered: (email: string) => `Email ${email} is already registered.`,
  verify: (message: string | null) => message ?? 'Unable to verify your email at this time. Please try again later.',
  verified: 'Email verified successfully.',
  forgot: (message: string | null) => message ?? 'Unable to reset your password. Please try again later.',
  codeSent: (email: string) => `A new Confirmation Code has been sent to ${email}.`,
  reset: (message: string | null) => message ?? 'Unable to change your password. Please try again later.',
  passwordSet: 'Password successfully changed.',
} as const
