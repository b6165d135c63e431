import { message } from '../../shared/i18n/message.ts'

/* B9.6: a person's own password, and how they sign in. */

export const title = message({ en: 'Change password', fr: 'Changer le mot de passe' })
export const lead = message({
  en: 'Your password, a second step at sign-in, and where you are signed in.',
  fr: 'Votre mot de passe, la connexion en deux étapes et les appareils où vous êtes en session.',
})
/** Where it is the only thing a person may do yet. */
export const setUpTwoStep = message({
  en: 'Set up two-step sign-in',
  fr: 'Configurer la connexion en deux étapes',
})
export const mustSetUp = message({
  en: 'Your account has to have two-step sign-in. Once it is set up, everything is open to you.',
  fr: 'Votre compte exige la connexion en deux étapes. Une fois configurée, tout vous est ouvert.',
})
export const panel = message({ en: 'Password', fr: 'Mot de passe' })
export const panelLead = message({
  en: 'Changing it signs you out everywhere else.',
  fr: 'Le changer vous déconnecte partout ailleurs.',
})
export const current = message({ en: 'Current Password', fr: 'Mot de passe actuel' })
export const next = message({ en: 'New Password', fr: 'Nouveau mot de passe' })
export const repeated = message({ en: 'Confirm New Password', fr: 'Confirmer le nouveau mot de passe' })
export const rules = message({
  en: 'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  fr: 'Au moins 8 caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.',
})
/** `partner`: a brand that shares our accounts. */
export const sharedWith = message({
  en: 'You sign in to {partner} with the same email and password: this changes your password there too.',
  fr: 'Vous utilisez le même courriel et le même mot de passe pour {partner}\u00a0: il change là-bas aussi.',
})
export const otherService = message({ en: 'the other service', fr: 'l’autre service' })
export const ok = message({ en: 'OK', fr: 'OK' })
export const saving = message({ en: 'Saving …', fr: 'Enregistrement…' })
export const changed = message({ en: 'Successfully changed password.', fr: 'Mot de passe changé.' })
export const failed = message({ en: 'Change Password Failed', fr: 'Le mot de passe n’a pas pu être changé' })
