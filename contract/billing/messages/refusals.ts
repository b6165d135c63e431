import { message } from '../../shared/i18n/message.ts'

/* What we say when a code, a payment or a change of a subscription isn’t possible. */

export const codeRetired = message({
  en: 'The code {code} is no longer in use.',
  fr: 'Le code {code} n’est plus en vigueur.',
})
export const codeTooEarly = message({
  en: 'The code {code} can’t be used yet.',
  fr: 'Le code {code} ne peut pas encore être utilisé.',
})
export const codeExpired = message({ en: 'The code {code} has expired.', fr: 'Le code {code} est expiré.' })
export const codeUsedUp = message({
  en: 'The code {code} has reached its limit of uses.',
  fr: 'Le code {code} a atteint sa limite d’utilisations.',
})
export const codeOfCurrency = message({
  en: 'The code {code} is for prices in {currency}.',
  fr: 'Le code {code} vaut pour les prix en {currency}.',
})
export const codeOfFirstPurchase = message({
  en: 'The code {code} is for a first purchase.',
  fr: 'Le code {code} vaut pour un premier achat.',
})
export const codeNeedsHours = message({
  en: 'The code {code} needs at least {hours} hours a month.',
  fr: 'Le code {code} exige au moins {hours}\u00a0heures par mois.',
})
export const codeApplied = message({
  en: 'The code {code} is already applied.',
  fr: 'Le code {code} est déjà appliqué.',
})
export const codeApart = message({
  en: 'The code {code} can’t be combined with {other}.',
  fr: 'Le code {code} ne peut pas être combiné avec {other}.',
})
export const codeUsed = message({
  en: 'You have already used the code {code}.',
  fr: 'Vous avez déjà utilisé le code {code}.',
})
export const codeUnknown = message({ en: 'There is no code {code}.', fr: 'Le code {code} n’existe pas.' })
export const tooManyCodes = message({
  en: 'Too many promotion codes were tried. Remove the last one, or try again in {wait}.',
  fr: 'Trop de codes promotionnels ont été essayés. Retirez le dernier ou réessayez dans {wait}.',
})
export const moreTime = message({
  en: 'More time came in meanwhile. Please look at it again.',
  fr: 'Du temps s’est ajouté entre-temps. Veuillez vérifier de nouveau.',
})
export const endedOn = message({ en: 'This subscription ended on {day}.', fr: 'Cet abonnement a pris fin le {day}.' })
export const dayFrom = message({ en: 'Choose {day} or a later day.', fr: 'Choisissez le {day} ou un jour plus tard.' })
export const pauseUntil = message({
  en: 'A pause can last two months at most, until {day}.',
  fr: 'Une pause dure au plus deux mois, jusqu’au {day}.',
})
export const cardDeclined = message({ en: 'Your card was declined.', fr: 'Votre carte a été refusée.' })
export const alreadyCancelled = message({
  en: 'This subscription has been cancelled already.',
  fr: 'Cet abonnement est déjà annulé.',
})
export const amountChanged = message({
  en: 'The amount has changed meanwhile. Please look at it again.',
  fr: 'Le montant a changé entre-temps. Veuillez vérifier de nouveau.',
})
export const noPrices = message({
  en: 'There are no prices in this currency.',
  fr: 'Il n’y a pas de prix dans cette devise.',
})
export const notPricedYet = message({
  en: 'We can’t price this yet. Please write to us.',
  fr: 'Nous ne pouvons pas encore en calculer le prix. Veuillez nous écrire.',
})
export const periodNotPricedYet = message({
  en: 'We can’t price the next period yet. Please write to us.',
  fr: 'Nous ne pouvons pas encore calculer le prix de la prochaine période. Veuillez nous écrire.',
})
export const notCancelled = message({
  en: 'This subscription has not been cancelled.',
  fr: 'Cet abonnement n’a pas été annulé.',
})
export const endedForGood = message({
  en: 'This subscription ended on {day} and can’t be resumed.',
  fr: 'Cet abonnement a pris fin le {day} et ne peut pas reprendre.',
})
export const nothingOpen = message({
  en: 'Nothing is to be paid of this invoice any more.',
  fr: 'Il ne reste rien à payer de cette facture.',
})
export const paymentOpen = message({
  en: 'A payment of this invoice is under way. Please wait a moment and look again.',
  fr: 'Un paiement de cette facture est en cours. Veuillez attendre un instant et vérifier de nouveau.',
})
