/** What an applicant agrees to besides the terms. A changed text gets a new version; those before stay. */
export const dataConsent = {
  version: '2026-11-26',
  text: 'You may keep and use what I enter here to decide on my application and, if I join, to match me with clients.',
} as const

/** Every version a person may have seen, newest last. */
export const dataConsentVersions = ['2026-11-26'] as const

/** What is said where it isn’t agreed to. */
export const agreeToUse = 'Please agree so that we can consider your application'
