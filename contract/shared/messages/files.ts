import { message } from '../i18n/message.ts'

/* Long files, prepared in the background. */

export const preparing = message({
  en: 'We’re preparing your file. You can leave this page: we’ll notify you when it’s ready.',
  fr: 'Nous préparons votre fichier. Vous pouvez quitter cette page\u00a0: nous vous aviserons quand il sera prêt.',
})
export const ready = message({
  en: 'Your file is ready to download.',
  fr: 'Votre fichier est prêt à télécharger.',
})
/** Before what the button is called otherwise, as “Statement as PDF”. */
export const download = message({ en: 'Download ', fr: 'Télécharger\u00a0: ' })
export const tryAgain = message({ en: 'Try again: ', fr: 'Réessayer\u00a0: ' })
/** `nouns`: what its rows are called, as “entries”. */
export const preparingRows = message({
  en: 'Preparing {count, number} {nouns}',
  fr: 'Préparation\u00a0: {count, number} {nouns}',
})
export const progress = message({ en: '{what}… {percent}%', fr: '{what}… {percent}\u00a0%' })
