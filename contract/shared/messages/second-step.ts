import { message } from '../i18n/message.ts'

/* The second step of whoever has two-step sign-in, beside a password. */

export const code = message({ en: 'Code from your app', fr: 'Code de votre application' })
export const orRecovery = message({
  en: 'Or one of your recovery codes',
  fr: 'Ou un de vos codes de récupération',
})
