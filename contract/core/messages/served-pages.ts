import { message } from '../../shared/i18n/message.ts'

/* What stands in the HTML of pages beside what they show: for search engines, shared links, and browsers without scripts. */

export const homeDescription = message({
  en: 'Canadian and American virtual assistants who already know the work. Say what you need, see who fits and why, and know the price before you create an account.',
  fr: 'Des adjointes et adjoints virtuels du Canada et des États-Unis qui connaissent déjà le travail. Dites ce qu’il vous faut, voyez qui convient et pourquoi, et connaissez le prix avant de créer un compte.',
})
/** Describes the picture of shared links; `brand`: the product’s name. */
export const imageAlt = message({
  en: '{brand}: Canadian and American virtual assistants',
  fr: '{brand}\u00a0: adjointes et adjoints virtuels du Canada et des États-Unis',
})
export const noScript = message({
  en: 'Searching needs JavaScript, which is switched off in this browser.',
  fr: 'La recherche a besoin de JavaScript, qui est désactivé dans ce navigateur.',
})

/** Descriptions of pages, for search engines and shared links. */
export const searchDescription = message({
  en: 'Search for a virtual assistant by role, skill or tool. See your best matches, the hours they have free and the monthly price.',
  fr: 'Cherchez une adjointe ou un adjoint virtuel par rôle, compétence ou outil. Voyez qui convient le mieux, ses heures libres et le prix mensuel.',
})
export const signupDescription = message({
  en: 'Create a free account to see every candidate’s full profile and compare their week with yours.',
  fr: 'Ouvrez un compte gratuit pour voir les profils complets et comparer leur semaine avec la vôtre.',
})
export const discoveryDescription = message({
  en: 'Book a discovery call. Describe the work, and we’ll come back with people who fit.',
  fr: 'Réservez un appel découverte. Décrivez le travail, et nous vous proposerons des personnes qui conviennent.',
})
export const pricingDescription = message({
  en: 'One hourly rate that falls as the hours rise. See the price list and work out what a month costs, before tax.',
  fr: 'Un seul tarif horaire, qui baisse quand les heures augmentent. Voyez les prix et calculez ce que coûte un mois, avant taxes.',
})
export const successStoriesDescription = message({
  en: 'Three worked examples of handing over work: the books, the phone and the inbox.',
  fr: 'Trois exemples de travail confié\u00a0: les livres, le téléphone et la boîte de réception.',
})
export const aboutDescription = message({
  en: 'Why we match work with people who have done it before, and how we go about it.',
  fr: 'Pourquoi nous confions le travail à des personnes qui l’ont déjà fait, et comment nous nous y prenons.',
})
export const missionDescription = message({
  en: 'What we are here for, and what we won’t do.',
  fr: 'Notre raison d’être, et ce que nous ne ferons pas.',
})
export const careersDescription = message({
  en: 'Work on the product itself: open positions, and what you can expect of us.',
  fr: 'Travailler au produit lui-même\u00a0: les postes ouverts, et ce que vous pouvez attendre de nous.',
})
export const contactUsDescription = message({
  en: 'How to reach us: client support, assistant support, or a call.',
  fr: 'Comment nous joindre\u00a0: soutien à la clientèle, soutien aux adjointes et adjoints, ou un appel.',
})
export const resourceHubDescription = message({
  en: 'Short guides to working well with a virtual assistant.',
  fr: 'De courts guides pour bien travailler avec une adjointe ou un adjoint virtuel.',
})
export const firstHourDescription = message({
  en: 'What to do in the first hour with a new virtual assistant.',
  fr: 'Que faire pendant la première heure avec une nouvelle adjointe ou un nouvel adjoint.',
})
export const timeZonesDescription = message({
  en: 'How to work well with a virtual assistant in another time zone.',
  fr: 'Comment bien travailler avec une personne d’un autre fuseau horaire.',
})
export const handingOverDescription = message({
  en: 'How to decide which work to hand over to a virtual assistant first.',
  fr: 'Comment choisir le travail à confier en premier.',
})
export const becomeGuruDescription = message({
  en: 'Work as a virtual assistant from Canada or the United States: your hours, your clients, your terms.',
  fr: 'Travaillez comme adjointe ou adjoint virtuel, du Canada ou des États-Unis\u00a0: vos heures, votre clientèle, vos conditions.',
})
export const applyDescription = message({
  en: 'Apply as a virtual assistant from Canada or the United States. It’s free, it’s saved as you type, and a person decides.',
  fr: 'Posez votre candidature du Canada ou des États-Unis. C’est gratuit, enregistré à mesure, et une personne décide.',
})
export const howItWorksDescription = message({
  en: 'From a sentence about the work to the person who does it, step by step.',
  fr: 'D’une phrase sur le travail à la personne qui le fait, étape par étape.',
})
export const whatWeDoDescription = message({
  en: 'The work our virtual assistants take on: administration, finance, customers, marketing and more.',
  fr: 'Le travail confié à nos adjointes et adjoints\u00a0: administration, finances, clientèle, marketing et plus.',
})
export const whyUsDescription = message({
  en: 'What we do differently, and when something else is the better choice.',
  fr: 'Ce que nous faisons autrement, et quand un autre choix est meilleur.',
})
export const packagesDescription = message({
  en: 'Popular monthly plans: how many hours, what they cost and what they tend to be enough for.',
  fr: 'Des forfaits mensuels populaires\u00a0: combien d’heures, à quel prix, et pour quoi faire.',
})
export const termsDescription = message({
  en: 'The terms of service.',
  fr: 'Les conditions d’utilisation.',
})
export const privacyDescription = message({
  en: 'What we keep about you, why, for how long, and your choices.',
  fr: 'Ce que nous conservons à votre sujet, pourquoi, combien de temps, et vos choix.',
})
