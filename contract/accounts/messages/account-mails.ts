import { message } from '../../shared/i18n/message.ts'

/*
 * Mails about one’s own account: codes, passwords, signing in. Of each mail a subject, its words, and below the button a note for whom it
 * surprises. `brand`: the product’s name. "Forgot password" is what the sign-in page calls it.
 */

export const signIn = message({ en: 'Sign in', fr: 'Se connecter' })

/** A1.7, B7.3: after a registration. */
export const confirmSubject = message({ en: 'Confirm your email', fr: 'Confirmez votre adresse courriel' })
export const confirmText = message({
  en: 'Welcome to {brand}! Confirm your email to open your account: press the button, or enter this Confirmation Code where you signed up.',
  fr: 'Bienvenue chez {brand}! Confirmez votre adresse courriel pour ouvrir votre compte\u00a0: appuyez sur le bouton ou saisissez ce code de confirmation à la page d’inscription.',
})
export const confirmButton = message({ en: 'Confirm my email', fr: 'Confirmer mon adresse' })
export const codeSubject = message({ en: 'Your Confirmation Code', fr: 'Votre code de confirmation' })
export const codeText = message({
  en: 'Welcome to {brand}! Enter this Confirmation Code where you signed up, then choose your password.',
  fr: 'Bienvenue chez {brand}! Saisissez ce code de confirmation à la page d’inscription, puis choisissez votre mot de passe.',
})
export const codeOrButton = message({
  en: 'On another device, or short on time? Confirm with the button instead.',
  fr: 'Vous êtes sur un autre appareil ou vous manquez de temps? Confirmez plutôt avec le bouton.',
})
export const codeAndButtonLast = message({
  en: 'The code works for 30 minutes and the button for seven days.',
  fr: 'Le code est valide 30\u00a0minutes et le bouton, sept jours.',
})
export const notSignedUp = message({
  en: 'Didn’t sign up? Don’t press the button, and no account will be opened.',
  fr: 'Vous n’avez pas demandé de compte? N’appuyez pas sur le bouton, et aucun compte ne sera ouvert.',
})
export const registeredSubject = message({ en: 'You already have an account', fr: 'Vous avez déjà un compte' })
export const registeredText = message({
  en: 'Someone, perhaps you, just tried to sign up at {brand} with this address. You already have an account, so you can sign in. If you don’t remember your password, choose Forgot password.',
  fr: 'Quelqu’un, peut-être vous, vient de tenter de s’inscrire chez {brand} avec cette adresse. Vous avez déjà un compte\u00a0: vous pouvez vous connecter. Si vous avez oublié votre mot de passe, choisissez «\u00a0Mot de passe oublié?\u00a0».',
})
export const registeredNote = message({
  en: 'If this wasn’t you, you don’t need to do anything. Your account hasn’t changed.',
  fr: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre compte n’a pas changé.',
})

