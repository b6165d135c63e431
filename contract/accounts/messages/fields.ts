import { message } from '../../shared/i18n/message.ts'

/* What is said at the fields of an account, a company and a sign-up; A1.12 gives most of it letter for letter. */

export const emailMustBeValid = message({ en: 'E-mail must be valid', fr: 'L’adresse courriel doit être valide' })
export const phoneMustBeValid = message({ en: 'Phone must be valid', fr: 'Le numéro de téléphone doit être valide' })
export const extensionTooLong = message({
  en: 'An extension has up to 8 digits',
  fr: 'Un numéro de poste a au plus 8 chiffres',
})
export const selectCity = message({
  en: 'Select the city from the generated list once you start typing',
  fr: 'Commencez à écrire, puis choisissez la ville dans la liste proposée',
})
export const codeLength = message({
  en: 'Confirmation Code should be 6 characters',
  fr: 'Le code de confirmation doit avoir 6 caractères',
})
export const confirmMustMatch = message({
  en: 'Confirm Password must match',
  fr: 'Les deux mots de passe doivent être identiques',
})

/** `kinds`: those below, with commas between. */
export const passwordTooShort = message({
  en: 'Password must be at least {count} characters and contain at least one: {kinds}',
  fr: 'Le mot de passe doit avoir au moins {count} caractères et contenir au moins\u00a0: {kinds}',
})
export const passwordLacks = message({
  en: 'Password must contain at least one: {kinds}',
  fr: 'Le mot de passe doit contenir au moins\u00a0: {kinds}',
})
export const uppercase = message({ en: 'uppercase letter', fr: 'une majuscule' })
export const lowercase = message({ en: 'lowercase letter', fr: 'une minuscule' })
export const digit = message({ en: 'number', fr: 'un chiffre' })
export const special = message({ en: 'special character', fr: 'un caractère spécial' })

export const keyTooLong = message({ en: 'This key is too long.', fr: 'Cette clé est trop longue.' })
export const incompleteLink = message({ en: 'This link isn’t complete.', fr: 'Ce lien est incomplet.' })
export const acceptTerms = message({
  en: 'Please accept the terms to continue',
  fr: 'Veuillez accepter les conditions pour continuer',
})

/** Two-step sign-in. */
export const appCode = message({
  en: 'Enter the 6 digits that your app shows',
  fr: 'Entrez les 6 chiffres qu’affiche votre application',
})
export const appOrRecoveryCode = message({
  en: 'Enter the 6 digits that your app shows, or a recovery code',
  fr: 'Entrez les 6 chiffres qu’affiche votre application, ou un code de récupération',
})

/** A company’s details. */
export const regionCode = message({
  en: 'Use the two letters, such as ON',
  fr: 'Utilisez les deux lettres, comme QC',
})
export const taxNumbersAtMost = message({ en: 'At most {count} tax numbers', fr: 'Au plus {count} numéros de taxes' })
export const emailsAtMost = message({ en: 'At most {count} email addresses', fr: 'Au plus {count} adresses courriel' })
/** `example`: a code as it is written in the country. */
export const canadianPostalCode = message({
  en: 'A Canadian postal code looks like {example}',
  fr: 'Un code postal canadien s’écrit comme {example}',
})
export const zipCode = message({
  en: 'A ZIP code looks like {example} or {longer}',
  fr: 'Un code ZIP s’écrit comme {example} ou {longer}',
})
/** Between two provinces or states that a postal code may be of. */
export const regionOr = message({ en: '{one} or {other}', fr: '{one} ou {other}' })
/** `code`: its beginning; `region`: the province, territory or state it is of. */
export const postalCodeOfRegion = message({
  en: '{code} is in {region}. Choose {region} or correct the {kind, select, CA {postal code} other {ZIP code}}',
  fr: '{code} correspond à\u00a0: {region}. Choisissez {region} ou corrigez le {kind, select, CA {code postal} other {code ZIP}}',
})
/** The same of several: `regions`: Ontario or Québec. */
export const postalCodeOfRegions = message({
  en: '{code} is in {regions}. Choose one of them or correct the {kind, select, CA {postal code} other {ZIP code}}',
  fr: '{code} correspond à\u00a0: {regions}. Choisissez parmi ces choix ou corrigez le {kind, select, CA {code postal} other {code ZIP}}',
})

/** Preferences. */
export const typesAtMost = message({ en: 'Must name at most {count} types', fr: 'Doit nommer au plus {count} types' })
export const unknownType = message({
  en: 'There is no such kind of notification.',
  fr: 'Ce type de notification n’existe pas.',
})
export const timeOfDay = message({ en: 'Must be a time such as {example}', fr: 'Doit être une heure comme {example}' })

/** UTM records and short links. */
export const shortcodeForm = message({
  en: 'Use 3 to 32 letters, digits and dashes',
  fr: 'Utilisez de 3 à 32 lettres, chiffres et tirets',
})
export const pathForm = message({
  en: 'Must be a path of ours, such as /pricing',
  fr: 'Doit être un de nos chemins, comme /pricing',
})
