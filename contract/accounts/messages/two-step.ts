import { message } from '../../shared/i18n/message.ts'

/* Two-step sign-in, on a person’s own account’s page: a code of an authenticator app besides the password. */

export const title = message({ en: 'Two-step sign-in', fr: 'Connexion en deux étapes' })
export const lead = message({
  en: 'Besides your password, signing in asks for a code that only your phone shows. Whoever learns your password still doesn’t get in.',
  fr: 'En plus du mot de passe, la connexion demande un code que seul votre téléphone affiche. Connaître votre mot de passe ne suffit plus.',
})
export const on = message({ en: 'On', fr: 'Activée' })
export const off = message({ en: 'Off', fr: 'Désactivée' })
export const onSince = message({ en: 'On since <when></when>', fr: 'Activée depuis\u00a0: <when></when>' })
export const noCodeLeft = message({ en: 'No recovery code is left', fr: 'Il ne reste aucun code de récupération' })
export const codesLeft = message({
  en: '{count, plural, one {# recovery code left} other {# recovery codes left}}',
  fr: '{count, plural, one {# code de récupération restant} other {# codes de récupération restants}}',
})
export const setUp = message({ en: 'Set up two-step sign-in', fr: 'Configurer la connexion en deux étapes' })
export const newCodes = message({ en: 'Get new recovery codes', fr: 'Obtenir de nouveaux codes de récupération' })
export const switchOff = message({ en: 'Switch off', fr: 'Désactiver' })

/** While it is set up. */
export const password = message({ en: 'Your password', fr: 'Votre mot de passe' })
export const proceed = message({ en: 'Continue', fr: 'Continuer' })
export const checking = message({ en: 'Checking …', fr: 'Vérification…' })
export const notStarted = message({
  en: 'The set-up could not begin. Please try again.',
  fr: 'La configuration n’a pas pu commencer. Veuillez réessayer.',
})
export const scan = message({
  en: 'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password, and scan this square with it.',
  fr: 'Ouvrez sur votre téléphone une application d’authentification, comme Google Authenticator, Microsoft Authenticator ou 1Password, et numérisez ce carré.',
})
export const square = message({
  en: 'QR code for your authenticator app',
  fr: 'Code QR pour votre application d’authentification',
})
export const typeKey = message({
  en: 'Can’t scan it? Type this key into the app: <code>{secret}</code>',
  fr: 'Impossible de le numériser? Entrez cette clé dans l’application\u00a0: <code>{secret}</code>',
})
export const confirm = message({ en: 'Confirm two-step sign-in', fr: 'Confirmer la connexion en deux étapes' })
export const sixDigits = message({ en: 'The 6 digits it shows now', fr: 'Les 6 chiffres qu’elle affiche maintenant' })
export const switchOn = message({ en: 'Switch it on', fr: 'Activer' })
export const notSwitchedOn = message({
  en: 'Two-step sign-in could not be switched on. Please try again.',
  fr: 'La connexion en deux étapes n’a pas pu être activée. Veuillez réessayer.',
})

/** The codes that open the account without the phone. */
export const recoveryCodes = message({ en: 'Recovery codes', fr: 'Codes de récupération' })
export const keepCodes = message({ en: 'Keep these recovery codes', fr: 'Conservez ces codes de récupération' })
export const codesNote = message({
  en: 'Each opens your account once, without your phone. Keep them somewhere safe: we can’t show them again.',
  fr: 'Chacun ouvre votre compte une fois, sans votre téléphone. Gardez-les en lieu sûr\u00a0: nous ne pourrons plus les afficher.',
})
export const codesSaved = message({ en: 'I’ve kept them', fr: 'Je les ai conservés' })
export const copy = message({ en: 'Copy', fr: 'Copier' })
export const copied = message({ en: 'Copied to clipboard!', fr: 'Copié dans le presse-papiers!' })
export const notCopied = message({
  en: 'Your browser didn’t let us copy. Save them as a file instead.',
  fr: 'Votre navigateur n’a pas permis la copie. Enregistrez-les plutôt dans un fichier.',
})
export const saveFile = message({ en: 'Save as a file', fr: 'Enregistrer dans un fichier' })
export const notRenewed = message({
  en: 'Your recovery codes could not be renewed. The ones you have still work.',
  fr: 'Vos codes de récupération n’ont pas pu être renouvelés. Ceux que vous avez fonctionnent toujours.',
})
export const oldCodesEnd = message({
  en: 'The recovery codes you have now stop working.',
  fr: 'Les codes de récupération que vous avez maintenant cessent de fonctionner.',
})

/** Switching it off. */
export const end = message({
  en: 'Switch two-step sign-in off',
  fr: 'Désactiver la connexion en deux étapes',
})
export const endNote = message({
  en: 'Your password alone will then open your account.',
  fr: 'Votre mot de passe seul ouvrira alors votre compte.',
})
export const switchItOff = message({ en: 'Switch it off', fr: 'Désactiver' })
export const notSwitchedOff = message({
  en: 'Two-step sign-in could not be switched off. It is still on; please try again.',
  fr: 'La connexion en deux étapes n’a pas pu être désactivée. Elle est toujours active; veuillez réessayer.',
})
export const isOff = message({ en: 'Two-step sign-in is off.', fr: 'La connexion en deux étapes est désactivée.' })
