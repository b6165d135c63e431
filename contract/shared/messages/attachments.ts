import { message } from '../i18n/message.ts'

/* Files that hang on something: chosen, on their way, and there to be saved. */

export const attachFiles = message({ en: 'Attach files', fr: 'Joindre des fichiers' })
export const files = message({ en: 'Files', fr: 'Fichiers' })
export const attachedFiles = message({ en: 'Attached files', fr: 'Fichiers joints' })
/** What can be sent, as the second part of `canSend` and of `wrongKind`. */
export const taken = message({
  en: 'pictures (JPEG, PNG, WebP, GIF), PDF, office documents, text and CSV, ZIP, audio and video',
  fr: 'images (JPEG, PNG, WebP, GIF), PDF, documents bureautiques, texte et CSV, ZIP, audio et vidéo',
})
export const canSend = message({ en: 'Up to 25 MB each: {taken}', fr: 'Jusqu’à 25\u00a0Mo chacun\u00a0: {taken}' })
export const wrongKind = message({
  en: 'We can’t take a file of this kind. You can send {taken}.',
  fr: 'Nous n’acceptons pas ce type de fichier. Vous pouvez envoyer\u00a0: {taken}.',
})
export const noSuchFile = message({ en: 'There is no such file.', fr: 'Ce fichier n’existe pas.' })

/** Read aloud before a file’s name: its button. */
export const save = message({ en: 'Save ', fr: 'Enregistrer ' })
export const remove = message({ en: 'Remove {name}', fr: 'Retirer {name}' })
export const sending = message({ en: 'Sending …', fr: 'Envoi…' })
export const isBeingSent = message({ en: '{name} is being sent', fr: '{name} est en cours d’envoi' })

/** Why one isn’t there. */
export const tooLarge = message({
  en: '{name} is larger than 25 MB.',
  fr: '{name} dépasse 25\u00a0Mo.',
})
/** `full`: how many there can be, as a sentence; `names`: as a list. */
export const notAdded = message({ en: '{full} Not added: {names}.', fr: '{full} Non ajoutés\u00a0: {names}.' })
export const notSent = message({
  en: 'We couldn’t send it. Please try again.',
  fr: 'Envoi impossible. Veuillez réessayer.',
})
export const failed = message({ en: '{name}: {why}', fr: '{name}\u00a0: {why}' })

/** Sizes. */
export const bytes = message({ en: '{size} B', fr: '{size}\u00a0o' })
export const kilobytes = message({ en: '{size} kB', fr: '{size}\u00a0ko' })
export const megabytes = message({ en: '{size} MB', fr: '{size}\u00a0Mo' })
