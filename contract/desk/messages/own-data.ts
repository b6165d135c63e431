import { message } from '../../shared/i18n/message.ts'

/* What we keep of the signed-in person, to take along or to have deleted, and the long files we prepared for them. */

export const heading = message({ en: 'Your data', fr: 'Vos données' })
export const lead = message({
  en: 'Take a copy of what we keep about you, or have it deleted.',
  fr: 'Obtenez une copie de ce que nous conservons à votre sujet, ou faites-le supprimer.',
})
export const notLoaded = message({
  en: 'Your data could not be loaded. Please try again.',
  fr: 'Vos données n’ont pas pu être chargées. Veuillez réessayer.',
})
export const copy = message({ en: 'A copy of your data', fr: 'Une copie de vos données' })
export const copyLead = message({
  en: 'Everything we keep about you and the files you sent us, as a ZIP. You can download it here for {days} days.',
  fr: 'Tout ce que nous conservons à votre sujet et les fichiers que vous nous avez envoyés, en format ZIP. Vous pourrez le télécharger ici pendant {days}\u00a0jours.',
})
export const makingCopy = message({
  en: 'We’re making your copy. You can leave this page: we’ll tell you when it’s ready.',
  fr: 'Nous préparons votre copie. Vous pouvez quitter cette page\u00a0: nous vous préviendrons quand elle sera prête.',
})
export const askCopy = message({ en: 'Request a copy', fr: 'Demander une copie' })
export const asking = message({ en: 'Sending …', fr: 'Envoi…' })
export const yourPassword = message({ en: 'Your password', fr: 'Votre mot de passe' })
export const copyNotAsked = message({
  en: 'Your copy could not be requested. Please try again.',
  fr: 'Votre copie n’a pas pu être demandée. Veuillez réessayer.',
})
/** `size`: of the file. */
export const readyUntil = message({
  en: '{size}, ready until <when></when>',
  fr: '{size}, prête jusqu’au <when></when>',
})
export const download = message({ en: 'Download', fr: 'Télécharger' })
export const downloadPart = message({
  en: 'Download part {part} of {parts}',
  fr: 'Télécharger la partie {part} de {parts}',
})
export const askedOn = message({ en: 'Requested <when></when>', fr: 'Demandée le <when></when>' })
export const failedOnOurSide = message({
  en: 'Something went wrong on our side. Please request it again.',
  fr: 'Un problème est survenu de notre côté. Veuillez la demander de nouveau.',
})
/** The state of a copy. */
export const making = message({ en: 'In progress', fr: 'En préparation' })
export const ready = message({ en: 'Ready', fr: 'Prête' })
export const failed = message({ en: 'Failed', fr: 'Échec' })
export const expired = message({ en: 'Expired', fr: 'Expirée' })
export const requestNotSent = message({
  en: 'Your request could not be sent. Please try again.',
  fr: 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.',
})
export const requestSent = message({
  en: 'We have your request, and we’ve emailed you about it.',
  fr: 'Nous avons votre demande et vous avons envoyé un courriel à ce sujet.',
})
export const deleteAccount = message({ en: 'Delete my account', fr: 'Supprimer mon compte' })
export const keepAccount = message({ en: 'Keep my account', fr: 'Garder mon compte' })
export const askToDelete = message({ en: 'Request deletion', fr: 'Demander la suppression' })
export const deleteText = message({
  en: 'Our team looks at your request within 30 days. You can withdraw it until they approve it; after that nobody can bring your account back.',
  fr: 'Notre équipe étudie votre demande dans les 30\u00a0jours. Vous pouvez la retirer tant qu’elle n’est pas approuvée; ensuite, personne ne peut rétablir votre compte.',
})
export const deleteQuestion = message({ en: 'Delete your account?', fr: 'Supprimer votre compte?' })
export const deleteYours = message({ en: 'Delete your account', fr: 'Supprimer votre compte' })
export const deleteLead = message({
  en: 'We delete your name, your contact details and your files, for good. Invoices, bills, payments and signed agreements stay for seven years, because tax law requires it.',
  fr: 'Nous supprimons définitivement votre nom, vos coordonnées et vos fichiers. Les factures, les notes d’honoraires, les paiements et les ententes signées sont conservés sept ans, comme l’exige la loi fiscale.',
})
export const settleFirst = message({
  en: 'We can’t delete your account before this is settled, but you can ask now:',
  fr: 'Nous ne pouvons pas supprimer votre compte avant que ceci soit réglé, mais vous pouvez le demander dès maintenant\u00a0:',
})
export const notTakenBack = message({
  en: 'Your request could not be withdrawn. Please try again.',
  fr: 'Votre demande n’a pas pu être retirée. Veuillez réessayer.',
})
export const stays = message({ en: 'Your account stays as it is.', fr: 'Votre compte reste tel quel.' })
export const askedToDelete = message({
  en: 'You asked us on <when></when> to delete your account. You’ll hear from us within 30 days, and until then you can change your mind.',
  fr: 'Vous avez demandé la suppression de votre compte le <when></when>. Nous vous répondrons dans les 30\u00a0jours; d’ici là, vous pouvez changer d’avis.',
})
export const beingDeleted = message({
  en: 'Your account is being deleted. We’ve sent you our last email.',
  fr: 'Votre compte est en cours de suppression. Nous vous avons envoyé notre dernier courriel.',
})
/** Long documents that were prepared. `name`: of one of them. */
export const files = message({ en: 'Your files', fr: 'Vos fichiers' })
export const filesLead = message({
  en: 'Long documents that we prepared for you. Each is available for {days} days.',
  fr: 'De longs documents que nous avons préparés pour vous. Chacun est offert pendant {days}\u00a0jours.',
})
export const fileNotRemoved = message({
  en: 'The file could not be removed. Please try again.',
  fr: 'Le fichier n’a pas pu être retiré. Veuillez réessayer.',
})
export const fileNotAsked = message({
  en: 'The file could not be requested. Please try again.',
  fr: 'Le fichier n’a pas pu être demandé. Veuillez réessayer.',
})
export const cancelFile = message({ en: 'Cancel {name}', fr: 'Annuler\u00a0: {name}' })
export const removeFile = message({ en: 'Remove {name}', fr: 'Retirer\u00a0: {name}' })
export const prepareAgain = message({ en: 'Prepare again', fr: 'Préparer de nouveau' })
export const prepareFileAgain = message({ en: 'Prepare {name} again', fr: 'Préparer de nouveau\u00a0: {name}' })
export const rows = message({ en: 'rows', fr: 'lignes' })
export const availableUntil = message({
  en: '{size}, available until <when></when>',
  fr: '{size}, offert jusqu’au <when></when>',
})
export const fileAskedOn = message({ en: 'Requested <when></when>', fr: 'Demandé le <when></when>' })
/** The state of a file. */
export const preparing = message({ en: 'Preparing', fr: 'En préparation' })
export const fileReady = message({ en: 'Ready', fr: 'Prêt' })
export const fileExpired = message({ en: 'Expired', fr: 'Expiré' })
export const fileRemoved = message({ en: 'Removed', fr: 'Retiré' })
