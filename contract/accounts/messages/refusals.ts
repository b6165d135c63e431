import { message } from '../../shared/i18n/message.ts'

/* What we say when something about an account, a company or a card can’t be done. */

export const primaryContactOnly = message({
  en: 'Only the primary contact of your company can do this.',
  fr: 'Seul le contact principal de votre entreprise peut le faire.',
})
export const belongsAlready = message({
  en: 'This person belongs to your company already.',
  fr: 'Cette personne fait déjà partie de votre entreprise.',
})
export const invitedAlready = message({
  en: 'This person is invited already. You can send the email again.',
  fr: 'Cette personne est déjà invitée. Vous pouvez renvoyer le courriel.',
})
export const youArePrimary = message({
  en: 'You are the primary contact. Make someone else it first.',
  fr: 'Vous êtes le contact principal. Désignez d’abord une autre personne.',
})
export const invitationOver = message({
  en: 'This invitation doesn’t work any more: it was used, withdrawn or sent again, or is older than seven days.',
  fr: 'Cette invitation n’est plus valide\u00a0: elle a été utilisée, retirée ou renvoyée, ou elle date de plus de sept jours.',
})
export const unknownReferral = message({
  en: 'Nobody has this code. Check it, or leave the field empty.',
  fr: 'Ce code n’est à personne. Vérifiez-le ou laissez le champ vide.',
})
export const notSignUpPassword = message({
  en: 'This is not the password that was chosen when signing up.',
  fr: 'Ce n’est pas le mot de passe choisi à l’inscription.',
})
export const noPermission = message({
  en: 'Your account does not have the permission for this.',
  fr: 'Votre compte n’a pas l’autorisation requise.',
})
export const cardExpired = message({
  en: 'This card has expired. Please choose another one.',
  fr: 'Cette carte est expirée. Veuillez en choisir une autre.',
})
export const tooManyCards = message({
  en: 'You can keep {count} cards. Please delete one first.',
  fr: 'Vous pouvez conserver {count} cartes. Veuillez d’abord en supprimer une.',
})
export const defaultCardStays = message({
  en: 'Unable to delete default credit card - please select another default card first.',
  fr: 'Impossible de supprimer la carte par défaut – veuillez d’abord choisir une autre carte par défaut.',
})
export const cardsUnavailable = message({
  en: 'Cards can’t be used at the moment. Please contact us to pay another way.',
  fr: 'Les cartes ne peuvent pas être utilisées pour le moment. Écrivez-nous pour payer autrement.',
})
export const processorSilent = message({
  en: 'The card provider doesn’t answer at the moment. Nothing was charged; please try again.',
  fr: 'Le fournisseur de cartes ne répond pas pour le moment. Rien n’a été facturé; veuillez réessayer.',
})
export const commonPassword = message({
  en: 'Many people use this password. Please choose one that is harder to guess.',
  fr: 'Beaucoup de gens utilisent ce mot de passe. Veuillez en choisir un plus difficile à deviner.',
})
export const currentPasswordWrong = message({
  en: 'Your current password is incorrect.',
  fr: 'Votre mot de passe actuel n’est pas le bon.',
})
export const currencyFixed = message({
  en: 'The currency stays as it is once there is an invoice.',
  fr: 'La devise ne change plus une fois qu’il y a une facture.',
})
export const staleCompany = message({
  en: 'Someone else has changed this meanwhile. Look at what they saved, then save again.',
  fr: 'Quelqu’un d’autre a modifié ces renseignements entre-temps. Voyez ce qui a été enregistré, puis enregistrez de nouveau.',
})
export const requestOver = message({ en: 'This request is over already.', fr: 'Cette demande est déjà close.' })
export const zoneOfOurs = message({
  en: 'Must be a Canadian or US time zone, GMT, UTC or Unknown',
  fr: 'Doit être un fuseau horaire du Canada ou des États-Unis, GMT, UTC ou Unknown',
})
export const passwordWrong = message({
  en: 'Your password is incorrect. Nothing was changed.',
  fr: 'Votre mot de passe n’est pas le bon. Rien n’a été modifié.',
})
export const waitForCode = message({
  en: 'Please wait {seconds} seconds before asking for another code.',
  fr: 'Veuillez attendre {seconds}\u00a0secondes avant de demander un autre code.',
})
export const confirmEmailFirst = message({
  en: 'Please confirm your email first, with the code that we have mailed to you.',
  fr: 'Veuillez d’abord confirmer votre courriel, avec le code que nous vous avons envoyé.',
})
export const twoStepOn = message({
  en: 'Two-step sign-in is on already. Switch it off first to set it up anew.',
  fr: 'La connexion en deux étapes est déjà activée. Désactivez-la d’abord pour la configurer de nouveau.',
})
export const twoStepOff = message({
  en: 'Two-step sign-in is off already.',
  fr: 'La connexion en deux étapes est déjà désactivée.',
})
export const twoStepStays = message({
  en: 'Your account has to have two-step sign-in, so it stays on.',
  fr: 'Votre compte exige la connexion en deux étapes; elle reste donc activée.',
})
export const enterSecondStep = message({
  en: 'Enter a code from your authenticator app, or a recovery code',
  fr: 'Entrez un code de votre application d’authentification, ou un code de récupération',
})
export const beginAgain = message({
  en: 'Please begin the set-up again.',
  fr: 'Veuillez recommencer la configuration.',
})
export const codeWrong = message({
  en: 'That code isn’t right. Scan the square shown here, and enter the code your app shows now.',
  fr: 'Ce code n’est pas le bon. Balayez le carré affiché ici, puis entrez le code que montre maintenant votre application.',
})
export const codeInvalid = message({
  en: 'This code or link is not valid or no longer valid. Please ask for a new code.',
  fr: 'Ce code ou ce lien n’est pas valide, ou ne l’est plus. Veuillez demander un nouveau code.',
})
export const staffReadEnglish = message({
  en: 'Staff pages are in English.',
  fr: 'Les pages de l’équipe sont en anglais.',
})
