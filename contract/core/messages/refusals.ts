import { message } from '../../shared/i18n/message.ts'

/* What we say when we refuse a call, in every part of the product. */

export const sessionExpired = message({
  en: 'Your session has expired. Please login again.',
  fr: 'Votre session a expiré. Veuillez vous reconnecter.',
})
export const noPermission = message({
  en: 'Your account does not have the permission for this.',
  fr: 'Votre compte n’a pas l’autorisation requise.',
})
export const twoStepFirst = message({
  en: 'Please set up two-step sign-in first. Then everything is open to you.',
  fr: 'Veuillez d’abord configurer la connexion en deux étapes. Vous aurez ensuite accès à tout.',
})
export const featureOff = message({
  en: 'This feature is not available at the moment.',
  fr: 'Cette fonction n’est pas disponible pour le moment.',
})
export const maintenance = message({
  en: 'We are carrying out maintenance. Please come back a little later.',
  fr: 'Nous procédons à un entretien. Veuillez revenir un peu plus tard.',
})
export const wentWrong = message({
  en: 'Something went wrong. Please try again later.',
  fr: 'Un problème est survenu. Veuillez réessayer plus tard.',
})
export const tookTooLong = message({
  en: 'This took too long. Please try again.',
  fr: 'Cela a pris trop de temps. Veuillez réessayer.',
})
export const unavailable = message({
  en: 'The service is briefly unavailable. Nothing was lost; please try again.',
  fr: 'Le service est brièvement indisponible. Rien n’est perdu; veuillez réessayer.',
})
export const busy = message({
  en: 'Someone else was changing the same thing. Nothing was saved; please try again.',
  fr: 'Quelqu’un d’autre modifiait la même chose. Rien n’a été enregistré; veuillez réessayer.',
})
export const goneReference = message({
  en: 'Something that this refers to is no longer there. Reload the page and look again.',
  fr: 'Un élément dont il est question ici n’existe plus. Rechargez la page et vérifiez de nouveau.',
})
export const manyFiles = message({
  en: 'Many files are coming in. Nothing was saved; please try again in a moment.',
  fr: 'Beaucoup de fichiers arrivent en même temps. Rien n’a été enregistré; veuillez réessayer dans un instant.',
})
export const unexpectedForm = message({
  en: 'This isn’t in the form we expect',
  fr: 'Ce n’est pas dans la forme attendue',
})
export const notFound = message({ en: 'Not found.', fr: 'Introuvable.' })
export const documentTookTooLong = message({
  en: 'Preparing the document took too long. Please try again in a minute.',
  fr: 'La préparation du document a pris trop de temps. Veuillez réessayer dans une minute.',
})
export const tooMuchForOneFile = message({
  en: 'This is too much for one file. Choose fewer days or one subscription.',
  fr: 'C’est trop pour un seul fichier. Choisissez moins de jours ou un seul abonnement.',
})
export const pictureUnusable = message({
  en: 'We can’t cut this picture. Please choose another one.',
  fr: 'Nous ne pouvons pas recadrer cette image. Veuillez en choisir une autre.',
})
export const pictureTooLarge = message({
  en: 'Drawn without compression this picture is larger than 25 MB. Please make it smaller.',
  fr: 'Sans compression, cette image dépasse 25\u00a0Mo. Veuillez la réduire.',
})
export const emptyFile = message({ en: 'This file is empty.', fr: 'Ce fichier est vide.' })
export const fileGone = message({
  en: 'A file isn’t there any more. Please attach it again.',
  fr: 'Un fichier n’est plus là. Veuillez le joindre de nouveau.',
})
/** `wait`: one of the three below. */
export const tooManyAttempts = message({
  en: 'Too many attempts. Please try again in {wait}.',
  fr: 'Trop de tentatives. Veuillez réessayer dans {wait}.',
})
export const aMinute = message({ en: 'a minute', fr: 'une minute' })
export const minutes = message({ en: '{count} minutes', fr: '{count}\u00a0minutes' })
export const hours = message({ en: '{count} hours', fr: '{count}\u00a0heures' })
export const noTimezone = message({
  en: 'Could not get timezone and timezone offset',
  fr: 'Le fuseau horaire n’a pas pu être déterminé',
})
export const unknownZone = message({ en: 'Unknown time zone', fr: 'Fuseau horaire inconnu' })
export const meetingOver = message({
  en: 'This meeting has been held or cancelled already.',
  fr: 'Cette rencontre a déjà eu lieu ou a été annulée.',
})
export const slotTaken = message({
  en: 'Someone has just taken this time. Please choose another one.',
  fr: 'Quelqu’un vient de réserver ce moment. Veuillez en choisir un autre.',
})
export const wayOnOffer = message({
  en: 'Choose one of the ways on offer',
  fr: 'Choisissez parmi les façons proposées',
})
export const required = message({ en: 'Required', fr: 'Obligatoire' })
export const impersonating = message({
  en: 'In a client’s place you can only check out. Stop first to do this yourself.',
  fr: 'À la place d’un client, vous pouvez seulement passer au paiement. Quittez d’abord son compte pour faire ceci vous-même.',
})
export const moneyOnly = message({
  en: 'Your role at your company is money only. Ask your primary contact if you need this.',
  fr: 'Votre rôle dans l’entreprise se limite à l’argent. Si vous avez besoin de ceci, demandez-le à votre contact principal.',
})
export const workOnly = message({
  en: 'Your role at your company is work only. Ask your primary contact if you need this.',
  fr: 'Votre rôle dans l’entreprise se limite au travail. Si vous avez besoin de ceci, demandez-le à votre contact principal.',
})
