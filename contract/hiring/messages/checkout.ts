import { message } from '../../shared/i18n/message.ts'

/* B8: the checkout: team, billing, summary, payment, and what becomes of it. */

export const heading = message({ en: 'Checkout', fr: 'Paiement' })

/** Who was chosen for what. */
export const yourTeam = message({ en: 'Your team', fr: 'Votre équipe' })
export const changeTeam = message({ en: 'Change the team', fr: 'Modifier l’équipe' })
export const nobodyChosen = message({ en: 'Nobody is chosen yet', fr: 'Personne n’est choisi pour l’instant' })
export const nobodyChosenText = message({
  en: 'Assistants you add to your talent pool appear here with their hours and rate.',
  fr: 'Les personnes ajoutées à votre bassin de talents s’affichent ici, avec leurs heures et leur tarif.',
})
export const helpMeDecide = message({ en: 'Help me decide', fr: 'Aidez-moi à choisir' })
export const findAfterwards = message({
  en: 'We’ll find someone with you after checkout.',
  fr: 'Nous trouverons quelqu’un avec vous après le paiement.',
})
export const hoursAtRate = message({
  en: '{hours} h a month · {rate} an hour',
  fr: '{hours}\u00a0h par mois · {rate} l’heure',
})
export const thisPerson = message({ en: 'This person', fr: 'Cette personne' })
export const notTheirRole = message({
  en: '{name} doesn’t offer the role {role}. Choose someone else to continue.',
  fr: '{name} n’offre pas le rôle {role}. Choisissez quelqu’un d’autre pour continuer.',
})
export const notTheirHours = message({
  en: '{name} isn’t available for {hours} hours a month. Choose someone else or fewer hours to continue.',
  fr: '{name} n’a pas {hours} heures libres par mois. Choisissez quelqu’un d’autre ou moins d’heures pour continuer.',
})

/** Who is billed, from when on, by which card. */
export const billing = message({ en: 'Billing', fr: 'Facturation' })
export const billingDetails = message({ en: 'Billing details', fr: 'Coordonnées de facturation' })
export const startDate = message({ en: 'Start date', fr: 'Date de début' })
export const startDateHint = message({
  en: 'Leaves your team a business day to confirm.',
  fr: 'Laisse à votre équipe un jour ouvrable pour confirmer.',
})
export const currency = message({ en: 'Currency', fr: 'Devise' })
export const currencyHint = message({
  en: 'Can’t be changed after your first invoice.',
  fr: 'Ne peut plus être changée après la première facture.',
})
export const canadianDollars = message({ en: 'CAD, Canadian dollars', fr: 'CAD, dollars canadiens' })
export const americanDollars = message({ en: 'USD, American dollars', fr: 'USD, dollars américains' })
export const card = message({ en: 'Card', fr: 'Carte' })

/** What it costs. */
export const summary = message({ en: 'Summary', fr: 'Résumé' })
export const period = message({ en: '{from} to {until}', fr: 'Du {from} au {until}' })
export const taxableAmount = message({ en: 'Taxable amount', fr: 'Montant taxable' })
export const beforeTax = message({ en: 'Before tax', fr: 'Avant taxes' })
/** What a tax is of, where that isn’t the whole. */
export const taxOf = message({ en: 'of {amount}', fr: 'de {amount}' })
export const dueToday = message({ en: 'Due today', fr: 'À payer aujourd’hui' })
export const total = message({ en: 'Total', fr: 'Total' })
export const dueTodayWithTaxes = message({
  en: 'Due today, taxes included',
  fr: 'À payer aujourd’hui, taxes comprises',
})
export const totalWithTaxes = message({ en: 'Total, taxes included', fr: 'Total, taxes comprises' })
export const renews = message({ en: 'Renews on {day} for {amount}.', fr: 'Se renouvelle le {day} pour {amount}.' })
/** `card`: as “Visa ending in 4242”. */
export const renewsByCard = message({
  en: 'Renews on {day} for {amount}, charged to {card}.',
  fr: 'Se renouvelle le {day} pour {amount}, portés à la carte {card}.',
})
export const firstMonthPaid = message({
  en: 'The first month is paid on sign-up.',
  fr: 'Le premier mois se paie à l’abonnement.',
})
export const noRollover = message({
  en: 'Hours do not roll over from month to month.',
  fr: 'Les heures ne sont pas reportées d’un mois à l’autre.',
})

