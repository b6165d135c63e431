import { message } from '../../shared/i18n/message.ts'

/* One’s own referral link, what it promises and what came of it. */

export const heading = message({ en: 'Referral', fr: 'Parrainage' })
export const lead = message({
  en: 'Know someone who could use an assistant? Send them your link.',
  fr: 'Vous connaissez quelqu’un à qui une adjointe ou un adjoint serait utile? Envoyez votre lien.',
})
export const notLoaded = message({
  en: 'Your link could not be loaded. Please try again.',
  fr: 'Votre lien n’a pas pu être chargé. Veuillez réessayer.',
})
export const noReward = message({
  en: 'There’s no reward right now, but we’ll still count who signs up by it.',
  fr: 'Il n’y a pas de récompense pour le moment, mais nous comptons quand même les inscriptions.',
})
export const offInvoice = message({
  en: 'When someone you refer pays their first invoice, we take {amount} off your next one.',
  fr: 'Quand une personne que vous parrainez paie sa première facture, nous retranchons {amount} de votre prochaine.',
})
export const onBill = message({
  en: 'When a client you refer pays their first invoice, we add {amount} to your next bill.',
  fr: 'Quand un client que vous parrainez paie sa première facture, nous ajoutons {amount} à votre prochaine note d’honoraires.',
})
/** Between an amount in each currency. */
export const or = message({ en: '{one} or {other}', fr: '{one} ou {other}' })
export const yourLink = message({ en: 'Your link', fr: 'Votre lien' })
export const yourCode = message({
  en: 'Your code: <code>{code}</code>. It works on the sign-up page too.',
  fr: 'Votre code\u00a0: <code>{code}</code>. Il fonctionne aussi sur la page d’inscription.',
})
export const outcome = message({ en: 'Outcome', fr: 'Résultats' })
export const visits = message({ en: 'Visits', fr: 'Visites' })
export const signUps = message({ en: 'Sign-ups', fr: 'Inscriptions' })
export const paying = message({ en: 'Paying', fr: 'Clients payants' })
export const none = message({
  en: 'No sign-ups from your link yet.',
  fr: 'Aucune inscription par votre lien pour l’instant.',
})
export const latest = message({
  en: 'Showing the latest {count, number}.',
  fr: 'Les {count, number} plus récentes sont affichées.',
})
export const howItWorks = message({ en: 'How it works', fr: 'Comment cela fonctionne' })
export const ruleLink = message({
  en: 'The link counts when someone new follows it and signs up later in the same browser, or types your code.',
  fr: 'Le lien compte quand une nouvelle personne le suit et s’inscrit plus tard dans le même navigateur, ou entre votre code.',
})
export const ruleNotYou = message({
  en: 'They can’t be you or anyone at your company.',
  fr: 'Ce ne peut être ni vous ni quelqu’un de votre entreprise.',
})
export const ruleInvoice = message({
  en: 'You earn one reward per client. It goes on your next invoice two weeks after their first payment. A payment that is refunded before then doesn’t count.',
  fr: 'Vous obtenez une récompense par client. Elle figure sur votre prochaine facture deux semaines après son premier paiement. Un paiement remboursé avant ne compte pas.',
})
export const ruleBill = message({
  en: 'You earn one reward per client. It goes on your next bill two weeks after their first payment. A payment that is refunded before then doesn’t count.',
  fr: 'Vous obtenez une récompense par client. Elle figure sur votre prochaine note d’honoraires deux semaines après son premier paiement. Un paiement remboursé avant ne compte pas.',
})
export const rulePromise = message({
  en: 'The amount is what we promise on the day they sign up. We don’t tell you who they are.',
  fr: 'Le montant est celui promis le jour de l’inscription. Nous ne vous disons pas de qui il s’agit.',
})
export const onInvoice = message({ en: 'On invoice <number></number>', fr: 'Sur la facture <number></number>' })
export const onThatBill = message({ en: 'On bill <number></number>', fr: 'Sur la note d’honoraires <number></number>' })
export const notPaying = message({ en: 'Not a paying client yet', fr: 'Pas encore un client payant' })
export const nextInvoice = message({
  en: 'It will be on your next invoice',
  fr: 'Elle figurera sur votre prochaine facture',
})
export const nextBill = message({
  en: 'It will be on your next bill',
  fr: 'Elle figurera sur votre prochaine note d’honoraires',
})
export const teamWithdrew = message({
  en: 'Our team withdrew this reward',
  fr: 'Notre équipe a retiré cette récompense',
})
export const notPromised = message({ en: 'No reward was promised', fr: 'Aucune récompense n’était promise' })
export const invoiceFrom = message({
  en: 'Goes on your next invoice from <when></when>',
  fr: 'Sur votre prochaine facture à partir du <when></when>',
})
export const billFrom = message({
  en: 'Goes on your next bill from <when></when>',
  fr: 'Sur votre prochaine note d’honoraires à partir du <when></when>',
})
export const reward = message({ en: 'Reward: {amount}', fr: 'Récompense\u00a0: {amount}' })
/** The text of a mail; `brand`: Talentplace. */
export const shareText = message({
  en: 'I work with {brand}, and you might like it too.',
  fr: 'Je travaille avec {brand}, et cela pourrait vous plaire aussi.',
})
export const share = message({ en: 'Share the link', fr: 'Partager le lien' })
export const sendMail = message({ en: 'Send it by email', fr: 'L’envoyer par courriel' })
/** What came of someone who was referred. */
export const signedUp = message({ en: 'Signed up', fr: 'Inscription faite' })
export const earned = message({ en: 'Reward earned', fr: 'Récompense obtenue' })
export const credited = message({ en: 'Reward credited', fr: 'Récompense créditée' })
export const withdrawn = message({ en: 'Reward withdrawn', fr: 'Récompense retirée' })
export const nowPaying = message({ en: 'Paying', fr: 'Client payant' })
