import { message } from '../../shared/i18n/message.ts'

/* B7.5: the page where the link in the registration mail leads, and what becomes of it. */

export const title = message({ en: 'Confirm your email', fr: 'Confirmez votre courriel' })
export const oneMoment = message({ en: 'One moment, please.', fr: 'Un instant, s’il vous plaît.' })
/** In the browser that signed up. */
export const isYours = message({
  en: 'Confirm that {email} is yours, then sign in.',
  fr: 'Confirmez que {email} est à vous, puis connectez-vous.',
})
/** In another browser, with what was entered there. */
export const detailsEntered = message({
  en: 'Someone signed up as {email} with these details. If they’re yours, confirm your email and sign in.',
  fr: 'Une personne s’est inscrite avec {email} et ces renseignements. S’ils sont les vôtres, confirmez votre courriel et connectez-vous.',
})
export const entered = message({
  en: 'What was entered at sign-up',
  fr: 'Renseignements donnés à l’inscription',
})
export const name = message({ en: 'Name', fr: 'Nom' })
export const company = message({ en: 'Company', fr: 'Entreprise' })
export const phone = message({ en: 'Phone', fr: 'Téléphone' })
export const city = message({ en: 'City', fr: 'Ville' })
export const signsOut = message({
  en: 'You’re signed in as {email}. Confirming signs you out here first.',
  fr: 'Vous êtes en session comme {email}. Confirmer vous déconnecte d’abord ici.',
})
export const confirm = message({ en: 'Confirm my email', fr: 'Confirmer mon courriel' })
export const confirming = message({ en: 'Confirming …', fr: 'Confirmation…' })
export const startOver = message({
  en: 'Start over with my own details',
  fr: 'Recommencer avec mes propres renseignements',
})

/** Where it fails. */
export const couldNotVerify = message({
  en: 'Your email could not be verified',
  fr: 'Votre courriel n’a pas pu être confirmé',
})
export const tryLater = message({
  en: 'Unable to verify your email. Please try again later.',
  fr: 'Impossible de confirmer votre courriel. Veuillez réessayer plus tard.',
})
export const badLink = message({
  en: 'This link has been used, has expired, or isn’t complete.',
  fr: 'Ce lien a déjà servi, a expiré ou n’est pas complet.',
})
export const nothingLost = message({
  en: 'Nothing is lost. Wait a moment, then try again.',
  fr: 'Rien n’est perdu. Attendez un instant, puis réessayez.',
})
export const linksWorkOnce = message({
  en: 'Links work once and expire after seven days. If you’ve used this one already, sign in. Otherwise get a new one by email.',
  fr: 'Un lien ne sert qu’une fois et expire après sept jours. Si vous avez déjà utilisé celui-ci, connectez-vous. Sinon, demandez-en un autre par courriel.',
})
/** Where the link names no address. */
export const linksAndCode = message({
  en: 'Links work once and expire after seven days. If you’ve used this one already, sign in. If your address isn’t confirmed yet, we’ll email you a new code.',
  fr: 'Un lien ne sert qu’une fois et expire après sept jours. Si vous avez déjà utilisé celui-ci, connectez-vous. Si votre adresse n’est pas encore confirmée, nous vous enverrons un nouveau code par courriel.',
})
export const tryAgain = message({ en: 'Try again', fr: 'Réessayer' })
export const newLink = message({ en: 'Send me a new link', fr: 'M’envoyer un nouveau lien' })
export const newLinkSent = message({
  en: 'If {email} has an account with us, a new mail is on its way. Only its newest link works.',
  fr: 'Si {email} a un compte chez nous, un nouveau courriel est en route. Seul son lien le plus récent fonctionne.',
})
export const signIn = message({ en: 'Sign In', fr: 'Se connecter' })
export const startPage = message({ en: 'Go to the start page', fr: 'Aller à la page d’accueil' })