/** A1.9, B9.6: passwords. */
export const resetSubject = message({ en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' })
export const resetText = message({
  en: 'Enter this Confirmation Code to choose a new password. The code works for 30 minutes.',
  fr: 'Saisissez ce code de confirmation pour choisir un nouveau mot de passe. Le code est valide 30\u00a0minutes.',
})
export const resetButton = message({ en: 'Choose a new password', fr: 'Choisir un nouveau mot de passe' })
export const resetNote = message({
  en: 'Didn’t ask for this? Ignore this email. Your password stays the same, and nobody gets in without the code.',
  fr: 'Vous n’avez rien demandé? Ignorez ce courriel. Votre mot de passe reste le même, et personne ne peut se connecter sans le code.',
})
export const changedSubject = message({
  en: 'Your password was changed',
  fr: 'Votre mot de passe a été changé',
})
export const changedText = message({
  en: 'The password for your {brand} account was just changed, and you’ve been signed out everywhere else.',
  fr: 'Le mot de passe de votre compte {brand} vient d’être changé, et vos autres sessions ont été fermées.',
})
export const changedNote = message({
  en: 'If this was you, you’re all set. If this wasn’t you, reset your password now: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Si c’était vous, tout est en ordre. Sinon, réinitialisez votre mot de passe dès maintenant\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0».',
})
export const chosenSubject = message({ en: 'Your password is set', fr: 'Votre mot de passe est enregistré' })
export const chosenText = message({
  en: 'Your password is set. You can sign in now.',
  fr: 'Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.',
})
export const chosenNote = message({
  en: 'If this wasn’t you, reset your password now: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0».',
})

/** While someone guesses at an account. */
export const guessedSubject = message({
  en: 'Wrong Confirmation Codes were entered',
  fr: 'De mauvais codes de confirmation ont été saisis',
})
export const guessedText = message({
  en: 'Someone entered wrong Confirmation Codes for your address at {brand}, so we’ve stopped accepting codes for now. The button in our last email still works for you.',
  fr: 'Quelqu’un a saisi de mauvais codes de confirmation pour votre adresse chez {brand}\u00a0: nous n’acceptons plus de codes pour l’instant. Le bouton de notre dernier courriel fonctionne toujours pour vous.',
})
export const guessedNote = message({
  en: 'Just a typo? Use that button, or ask for a new code. If this wasn’t you, you’re safe: nobody gets in without the code.',
  fr: 'Une simple faute de frappe? Utilisez ce bouton ou demandez un nouveau code. Si ce n’était pas vous, ne craignez rien\u00a0: personne ne peut se connecter sans le code.',
})
export const signInCodeSubject = message({ en: 'Your sign-in code', fr: 'Votre code de connexion' })
export const signInCodeText = message({
  en: 'Someone has entered wrong passwords for your account many times. To make sure it’s you, we’re asking for this Confirmation Code along with your password. The code works for 30 minutes.',
  fr: 'Quelqu’un a saisi plusieurs fois un mauvais mot de passe pour votre compte. Pour confirmer que c’est bien vous, nous demandons ce code de confirmation en plus de votre mot de passe. Le code est valide 30\u00a0minutes.',
})
export const signInCodeNote = message({
  en: 'Didn’t try to sign in? Someone knows your password: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Vous n’avez pas tenté de vous connecter? Quelqu’un connaît votre mot de passe\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0» pour en choisir un nouveau.',
})
export const newSignInSubject = message({
  en: 'New sign-in to your account',
  fr: 'Nouvelle connexion à votre compte',
})
/** `device`: as Chrome on Windows; `time`: as Nov 26, 2:20 pm Toronto time. */
export const newSignInText = message({
  en: 'Someone just signed in to your {brand} account from a new browser: {device}, {time}.',
  fr: 'Quelqu’un vient de se connecter à votre compte {brand} à partir d’un nouveau navigateur\u00a0: {device}, {time}.',
})
export const newSignInAdvice = message({
  en: 'If this was you, you’re all set. If not, change your password now: that signs everyone else out.',
  fr: 'Si c’était vous, tout est en ordre. Sinon, changez votre mot de passe dès maintenant\u00a0: toutes les autres sessions seront fermées.',
})
export const newSignInButton = message({ en: 'Change my password', fr: 'Changer mon mot de passe' })
export const newSignInNote = message({
  en: 'The same page shows where you’re signed in and lets you switch on two-step sign-in.',
  fr: 'La même page montre où vos sessions sont ouvertes et permet d’activer la connexion en deux étapes.',
})
/** The browser of a sign-in; `browser`: as Chrome; `system`: as Windows. */
export const browserOn = message({ en: '{browser} on {system}', fr: '{browser} sur {system}' })
export const someBrowserOn = message({ en: 'A browser on {system}', fr: 'Un navigateur sur {system}' })
export const unknownBrowser = message({ en: 'An unknown browser', fr: 'Un navigateur inconnu' })
/** When it was, by the clock of a place or in UTC; `day`: as Nov 26; `clock`: as 2:20 pm; `place`: as Toronto. */
export const timeAt = message({
  en: '{day}, {clock} {place} time',
  fr: '{day}, {clock} (fuseau horaire\u00a0: {place})',
})
export const timeInUtc = message({ en: '{day}, {clock} {zone}', fr: '{day}, {clock} ({zone})' })

/** The second step of signing in. */
export const twoStepOnSubject = message({
  en: 'Two-step sign-in was switched on',
  fr: 'La connexion en deux étapes est activée',
})
export const twoStepOnText = message({
  en: 'Two-step sign-in is now on for your {brand} account. From now on you’ll sign in with your password and a code from your authenticator app. Store your recovery codes somewhere you can reach without your phone.',
  fr: 'La connexion en deux étapes est maintenant activée pour votre compte {brand}. Vous vous connecterez désormais avec votre mot de passe et un code de votre application d’authentification. Conservez vos codes de récupération à un endroit accessible sans votre téléphone.',
})
export const twoStepOffSubject = message({
  en: 'Two-step sign-in was switched off',
  fr: 'La connexion en deux étapes est désactivée',
})
export const twoStepOffText = message({
  en: 'Two-step sign-in is now off for your {brand} account. Your password is enough to sign in, and your recovery codes no longer work.',
  fr: 'La connexion en deux étapes est maintenant désactivée pour votre compte {brand}. Votre mot de passe suffit pour vous connecter, et vos codes de récupération ne fonctionnent plus.',
})
export const twoStepResetText = message({
  en: 'Our team switched off two-step sign-in for your {brand} account because we were told that the phone with it was lost. You’ve been signed out everywhere. Sign in with your password, then set up two-step sign-in again.',
  fr: 'Notre équipe a désactivé la connexion en deux étapes de votre compte {brand}, car on nous a signalé la perte du téléphone. Toutes vos sessions ont été fermées. Connectez-vous avec votre mot de passe, puis activez de nouveau la connexion en deux étapes.',
})
export const twoStepResetNote = message({
  en: 'Didn’t ask for this? Tell us right away. Someone may know your password: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Vous n’avez rien demandé? Avisez-nous tout de suite. Quelqu’un connaît peut-être votre mot de passe\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0» pour en choisir un nouveau.',
})
export const recoverySubject = message({
  en: 'You have new recovery codes',
  fr: 'Vous avez de nouveaux codes de récupération',
})
export const recoveryText = message({
  en: 'You have new recovery codes for two-step sign-in to your {brand} account. The old ones no longer work.',
  fr: 'Vous avez de nouveaux codes de récupération pour la connexion en deux étapes à votre compte {brand}. Les anciens ne fonctionnent plus.',
})
export const stepGuessedSubject = message({
  en: 'Wrong sign-in codes were entered',
  fr: 'De mauvais codes de connexion ont été saisis',
})
export const stepGuessedText = message({
  en: 'Someone entered your {brand} password, then several wrong two-step codes. Nobody gets in without the right code.',
  fr: 'Quelqu’un a saisi votre mot de passe {brand}, puis plusieurs mauvais codes de la deuxième étape. Personne ne peut se connecter sans le bon code.',
})
export const stepGuessedNote = message({
  en: 'Just a typo? You’re all set. If this wasn’t you, someone knows your password: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Une simple faute de frappe? Tout est en ordre. Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0» pour en choisir un nouveau.',
})
export const twoStepNote = message({
  en: 'If this wasn’t you, change your password now: choose Forgot password on the sign-in page to set a new one.',
  fr: 'Si ce n’était pas vous, changez votre mot de passe dès maintenant\u00a0: à la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0».',
})

/** Accounts that our team opens or changes; `support`: an address to write to. */
export const openedSubject = message({ en: 'Your {brand} account is ready', fr: 'Votre compte {brand} est prêt' })
export const openedText = message({
  en: 'We’ve opened a {brand} account for you. Sign in with this email address, and we’ll send you a code to choose your password.',
  fr: 'Nous vous avons ouvert un compte {brand}. Connectez-vous avec cette adresse courriel, et nous vous enverrons un code pour choisir votre mot de passe.',
})
export const openedButton = message({ en: 'Choose my password', fr: 'Choisir mon mot de passe' })
export const addressSubject = message({
  en: 'Your email address was changed',
  fr: 'Votre adresse courriel a été changée',
})
export const addressText = message({
  en: 'Our team changed the email address of your {brand} account. Until now it was {email}. You’ve been signed out everywhere, and any codes and links we sent here no longer work.',
  fr: 'Notre équipe a changé l’adresse courriel de votre compte {brand}. Jusqu’à maintenant, c’était {email}. Toutes vos sessions ont été fermées, et les codes et liens envoyés ici ne fonctionnent plus.',
})
export const addressNote = message({
  en: 'Didn’t ask for this? Write to {support} right away.',
  fr: 'Vous n’avez rien demandé? Écrivez tout de suite à {support}.',
})
