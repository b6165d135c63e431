import { message } from '../../shared/i18n/message.ts'

/* Public pages around the words that staff can change. */

export const mayBeOld = message({
  en: 'We couldn’t check whether there is a newer edition of this page.',
  fr: 'Impossible de vérifier s’il existe une version plus récente de cette page.',
})
export const textMayBeOld = message({
  en: 'We couldn’t check whether there is a newer edition of this text.',
  fr: 'Impossible de vérifier s’il existe une version plus récente de ce texte.',
})
export const editionNotLoaded = message({
  en: 'We couldn’t load that edition.',
  fr: 'Impossible de charger cette version.',
})
/** `version`: as 2026-11-22. */
export const edition = message({ en: 'Edition {version}', fr: 'Version {version}' })
export const isEarlier = message({ en: 'This is an earlier edition.', fr: 'Ceci est une version antérieure.' })
export const readInForce = message({ en: 'Read the one in force', fr: 'Lire la version en vigueur' })
export const onThisPage = message({ en: 'On this page', fr: 'Sur cette page' })

/** The ends of pages. */
export const findHeading = message({ en: 'See who fits your work', fr: 'Voyez qui convient à votre travail' })
export const findText = message({
  en: 'Describe it in a sentence. You see people, reasons and prices without an account.',
  fr: 'Décrivez-le en une phrase. Vous voyez les personnes, les raisons et les prix sans compte.',
})
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une personne' })
export const bookConsult = message({ en: 'Book a Consult', fr: 'Réserver une consultation' })
export const guides = message({ en: 'Guides', fr: 'Guides' })
export const readOn = message({ en: 'Read on', fr: 'À lire ensuite' })
export const allGuides = message({ en: 'All of the Resource Hub', fr: 'Tout le centre de ressources' })
export const handingOver = message({ en: 'Deciding what to hand over', fr: 'Choisir ce que vous confiez' })
export const aboutHandingOver = message({
  en: 'Find the first ten hours with a sheet of paper and one ordinary week.',
  fr: 'Trouvez les dix premières heures avec une feuille de papier et une semaine ordinaire.',
})
export const firstHour = message({
  en: 'The first hour with a new assistant',
  fr: 'La première heure avec une nouvelle personne',
})
export const aboutFirstHour = message({
  en: 'An agenda for the first call, minute by minute.',
  fr: 'L’ordre du jour du premier appel, minute par minute.',
})
export const timeZones = message({ en: 'Working across time zones', fr: 'Travailler dans des fuseaux différents' })
export const aboutTimeZones = message({
  en: 'How much of the day you need to share, and habits that help.',
  fr: 'La part de la journée à partager, et des habitudes qui aident.',
})
export const applyNow = message({ en: 'Apply now', fr: 'Postuler' })
export const soundsLikeYou = message({ en: 'Sounds like you?', fr: 'Vous vous reconnaissez?' })
export const describeYourself = message({
  en: 'Tell us what you do and how many hours you would like. It’s free, and a person decides.',
  fr: 'Dites-nous ce que vous faites et combien d’heures vous aimeriez. C’est gratuit, et une personne décide.',
})
export const ratherClients = message({
  en: 'Rather work with clients?',
  fr: 'Vous préférez travailler avec la clientèle?',
})
export const asGuru = message({
  en: 'As a Guru you choose the hours, and clients find you.',
  fr: 'Comme Guru, vous choisissez vos heures, et la clientèle vous trouve.',
})
export const becomeGuru = message({ en: 'Become a Guru', fr: 'Devenir Guru' })
export const introduceYourself = message({ en: 'Introduce yourself', fr: 'Vous présenter' })
