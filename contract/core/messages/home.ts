import { message } from '../../shared/i18n/message.ts'

/* The home page, beside its search box (contract/matching/messages/requirements.ts). */

/** Above the heading, before the lowest price. */
export const tagline = message({
  en: 'Canadian and American virtual assistants.',
  fr: 'Adjointes et adjoints virtuels du Canada et des États-Unis.',
})

/** Counted figures below the search box: each a number and what it counts. No plural: the formatter isn’t for first loads. */
export const figures = message({ en: 'Talentplace in figures', fr: 'Talentplace en chiffres' })
export const assistantsToFind = message({ en: 'assistants to choose from', fr: 'adjointes et adjoints' })
/** The mean of all reviews; `rating`: with one decimal. */
export const rating = message({ en: '{rating} / 5', fr: '{rating}\u00a0/\u00a05' })
export const fromReview = message({ en: 'from 1 client review', fr: 'd’après 1 évaluation' })
export const fromReviews = message({ en: 'from {count} client reviews', fr: 'd’après {count} évaluations' })
export const hoursWorked = message({ en: 'hours worked for clients', fr: 'heures travaillées pour des clients' })

export const pricesHeading = message({ en: 'What it costs', fr: 'Combien ça coûte' })
export const pricesText = message({
  en: 'One hourly rate for all the hours of a month, before tax. The more hours, the lower the rate.',
  fr: 'Un seul tarif horaire pour toutes les heures du mois, avant les taxes. Plus il y a d’heures, plus le tarif baisse.',
})
export const hoursAMonth = message({ en: 'Hours a month', fr: 'Heures par mois' })
export const anHour = message({ en: 'An hour', fr: 'L’heure' })
export const aMonthFrom = message({ en: 'A month, from', fr: 'Par mois, à partir de' })
/** The hours of a row. */
export const fromTo = message({ en: '{from} to {to} h', fr: 'de {from} à {to}\u00a0h' })
export const andMore = message({ en: '{from} h and more', fr: '{from}\u00a0h et plus' })
export const wholePriceList = message({ en: 'See pricing', fr: 'Voir les tarifs' })

/** At the end of the page. */
export const closingHeading = message({
  en: 'Say what you need. See who fits.',
  fr: 'Dites ce qu’il vous faut. Voyez qui convient.',
})
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
export const bookCall = message({ en: 'Book a discovery call', fr: 'Réserver un appel découverte' })

export const stepsHeading = message({
  en: 'Three steps to your assistant',
  fr: 'Votre adjointe ou votre adjoint en trois étapes',
})
export const stepNeed = message({ en: 'Say what you need', fr: 'Dites ce qu’il vous faut' })
export const stepNeedText = message({
  en: 'In your own words. We find the roles, skills and tools in them.',
  fr: 'Dans vos mots. Nous y trouvons les rôles, les compétences et les outils.',
})
export const stepChoose = message({ en: 'Choose the person', fr: 'Choisissez la personne' })
export const stepChooseText = message({
  en: 'Best match first, with the reasons, their free hours and the part of your day you share.',
  fr: 'La meilleure correspondance d’abord, avec les raisons, les heures disponibles et la partie de la journée que vous avez en commun.',
})
export const stepStart = message({ en: 'Start your month', fr: 'Commencez votre mois' })
export const stepStartText = message({
  en: 'Pay for the hours you chose. Our team introduces everyone and helps with the start.',
  fr: 'Payez les heures choisies. Notre équipe présente tout le monde et facilite les débuts.',
})

export const promisesHeading = message({ en: 'What you can count on', fr: 'Ce sur quoi vous pouvez compter' })
export const browsingFree = message({ en: 'Browsing is free', fr: 'La recherche est gratuite' })
export const browsingFreeText = message({
  en: 'See your best matches and their price before you create an account.',
  fr: 'Voyez les personnes qui vous conviennent le mieux et leur prix avant de créer un compte.',
})
export const wholePrice = message({ en: 'The whole price first', fr: 'Le prix complet dès le départ' })
export const wholePriceText = message({
  en: 'One hourly rate for all your hours, with tax on its own line before you pay.',
  fr: 'Un seul tarif horaire pour toutes vos heures, et les taxes sur une ligne distincte avant de payer.',
})
export const moneyBack = message({
  en: 'If they can’t start, your money back',
  fr: 'Remboursement si la personne ne peut pas commencer',
})
export const moneyBackText = message({
  en: 'When someone you chose declines, choose someone else or cancel with a full refund.',
  fr: 'Si une personne choisie refuse, choisissez-en une autre ou annulez et soyez entièrement remboursé.',
})
export const closeBy = message({ en: 'In Canada and the United States', fr: 'Au Canada et aux États-Unis' })
export const closeByText = message({
  en: 'People near your clock who know how your customers talk.',
  fr: 'Des gens dont l’heure est proche de la vôtre et qui savent comment parlent vos clients.',
})

/** Names the links at the end of the page. */
export const moreAboutUs = message({ en: 'More about us', fr: 'En savoir plus sur nous' })
export const howItWorks = message({ en: 'How it works', fr: 'Comment ça marche' })
export const pricing = message({ en: 'Pricing', fr: 'Tarifs' })
export const whyUs = message({ en: 'Why us', fr: 'Pourquoi nous' })
export const workWithUs = message({ en: 'Work with us', fr: 'Travailler avec nous' })
export const contact = message({ en: 'Contact', fr: 'Nous joindre' })
export const terms = message({ en: 'Terms', fr: 'Conditions' })
export const privacy = message({ en: 'Privacy', fr: 'Confidentialité' })
