import { message } from '../i18n/message.ts'

/* Words of the design system: buttons and labels that every domain has. */

export const close = message({ en: 'Close', fr: 'Fermer' })
/** The button beside a password; `label`: the field’s. */
export const showPassword = message({ en: 'Show: {label}', fr: 'Afficher\u00a0: {label}' })
/** The button of a chip; `word`: what it says. */
export const removeWord = message({ en: 'Remove {word}', fr: 'Retirer {word}' })

/** The kinds of keywords, read before the word. */
export const role = message({ en: 'Role', fr: 'Rôle' })
export const skill = message({ en: 'Skill', fr: 'Compétence' })
export const tool = message({ en: 'Tool', fr: 'Outil' })
export const language = message({ en: 'Language', fr: 'Langue' })
export const yourWords = message({ en: 'Your words', fr: 'Vos mots' })
/** A kind of keyword, read before the word itself. */
export const kindOf = message({ en: '{kind}: ', fr: '{kind}\u00a0: ' })

export const phone = message({ en: 'Phone', fr: 'Téléphone' })
export const phoneExtension = message({ en: 'Ext. (optional)', fr: 'Poste (facultatif)' })
export const phoneDoubtful = message({
  en: 'Is this the whole number? You can keep it as it is.',
  fr: 'Est-ce le numéro au complet? Vous pouvez le garder tel quel.',
})

/** An amount of money; `sign`: a minus or nothing, `currency`: CAD or USD. */
export const money = message({ en: '{sign}${amount} {currency}', fr: '{sign}{amount}\u00a0$\u00a0{currency}' })

export const cancel = message({ en: 'Cancel', fr: 'Annuler' })
export const accept = message({ en: 'Accept', fr: 'Accepter' })
export const remove = message({ en: 'Remove', fr: 'Retirer' })
export const tryAgain = message({ en: 'Try again', fr: 'Réessayer' })
/** The cross of a message that shows for a while. */
export const closeMessage = message({ en: 'Close this message', fr: 'Fermer ce message' })
/** At a field. */
export const required = message({ en: 'Required', fr: 'Obligatoire' })
/** Below a form, where fields are wrong. */
export const fixTheFields = message({
  en: 'Not saved yet. Please fix the highlighted fields.',
  fr: 'Pas encore enregistré. Veuillez corriger les champs en évidence.',
})
/** Something failed, and nothing says why. */
export const errorOccurred = message({
  en: 'An Error occurred, please try again later.',
  fr: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
})
export const wentWrong = message({
  en: 'Something went wrong. Please try again later.',
  fr: 'Un problème est survenu. Veuillez réessayer plus tard.',
})
/** No answer came. */
export const offline = message({
  en: 'You seem to be offline. Nothing was lost; please try again.',
  fr: 'Vous semblez hors ligne. Rien n’est perdu; veuillez réessayer.',
})
/** Links through the pages of a list, read aloud. */
export const previousPage = message({ en: 'Previous page', fr: 'Page précédente' })
export const nextPage = message({ en: 'Next page', fr: 'Page suivante' })
export const pageNumber = message({ en: 'Page {number}', fr: 'Page {number}' })

/** How another clock stands to one’s own; `time`: as “2 h 30 min”. */
export const sameTime = message({ en: 'same time', fr: 'même heure' })
export const ahead = message({ en: '{time} ahead', fr: '{time} d’avance' })
export const behind = message({ en: '{time} behind', fr: '{time} de retard' })

/** How forms end; the second of `save` and `saving` stands on the button while it works. */
export const save = message({ en: 'Save', fr: 'Enregistrer' })
export const saving = message({ en: 'Saving …', fr: 'Enregistrement…' })
export const discard = message({ en: 'Discard', fr: 'Abandonner les changements' })

/** What has to be typed before something is removed for good. */
export const typeToConfirm = message({
  en: 'Type <exact>{text}</exact> to confirm',
  fr: 'Écrivez <exact>{text}</exact> pour confirmer',
})
export const ok = message({ en: 'OK', fr: 'OK' })

/** A link that can be copied. */
export const copyLink = message({ en: 'Copy the link', fr: 'Copier le lien' })
export const copied = message({ en: 'Copied to clipboard!', fr: 'Copié dans le presse-papiers!' })
export const notCopied = message({
  en: 'Your browser couldn’t copy the link. Select it and copy it yourself.',
  fr: 'Votre navigateur n’a pas pu copier le lien. Sélectionnez-le et copiez-le vous-même.',
})
export const notNow = message({ en: 'Not now', fr: 'Pas maintenant' })

/** A payment by card; `press`: what the button that pays says. */
export const outcomeUnknown = message({
  en: 'No answer came, so we don’t know yet whether your payment went through. Press {press} again: you are never charged twice.',
  fr: 'Aucune réponse n’est arrivée; nous ne savons donc pas encore si votre paiement a été fait. Appuyez de nouveau sur {press}\u00a0: rien n’est jamais facturé deux fois.',
})
export const chooseCard = message({ en: 'Please choose a card.', fr: 'Veuillez choisir une carte.' })
export const enterCardFirst = message({
  en: 'Enter your card first. Nothing was charged.',
  fr: 'Entrez d’abord votre carte. Rien n’a été facturé.',
})

/** A field that finds one of very many by what is typed. `thing`: what is chosen, as “the person”. */
export const startTyping = message({ en: 'Start typing a name', fr: 'Commencez à écrire un nom' })
export const noOneFound = message({ en: 'No one found', fr: 'Aucun résultat' })
export const searching = message({ en: 'Searching …', fr: 'Recherche…' })
export const searchFailed = message({
  en: 'The search didn’t work. Please try again.',
  fr: 'La recherche n’a pas fonctionné. Veuillez réessayer.',
})
export const clear = message({ en: 'Clear {thing}', fr: 'Effacer {thing}' })

/** A form that its reader can’t change. */
export const viewOnly = message({
  en: 'You can view this, but you don’t have permission to change it.',
  fr: 'Vous pouvez consulter ceci, mais vous n’avez pas l’autorisation de le modifier.',
})

/** The lines of a document, as they are written. */
export const line = message({ en: 'Line {number}', fr: 'Ligne {number}' })
export const removeLine = message({ en: 'Remove line {number}', fr: 'Retirer la ligne {number}' })
export const addLine = message({ en: 'Add a line', fr: 'Ajouter une ligne' })
