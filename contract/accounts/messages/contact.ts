import { message } from '../../shared/i18n/message.ts'

/* C5.1: how a person is reached: name, telephone and place. */

export const heading = message({ en: 'Contact information', fr: 'Coordonnées' })
export const lead = message({
  en: 'How we and your assistants reach you, and what about.',
  fr: 'Comment nous et vos adjoints pouvons vous joindre, et à quel sujet.',
})
export const details = message({ en: 'Contact details', fr: 'Vos coordonnées' })
export const notSaved = message({
  en: 'Your contact information could not be saved. Please try again.',
  fr: 'Vos coordonnées n’ont pas pu être enregistrées. Veuillez réessayer.',
})
export const saved = message({ en: 'Saved.', fr: 'Enregistré.' })
export const fullName = message({ en: 'Full name', fr: 'Nom complet' })
export const email = message({ en: 'Email', fr: 'Courriel' })
export const emailHint = message({
  en: 'This is what you sign in with. To change it, write to us.',
  fr: 'C’est avec cette adresse que vous ouvrez une session. Pour la changer, écrivez-nous.',
})
export const clockHint = message({ en: 'Your clock follows your city.', fr: 'Votre fuseau horaire suit votre ville.' })
