import { message } from '../../shared/i18n/message.ts'

/* C1.6: the page of a welcome brief: its form, what was sent, and what our team does with it. */

export const welcomeBrief = message({ en: 'Welcome brief', fr: 'Fiche de démarrage' })
export const subscriptions = message({ en: 'Subscriptions', fr: 'Abonnements' })
export const subscription = message({ en: 'Subscription', fr: 'Abonnement' })
export const home = message({ en: 'Home', fr: 'Accueil' })
export const drafts = message({ en: 'Draft subscriptions', fr: 'Brouillons d’abonnement' })
export const isMissing = message({
  en: 'We couldn’t find this subscription',
  fr: 'Cet abonnement est introuvable',
})
export const notYours = message({ en: 'It isn’t one of yours', fr: 'Ce n’est pas l’un des vôtres' })
export const checkLink = message({
  en: 'Check the link, or sign in with another account.',
  fr: 'Vérifiez le lien ou connectez-vous avec un autre compte.',
})
export const wasRemoved = message({ en: 'It was removed', fr: 'Il a été retiré' })
export const orNoVersion = message({
  en: 'Or it doesn’t exist, or has no such version.',
  fr: 'Ou il n’existe pas, ou n’a pas cette version.',
})

export const howYouWork = message({ en: 'How you work', fr: 'Votre façon de travailler' })
export const lead = message({
  en: 'The more specific you are, the stronger your assistant’s start. We save as you type, and our team reads it once you send it.',
  fr: 'Plus c’est précis, meilleur sera le départ. Nous enregistrons à mesure que vous écrivez, et notre équipe lit la fiche une fois que vous l’envoyez.',
})

/** Questions and answers. */
export const optional = message({ en: '{label} (optional)', fr: '{label} (facultatif)' })
export const choose = message({ en: 'Choose', fr: 'Choisir' })
export const noAnswer = message({ en: 'No answer', fr: 'Sans réponse' })
export const changed = message({ en: 'Changed', fr: 'Modifié' })

/** How it stands with what was typed. */
export const saved = message({ en: 'Saved', fr: 'Enregistré' })
export const savedAutomatically = message({
  en: 'Saved automatically',
  fr: 'Enregistrement automatique',
})
export const saving = message({ en: 'Saving …', fr: 'Enregistrement…' })
export const notSaved = message({ en: 'Not saved', fr: 'Non enregistré' })
export const notSavedYet = message({ en: 'Not saved yet', fr: 'Pas encore enregistré' })
export const retrying = message({
  en: 'Not saved yet. We’ll keep trying while you type.',
  fr: 'Pas encore enregistré. Nous continuons d’essayer pendant que vous écrivez.',
})
export const undecided = message({
  en: 'Not saved. Please choose which answer to keep.',
  fr: 'Non enregistré. Veuillez choisir la réponse à garder.',
})
export const savedElsewhere = message({
  en: 'Saved elsewhere in the meantime:',
  fr: 'Enregistré ailleurs entre-temps\u00a0:',
})
export const useMine = message({ en: 'Keep what I typed', fr: 'Garder ce que j’ai écrit' })
export const useSaved = message({ en: 'Use the saved answer', fr: 'Prendre la réponse enregistrée' })
export const joined = message({
  en: 'We added changes made elsewhere to your form.',
  fr: 'Les changements faits ailleurs ont été ajoutés à votre fiche.',
})
export const formNotSaved = message({
  en: 'We couldn’t save the form. Please try again.',
  fr: 'Impossible d’enregistrer la fiche. Veuillez réessayer.',
})

/** Sending it. */
export const send = message({ en: 'Send to our team', fr: 'Envoyer à notre équipe' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const isSent = message({
  en: 'Sent. Our team will read it and get back to you.',
  fr: 'Fiche envoyée. Notre équipe la lira et communiquera avec vous.',
})
/** `why`: a sentence. */
export const notSentFor = message({ en: 'Not sent yet. {why}', fr: 'Pas encore envoyée. {why}' })
export const notSentFields = message({
  en: 'Not sent yet. Please fix the highlighted fields.',
  fr: 'Pas encore envoyée. Veuillez corriger les champs en évidence.',
})
export const notSentChanged = message({
  en: 'Not sent yet. This form was changed elsewhere. Please look at it once more.',
  fr: 'Pas encore envoyée. Cette fiche a été modifiée ailleurs. Veuillez la relire.',
})
/** From the server, before the one above. */
export const changedElsewhere = message({
  en: 'This form was changed elsewhere in the meantime. What you typed is still here, and nothing was overwritten.',
  fr: 'Cette fiche a été modifiée ailleurs entre-temps. Ce que vous avez écrit est toujours ici, et rien n’a été écrasé.',
})

/** How far it is. */
export const notSent = message({ en: 'Not sent yet', fr: 'Pas encore envoyée' })
export const sentOn = message({ en: 'Sent on <when></when>', fr: 'Envoyée le <when></when>' })
export const readOn = message({
  en: 'Read by our team on <when></when>',
  fr: 'Lue par notre équipe le <when></when>',
})
export const changesNotSent = message({ en: 'Changes not sent yet', fr: 'Changements pas encore envoyés' })

/** Its versions. */
export const sentVersions = message({ en: 'Sent versions', fr: 'Versions envoyées' })
export const versionsStay = message({
  en: 'Each version stays as you sent it.',
  fr: 'Chaque version reste telle que vous l’avez envoyée.',
})
export const version = message({ en: 'Version {version}', fr: 'Version {version}' })
export const versionSent = message({
  en: 'Version {version}, sent on <when></when> by {name}',
  fr: 'Version {version}, envoyée le <when></when> par {name}',
})

/** For our team. */
export const read = message({ en: 'Read', fr: 'Lue' })
export const toRead = message({ en: 'To read', fr: 'À lire' })
export const sentByOn = message({ en: 'Sent by {name} on <when></when>', fr: 'Envoyée par {name} le <when></when>' })
export const readByOn = message({ en: 'Read by {name} on <when></when>', fr: 'Lue par {name} le <when></when>' })
export const markAsRead = message({ en: 'Mark as read', fr: 'Marquer comme lue' })
export const marking = message({ en: 'Marking …', fr: 'Un instant…' })
export const markedAsRead = message({
  en: 'Marked as read. We’ve let the client know.',
  fr: 'Marquée comme lue. Nous en avons avisé la cliente ou le client.',
})
export const notMarked = message({
  en: 'We couldn’t mark it as read. Please try again.',
  fr: 'Impossible de la marquer comme lue. Veuillez réessayer.',
})
export const versionLabel = message({ en: 'Version', fr: 'Version' })
export const newestVersion = message({ en: 'Version {version} (newest)', fr: 'Version {version} (la plus récente)' })
export const changedLead = message({
  en: 'Highlighted answers changed since the version before.',
  fr: 'Les réponses en évidence ont changé depuis la version précédente.',
})
export const nothingSent = message({ en: 'Nothing has been sent yet', fr: 'Rien n’a encore été envoyé' })
export const nothingSentHint = message({
  en: 'The client’s answers appear here once they’re sent. Drafts stay private.',
  fr: 'Les réponses s’afficheront ici une fois envoyées. Les brouillons restent privés.',
})
/** From the server. */
export const noProject = message({ en: 'There is no such project.', fr: 'Cet abonnement n’existe pas.' })
export const noVersion = message({ en: 'There is no such version.', fr: 'Cette version n’existe pas.' })
