import { message } from '../../shared/i18n/message.ts'

/*
 * What a client agrees to at checkout, and the document that says so. Both languages are of the same edition (`agreementVersion`) and say the
 * same; the French one is not less favourable anywhere.
 */

export const parties = message({
  en: 'This agreement is between you, the client, and {brand}. It covers the subscription shown with it: its roles, hours and price.',
  fr: 'Cette entente est conclue entre vous, le client, et {brand}. Elle porte sur l’abonnement affiché avec elle\u00a0: ses rôles, ses heures et son prix.',
})
export const service = message({
  en: 'What you get. {brand} provides virtual assistants for the monthly hours you chose. The assistants you picked are asked to confirm; where you asked for help to decide, or someone can’t take the work, our team proposes someone who fits.',
  fr: 'Ce que vous obtenez. {brand} fournit des adjointes et adjoints virtuels pour les heures mensuelles choisies. Les personnes choisies sont invitées à confirmer; si vous avez demandé de l’aide pour choisir, ou si quelqu’un ne peut pas prendre le travail, notre équipe propose une personne qui convient.',
})
export const payment = message({
  en: 'Payment. Your first month is paid on sign-up. After that the subscription renews each month on its invoice day, and the amount due is charged to the card named with this agreement, or to another that you choose for renewals later, with the taxes that apply on that day.',
  fr: 'Paiement. Le premier mois se paie à l’abonnement. Ensuite, l’abonnement se renouvelle chaque mois à son jour de facturation, et le montant dû est porté à la carte nommée avec cette entente, ou à une autre que vous choisissez plus tard pour les renouvellements, avec les taxes applicables ce jour-là.',
})
export const hours = message({
  en: 'Hours. Hours are for the month they were paid for. Hours do not roll over.',
  fr: 'Heures. Les heures valent pour le mois payé. Elles ne sont pas reportées au mois suivant.',
})
export const ending = message({
  en: 'Ending it. You may cancel at any time. The subscription then ends with the month that has been paid, and nothing further is charged.',
  fr: 'Fin de l’abonnement. Vous pouvez annuler en tout temps. L’abonnement prend alors fin avec le mois payé, et rien d’autre n’est facturé.',
})
export const moneyBack = message({
  en: 'If they can’t start, your money back. If someone you picked declines before your start date and nobody takes their place, you may cancel until the day before that date, on the page of your subscription. We then give back everything you paid for it.',
  fr: 'Remboursement si personne ne peut commencer. Si une personne choisie refuse avant la date de début et que personne ne la remplace, vous pouvez annuler jusqu’à la veille de cette date, sur la page de votre abonnement. Nous vous remboursons alors tout ce que vous avez payé pour celui-ci.',
})
export const working = message({
  en: 'Working together. Assistants work for you through the product: please agree on work, hours and payment there only. What you share with them stays confidential.',
  fr: 'Travail en commun. Les adjointes et adjoints travaillent pour vous par l’intermédiaire du produit\u00a0: veuillez y convenir du travail, des heures et du paiement, et seulement là. Ce que vous leur confiez reste confidentiel.',
})
export const signature = message({
  en: 'Your signature. Typing your name has the effect of a signature. We keep it with the date, the time and the address of your connection, and send you this agreement by email.',
  fr: 'Votre signature. Écrire votre nom a l’effet d’une signature. Nous la conservons avec la date, l’heure et l’adresse de votre connexion, et nous vous envoyons cette entente par courriel.',
})

