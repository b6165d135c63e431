import { message } from '../i18n/message.ts'

/*
 * What is said at a field whose value isn't taken, where the field has nothing of its own to say. Read below the field and, of a program,
 * in the answer.
 */

export const emailForm = message({ en: 'Enter a valid email address', fr: 'Entrez une adresse courriel valide' })
export const urlForm = message({
  en: 'Enter a full web address, such as {example}',
  fr: 'Entrez une adresse web complète, comme {example}',
})
export const idForm = message({
  en: 'This isn’t an id we know the form of',
  fr: 'Cet identifiant n’a pas la forme attendue',
})
export const dateForm = message({ en: 'Enter a date as YYYY-MM-DD', fr: 'Entrez une date comme AAAA-MM-JJ' })
/** The example is given as programs write it. */
export const instantForm = message({
  en: 'Enter a date and time such as {example}',
  fr: 'Entrez une date et une heure, comme {example}',
})
export const timeForm = message({ en: 'Enter a time such as {example}', fr: 'Entrez une heure, comme {example}' })
export const unexpectedForm = message({
  en: 'This isn’t in the form we expect',
  fr: 'Ce n’est pas dans la forme attendue',
})

export const text = message({ en: 'Enter text', fr: 'Entrez du texte' })
export const number = message({ en: 'Enter a number', fr: 'Entrez un nombre' })
export const wholeNumber = message({ en: 'Enter a whole number', fr: 'Entrez un nombre entier' })
export const trueOrFalse = message({ en: 'Must be true or false', fr: 'Doit être vrai ou faux' })
export const list = message({ en: 'Must be a list', fr: 'Doit être une liste' })
export const object = message({ en: 'Must be an object', fr: 'Doit être un objet' })
export const date = message({ en: 'Enter a date', fr: 'Entrez une date' })
export const amount = message({
  en: 'Must be an amount, e.g. {example}',
  fr: 'Doit être un montant, par exemple {example}',
})
export const cents = message({
  en: 'Must be a whole number of cents',
  fr: 'Doit être un nombre entier de cents',
})
export const moreThanNothing = message({ en: 'Must be more than zero', fr: 'Doit être supérieur à zéro' })
export const tooMuch = message({ en: 'This amount is too large', fr: 'Ce montant est trop élevé' })

export const exactCharacters = message({
  en: 'Use exactly {count, plural, one {# character} other {# characters}}',
  fr: 'Utilisez exactement {count, plural, one {# caractère} other {# caractères}}',
})
export const atMostCharacters = message({
  en: 'Use at most {count, plural, one {# character} other {# characters}}',
  fr: 'Utilisez au plus {count, plural, one {# caractère} other {# caractères}}',
})
export const atLeastCharacters = message({
  en: 'Use at least {count, plural, one {# character} other {# characters}}',
  fr: 'Utilisez au moins {count, plural, one {# caractère} other {# caractères}}',
})
/** How many of a list are chosen. */
export const chooseExactly = message({
  en: 'Choose exactly {count, number}',
  fr: 'Choisissez-en exactement {count, number}',
})
export const chooseAtMost = message({
  en: 'Choose at most {count, number}',
  fr: 'Choisissez-en au plus {count, number}',
})
export const chooseAtLeast = message({
  en: 'Choose at least {count, number}',
  fr: 'Choisissez-en au moins {count, number}',
})
/** Bounds of a number. */
export const lessThan = message({
  en: 'Must be less than {bound, number}',
  fr: 'Doit être inférieur à {bound, number}',
})
export const orLess = message({ en: 'Must be {bound, number} or less', fr: 'Doit être d’au plus {bound, number}' })
export const moreThan = message({
  en: 'Must be more than {bound, number}',
  fr: 'Doit être supérieur à {bound, number}',
})
export const orMore = message({ en: 'Must be {bound, number} or more', fr: 'Doit être d’au moins {bound, number}' })
export const multipleOf = message({
  en: 'Must be a multiple of {of, number}',
  fr: 'Doit être un multiple de {of, number}',
})

export const oneOfListed = message({
  en: 'Choose one of the listed values',
  fr: 'Choisissez une des valeurs proposées',
})
/** `value`, `values`: as programs send them. */
export const mustBe = message({ en: 'Must be {value}', fr: 'Doit être {value}' })
export const oneOf = message({ en: 'Choose one of {values}', fr: 'Choisissez parmi {values}' })
export const unknownParts = message({
  en: 'Has parts that we don’t know',
  fr: 'Contient des éléments que nous ne connaissons pas',
})

/** `first`, `last`: years. */
export const dateOutside = message({
  en: 'Choose a date from {first} to {last}',
  fr: 'Choisissez une date de {first} à {last}',
})
export const chooseDay = message({ en: 'Choose a day', fr: 'Choisissez un jour' })
export const numbersWithCommas = message({
  en: 'Must be numbers separated by commas',
  fr: 'Doit être des nombres séparés par des virgules',
})
export const zoneName = message({ en: 'Must be a time zone name', fr: 'Doit être le nom d’un fuseau horaire' })
export const incompleteLink = message({
  en: 'This link isn’t complete. Open it from the email again.',
  fr: 'Ce lien est incomplet. Ouvrez-le de nouveau à partir du courriel.',
})
export const chooseSomeone = message({ en: 'Choose someone', fr: 'Choisissez une personne' })
/** The reasons stand beside it, to be chosen from. */
export const chooseReason = message({ en: 'Please choose a reason.', fr: 'Veuillez choisir une raison.' })
export const chooseOne = message({ en: 'Please choose one.', fr: 'Veuillez faire un choix.' })
export const stars = message({ en: 'Choose from 1 to 5 stars', fr: 'Choisissez de 1 à 5 étoiles' })
/** `hours`: how long a piece of time may be. */
export const hoursAtOnce = message({ en: 'At most {hours} hours at once', fr: 'Au plus {hours}\u00a0heures à la fois' })
export const hoursAMonth = message({ en: 'At most {hours} hours a month', fr: 'Au plus {hours}\u00a0heures par mois' })
export const noSuchLink = message({ en: 'There is no such link', fr: 'Ce lien n’existe pas' })
export const httpsAddress = message({ en: 'Must be an https address', fr: 'Doit être une adresse https' })