/** D3: codes. */
export const promotionCode = message({ en: 'Promotion code', fr: 'Code promotionnel' })
export const promotionCodes = message({ en: 'Promotion codes', fr: 'Codes promotionnels' })
export const apply = message({ en: 'Apply', fr: 'Appliquer' })
export const checking = message({ en: 'Checking …', fr: 'Vérification…' })
/** `why`: a sentence. */
export const notChecked = message({ en: 'Not checked. {why}', fr: 'Non vérifié. {why}' })
export const removeCodes = message({ en: 'Remove promotion codes', fr: 'Retirer les codes promotionnels' })

/** The press that pays. */
export const payment = message({ en: 'Payment', fr: 'Paiement' })
export const pay = message({ en: 'Pay {amount}', fr: 'Payer {amount}' })
export const paying = message({ en: 'Paying …', fr: 'Paiement en cours…' })
export const start = message({ en: 'Start my subscription', fr: 'Commencer mon abonnement' })
export const starting = message({ en: 'Starting …', fr: 'Démarrage…' })
export const willCharge = message({
  en: 'We’ll charge {amount} to your card when you pay.',
  fr: 'Nous porterons {amount} à votre carte au moment du paiement.',
})
export const nothingCharged = message({
  en: 'Nothing is charged today.',
  fr: 'Rien n’est facturé aujourd’hui.',
})
export const tooLittle = message({
  en: 'Nothing is charged today. {amount} is less than a card can be charged, so your next invoice collects it.',
  fr: 'Rien n’est facturé aujourd’hui. Le montant de {amount} est trop faible pour une carte; votre prochaine facture le comprendra.',
})
export const beforeYouPay = message({ en: 'Before you pay', fr: 'Avant de payer' })
export const completeDetails = message({
  en: 'Complete your billing details',
  fr: 'Complétez vos coordonnées de facturation',
})
export const enterCard = message({ en: 'Enter your card', fr: 'Entrez votre carte' })
export const chooseCard = message({ en: 'Choose a card, or add one', fr: 'Choisissez une carte ou ajoutez-en une' })
export const agree = message({ en: 'Agree to the terms', fr: 'Acceptez les conditions' })
export const sign = message({ en: 'Sign with your full name', fr: 'Signez avec votre nom complet' })
/** At their fields. */
export const agreeFirst = message({
  en: 'Please agree to the terms to continue.',
  fr: 'Veuillez accepter les conditions pour continuer.',
})
export const bothNames = message({
  en: 'Please sign with your first and last name.',
  fr: 'Veuillez signer avec votre prénom et votre nom.',
})
export const incomplete = message({
  en: 'Nothing was charged. Complete what’s listed above, then press Pay again.',
  fr: 'Rien n’a été facturé. Complétez ce qui figure ci-dessus, puis appuyez de nouveau sur Payer.',
})
export const cardToProvider = message({
  en: 'Card details go straight to the card provider and never reach us.',
  fr: 'Les données de la carte vont directement au fournisseur de cartes et ne nous parviennent jamais.',
})
export const fullRefund = message({
  en: 'If someone you chose declines before the start and nobody takes their place, you can cancel with a full refund.',
  fr: 'Si une personne choisie refuse avant le début et que personne ne la remplace, vous pouvez annuler et être entièrement remboursé.',
})
export const cancelAnyTime = message({
  en: 'Cancel any time: your team works until the last day you’ve paid for, and nothing is charged after it.',
  fr: 'Annulez en tout temps\u00a0: votre équipe travaille jusqu’au dernier jour payé, et rien n’est facturé ensuite.',
})

