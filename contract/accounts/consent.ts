import * as t from './messages/fields.ts'

/*
 * What a person agrees to when registering. A changed text gets a new version; the versions before stay, because they
 * are what someone agreed to.
 */

/** The edition of each text that is agreed to now; its words are `messages/consents.ts`. */
export const consentTexts = {
  terms: { version: '2026-11-20' },
  email: { version: '2026-11-20' },
} as const

export const consentKinds = ['terms', 'email'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** What is said where the terms aren't accepted. */
export const acceptTerms = { error: () => t.acceptTerms() }

/** Every version a person may have seen, newest last. */
export const consentVersions = ['2026-11-20'] as const
