import { message } from '../../shared/i18n/message.ts'

/*
 * What a person agrees to when they sign up, of the edition that `consent.ts` names. A changed text, in either language, is a new edition: what
 * is here is what was agreed to.
 */

export const terms = message({
  en: 'I have read and accept the <terms>terms of service</terms> and the <privacy>privacy policy</privacy>.',
  fr: 'J’ai lu et j’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
})
export const email = message({
  en: 'Send me news and offers by e-mail. I can withdraw this at any time with the link in each message.',
  fr: 'Envoyez-moi des nouvelles et des offres par courriel. Je peux retirer ce consentement en tout temps avec le lien dans chaque message.',
})
