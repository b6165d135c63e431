import { message } from '../../shared/i18n/message.ts'

/* Files that were prepared in the background, and people’s own data. `what`: as statement; `title`: of the file; `days`: it can be downloaded. */

export const ready = message({ en: 'Your {what} is ready to download', fr: 'Votre {what} est prêt à télécharger' })
export const where = message({
  en: '{title}. You’ll find it under Your data in your account for {days} days.',
  fr: '{title}. Vous le trouverez pendant {days} jours sous Vos données, dans votre compte.',
})
export const notPrepared = message({
  en: 'Your {what} couldn’t be prepared',
  fr: 'Votre {what} n’a pas pu être préparé',
})
export const dataReady = message({
  en: 'Your data is ready to download',
  fr: 'Vos données sont prêtes à télécharger',
})
export const whereData = message({
  en: 'You’ll find it under Your data in your account for {days} days. You need to be signed in.',
  fr: 'Vous les trouverez pendant {days} jours sous Vos données, dans votre compte. Il faut ouvrir une session.',
})