/** The document. `brand`: the product’s name. */
export const title = message({ en: '{brand} service agreement', fr: 'Entente de service {brand}' })
export const between = message({ en: 'Between {supplier} and {client}', fr: 'Entre {supplier} et {client}' })
export const edition = message({ en: 'Edition {version}', fr: 'Édition {version}' })
export const supplier = message({ en: 'Supplier', fr: 'Fournisseur' })
export const client = message({ en: 'Client', fr: 'Client' })
export const subscription = message({ en: 'Your subscription', fr: 'Votre abonnement' })
/** `from`, `end`: days. */
export const period = message({
  en: 'From {from}, {hours} hours a month. The first month ends on {end}.',
  fr: 'À partir du {from}, {hours} heures par mois. Le premier mois se termine le {end}.',
})
export const dueToday = message({ en: 'Due today', fr: 'À payer aujourd’hui' })
export const renewal = message({ en: 'Renews on {day} for {amount}.', fr: 'Se renouvelle le {day} pour {amount}.' })
/** `card`: its kind and last four digits. */
export const renewalCard = message({
  en: 'Renewals are charged to {card}.',
  fr: 'Les renouvellements sont portés à la carte {card}.',
})
export const agreed = message({ en: 'What was agreed', fr: 'Ce qui a été convenu' })
export const signed = message({ en: 'Signed', fr: 'Signature' })
/** `instant`: day, time and zone. */
export const signedBy = message({
  en: '{name}, {instant}, from {address}.',
  fr: '{name}, {instant}, à partir de {address}.',
})
export const sameInUtc = message({
  en: 'The same instant in UTC: {instant}.',
  fr: 'Le même instant en UTC\u00a0: {instant}.',
})
/** In the foot of each page. */
export const orderNumber = message({ en: 'Order {number}', fr: 'Commande {number}' })
export const order = message({ en: 'Order {number}.', fr: 'Commande {number}.' })
/** In a document that was given first and not signed: the client chose the other language expressly. */
export const givenFirst = message({
  en: 'This version was given first. {name} then expressly chose to sign the English version of the same edition.',
  fr: 'Cette version a été remise en premier. {name} a ensuite expressément choisi de signer la version anglaise de la même édition.',
})

/** The panel at the checkout. */
export const panelTitle = message({ en: 'Agreement', fr: 'Entente' })
export const panelLead = message({
  en: 'You get it by email as a PDF, with your name, the time and the lines above.',
  fr: 'Vous la recevez par courriel en PDF, avec votre nom, l’heure et les lignes ci-dessus.',
})
export const inFull = message({ en: 'The agreement in full', fr: 'L’entente au complet' })
export const haveRead = message({
  en: 'I have read the agreement and agree to it',
  fr: 'J’ai lu l’entente et je l’accepte',
})
export const typeName = message({
  en: 'Type your full name to sign',
  fr: 'Écrivez votre nom complet pour signer',
})
/** Buttons that show it in the other language, each in its own: whoever can’t read this page reads them. */
export const readFrench = message({ en: 'Lire et signer en français', fr: 'Lire et signer en français' })
export const readEnglish = message({ en: 'Read and sign in English', fr: 'Read and sign in English' })
/** It changed while it was being signed. */
export const readAgain = message({
  en: 'Your address decides in which language the agreement comes first. Please read it and agree to it again. Nothing was charged.',
  fr: 'Votre adresse détermine la langue dans laquelle l’entente vient en premier. Veuillez la lire et l’accepter de nouveau. Rien n’a été facturé.',
})

/** Where the company is in Québec: in both languages, whichever the screen is read in. */
export const frenchFirst = message({
  en: 'In Québec the French agreement comes first. / Au Québec, l’entente en français vient en premier.',
  fr: 'Au Québec, l’entente en français vient en premier. / In Québec the French agreement comes first.',
})
export const signFrench = message({
  en: 'I sign the French version. / Je signe la version française.',
  fr: 'Je signe la version française. / I sign the French version.',
})
export const chooseEnglish = message({
  en: 'I was given the French version, and I expressly choose the English one. / La version française m’a été remise, et je choisis expressément la version anglaise.',
  fr: 'La version française m’a été remise, et je choisis expressément la version anglaise. / I was given the French version, and I expressly choose the English one.',
})
/** A checkout without that choice. */
export const mustChoose = message({
  en: 'In Québec please sign the French agreement, or choose the English one expressly after you were given it.',
  fr: 'Au Québec, veuillez signer l’entente en français, ou choisir expressément la version anglaise après que la française vous a été remise.',
})

/** Where signed agreements are listed. */
export const signedInEnglish = message({ en: 'In English', fr: 'En anglais' })
export const signedInFrench = message({ en: 'In French', fr: 'En français' })
export const englishChosen = message({
  en: 'In English, chosen after the French version was given',
  fr: 'En anglais, choisie après la remise de la version française',
})
export const signedAgreements = message({ en: 'Signed agreements', fr: 'Ententes signées' })
export const nothingSigned = message({
  en: 'Nothing has been signed yet.',
  fr: 'Rien n’a encore été signé.',
})
export const signedByName = message({ en: 'Signed by {name}', fr: 'Signée par {name}' })
/** `language`: one of those above. */
export const editionSigned = message({
  en: 'Edition {version} · {language}',
  fr: 'Édition {version} · {language}',
})
export const download = message({
  en: 'Download<rest> the agreement for {name}</rest>',
  fr: 'Télécharger<rest> l’entente pour {name}</rest>',
})