/** What became of it. */
export const noPrice = message({
  en: 'The price could not be checked, so nothing was charged. Please try again.',
  fr: 'Le prix n’a pas pu être vérifié; rien n’a donc été facturé. Veuillez réessayer.',
})
export const detailsNotSaved = message({
  en: 'Your billing details weren’t saved, so nothing was charged. See what’s wrong at the field.',
  fr: 'Vos coordonnées de facturation n’ont pas été enregistrées; rien n’a donc été facturé. Voyez le problème indiqué au champ.',
})
export const totalChanged = message({
  en: 'Your billing address changed the total from {before} to {after}. Nothing was charged yet: press Pay to confirm {after}.',
  fr: 'Votre adresse de facturation a fait passer le total de {before} à {after}. Rien n’a encore été facturé\u00a0: appuyez sur Payer pour confirmer {after}.',
})
export const unknownOutcome = message({
  en: 'No answer came, so we don’t know yet whether your payment went through. Press Pay again: you are never charged twice.',
  fr: 'Aucune réponse n’est venue; nous ne savons donc pas encore si votre paiement a été effectué. Appuyez de nouveau sur Payer\u00a0: vous n’êtes jamais facturé deux fois.',
})
export const failed = message({
  en: 'Your payment didn’t go through.',
  fr: 'Votre paiement n’a pas été effectué.',
})
export const entriesKept = message({
  en: 'Everything you entered is kept.',
  fr: 'Tout ce que vous avez entré est conservé.',
})
export const tryAnotherCard = message({ en: 'Try another card', fr: 'Essayer une autre carte' })
export const nothingWasCharged = message({
  en: 'Nothing was charged. Try another card.',
  fr: 'Rien n’a été facturé. Essayez une autre carte.',
})
export const confirmWithBank = message({ en: 'Confirm with your bank', fr: 'Confirmez auprès de votre banque' })
export const waitingForBank = message({
  en: 'We are waiting for your bank’s answer.',
  fr: 'Nous attendons la réponse de votre banque.',
})
export const waitingText = message({
  en: 'This can take a minute. You can leave this page open or come back to it: nothing is lost, and nothing is charged twice.',
  fr: 'Cela peut prendre une minute. Vous pouvez laisser cette page ouverte ou y revenir\u00a0: rien n’est perdu, et rien n’est facturé deux fois.',
})
export const alreadyStarted = message({
  en: 'This subscription has already started',
  fr: 'Cet abonnement a déjà commencé',
})
export const alreadyStartedText = message({
  en: 'It was paid for in another tab or by a colleague. Nothing more is charged here.',
  fr: 'Il a été payé dans un autre onglet ou par un collègue. Rien d’autre n’est facturé ici.',
})
export const goToSubscription = message({ en: 'Go to your subscription', fr: 'Aller à votre abonnement' })

/** Whoever can’t check out. */
export const workOnly = message({
  en: 'Your role at your company is work only, so someone else checks out. Your draft is saved: your primary contact finds it under Subscriptions, Draft.',
  fr: 'Votre rôle dans votre entreprise se limite au travail; quelqu’un d’autre s’occupe donc du paiement. Votre brouillon est enregistré\u00a0: votre contact principal le trouve sous Abonnements, Brouillons.',
})
export const goToDrafts = message({ en: 'Go to draft subscriptions', fr: 'Aller aux brouillons d’abonnement' })
export const staffInPlace = message({
  en: 'Staff check out in a client’s place. Choose the client to begin.',
  fr: 'L’équipe paie à la place d’un client. Choisissez le client pour commencer.',
})
export const goToClients = message({ en: 'Go to clients', fr: 'Aller aux clients' })
export const otherAccount = message({
  en: "Please log in with a different account you don't have the required permission to perform a checkout",
  fr: 'Veuillez vous connecter avec un autre compte\u00a0: vous n’avez pas l’autorisation de payer',
})
export const signInOther = message({ en: 'Sign in with another account', fr: 'Se connecter avec un autre compte' })
export const invoicePaid = message({
  en: 'Thank you, invoice {number} is paid.',
  fr: 'Merci, la facture {number} est payée.',
})

/** What a draft still needs, from the server. */
export const draftNeeded = message({
  en: 'Please go to your draft projects to continue a project or start over.',
  fr: 'Veuillez aller à vos brouillons pour continuer un projet ou recommencer.',
})
export const teamNeeded = message({
  en: 'Please choose someone for each role, or let us help you decide.',
  fr: 'Veuillez choisir quelqu’un pour chaque rôle, ou laissez-nous vous aider à choisir.',
})
export const talkFirst = message({
  en: 'For more than 100 hours of a role, please talk with us first: we will quote.',
  fr: 'Pour plus de 100 heures d’un rôle, veuillez d’abord nous parler\u00a0: nous ferons un devis.',
})
export const addressNeeded = message({
  en: 'Add your company address so we can work out the tax.',
  fr: 'Ajoutez l’adresse de votre entreprise pour que nous puissions calculer les taxes.',
})
