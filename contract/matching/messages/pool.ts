import { message } from '../../shared/i18n/message.ts'

/* The talent pool: who takes which role, and what stands between it and the checkout. */

export const talentPool = message({ en: 'Talent pool', fr: 'Bassin de talents' })
export const empty = message({
  en: 'Nobody is in your talent pool yet.',
  fr: 'Votre bassin de talents est vide pour l’instant.',
})
export const emptyHint = message({
  en: 'Add the people you would like to work with; here you see them by role.',
  fr: 'Ajoutez les personnes avec qui vous aimeriez travailler; vous les verrez ici, par rôle.',
})
export const weContact = message({
  en: 'We contact each person to confirm their interest once you check out.',
  fr: 'Après votre paiement, nous communiquons avec chaque personne pour confirmer son intérêt.',
})
export const seeCandidates = message({ en: 'See candidates', fr: 'Voir les profils' })
export const editHours = message({ en: 'Edit hours', fr: 'Modifier les heures' })
export const bookDiscoveryCall = message({ en: 'Book a discovery call', fr: 'Réserver un appel découverte' })
/** B6.2: stands in for a role that nobody was chosen for. */
export const helpMeDecide = message({ en: 'Help me decide', fr: 'Aidez-moi à choisir' })
export const helpOffer = message({
  en: 'Tell us about the work in a half-hour call, and we find someone who fits.',
  fr: 'Parlez-nous du travail lors d’un appel d’une demi-heure, et nous trouverons quelqu’un qui convient.',
})

/** A press on a candidate’s button. */
export const addCandidate = message({ en: 'Add Candidate', fr: 'Ajouter' })
export const addCandidateNamed = message({ en: 'Add Candidate: {name}', fr: 'Ajouter\u00a0: {name}' })
export const inPool = message({ en: 'In your talent pool', fr: 'Dans votre bassin' })
export const inPoolNamed = message({ en: 'In your talent pool: {name}', fr: 'Dans votre bassin\u00a0: {name}' })
export const removeFromPool = message({
  en: 'Remove {name} from your talent pool',
  fr: 'Retirer {name} de votre bassin de talents',
})
export const removePerson = message({ en: 'Remove {name}', fr: 'Retirer {name}' })
export const alreadySelected = message({
  en: 'You have already selected this VA',
  fr: 'Vous avez déjà choisi cette personne',
})
export const mayNotAdd = message({
  en: 'Your account can’t add candidates to a talent pool.',
  fr: 'Votre compte ne permet pas d’ajouter des profils à un bassin de talents.',
})
export const hoursFirst = message({
  en: 'Choose hours for each of your roles first, at least 10.',
  fr: 'Choisissez d’abord les heures de chacun de vos rôles, au moins 10.',
})
export const notCovered = message({
  en: '{name} doesn’t have the roles you are looking at with the hours you need. Choose other roles or fewer hours.',
  fr: '{name} n’a pas les rôles affichés avec les heures qu’il vous faut. Choisissez d’autres rôles ou moins d’heures.',
})
export const unavailable = message({ en: '{name} is no longer available.', fr: '{name} n’est plus disponible.' })
export const notAdded = message({
  en: '{name} could not be added to your talent pool. Please try again.',
  fr: 'Impossible d’ajouter {name} à votre bassin de talents. Veuillez réessayer.',
})
export const checkFailed = message({
  en: 'Something happened please try again later.',
  fr: 'Un problème est survenu, veuillez réessayer plus tard.',
})

/** What opens after a press, and before someone leaves the pool. */
export const added = message({
  en: 'Candidate added to your talent pool!',
  fr: 'Profil ajouté à votre bassin de talents',
})
export const addedText = message({
  en: 'We contact {name} to confirm their interest, and Client Success coordinates everything with you. Add as many people as you have roles.',
  fr: 'Nous communiquons avec {name} pour confirmer son intérêt, et notre équipe coordonne le tout avec vous. Ajoutez autant de personnes que vous avez de rôles.',
})
export const potentialMatch = message({ en: 'Potential match added', fr: 'Correspondance possible ajoutée' })
/** `roles`: one name or several. */
export const potentialMatchText = message({
  en: '{name} is a potential match for {roles}. We contact them to confirm their interest once you check out.',
  fr: '{name} pourrait convenir pour {roles}. Après votre paiement, nous communiquons avec la personne pour confirmer son intérêt.',
})
export const seePool = message({ en: 'See your talent pool', fr: 'Voir votre bassin de talents' })
export const keepLooking = message({ en: 'Keep looking', fr: 'Continuer à chercher' })
export const thisRole = message({ en: 'this role', fr: 'ce rôle' })
export const taken = message({ en: 'This role has someone already', fr: 'Ce rôle est déjà pris' })
/** `count`: how many hold the roles now. */
export const takenText = message({
  en: '{holders} {count, plural, one {has} other {have}} {roles} in your talent pool, and each role has one place. Should {name} take it?',
  fr: '{holders} {count, plural, one {a} other {ont}} déjà {roles} dans votre bassin de talents, et chaque rôle n’a qu’une place. Voulez-vous la donner à {name}?',
})
export const choosePerson = message({ en: 'Choose {name}', fr: 'Choisir {name}' })
export const keepPeople = message({ en: 'Keep {names}', fr: 'Garder {names}' })
export const removeVa = message({
  en: 'Are you sure you want to remove this VA?',
  fr: 'Voulez-vous vraiment retirer cette personne?',
})
export const removeVaText = message({
  en: '{name} leaves your talent pool. Their roles stay, for us to help you decide.',
  fr: '{name} quittera votre bassin de talents. Ses rôles y restent, et nous vous aiderons à choisir.',
})
export const removeRole = message({
  en: 'Are you sure you want to remove this role?',
  fr: 'Voulez-vous vraiment retirer ce rôle?',
})
export const removeRoleText = message({
  en: '{names} {count, plural, one {leaves} other {leave}} this role in your talent pool, and the role leaves your search.',
  fr: '{names} {count, plural, one {n’aura} other {n’auront}} plus ce rôle dans votre bassin de talents, et le rôle quittera votre recherche.',
})
export const losePeople = message({
  en: 'By Changing hours you will lose these VAs',
  fr: 'En changeant les heures, vous perdrez ces personnes',
})
export const losePeopleText = message({
  en: 'They don’t have that many hours free. Cancel keeps the hours as they were, and everybody with them.',
  fr: 'Ces personnes n’ont pas autant d’heures libres. «\u00a0Annuler\u00a0» garde les heures telles quelles, et tout le monde avec elles.',
})

/** What someone in the pool has lost since they were chosen. */
export const lostAll = message({ en: 'No longer available', fr: 'N’est plus disponible' })
export const lostRole = message({ en: 'No longer offers this role', fr: 'N’offre plus ce rôle' })
export const lostHours = message({ en: 'No longer has the hours', fr: 'N’a plus les heures' })

/** People chosen for a role elsewhere at the same time. */
export const alsoChosenFor = message({ en: 'Also chosen for {role}', fr: 'Aussi dans votre choix pour {role}' })
export const alsoChosen = message({
  en: 'Also chosen, on another page or device. This role has one place:',
  fr: 'Aussi dans votre choix, sur une autre page ou un autre appareil. Ce rôle n’a qu’une place\u00a0:',
})
export const choose = message({ en: 'Choose', fr: 'Choisir' })
export const removeAlsoChosen = message({
  en: 'Remove {name}, also chosen',
  fr: 'Retirer {name}, aussi dans votre choix',
})

/** B4.4: on to the checkout, or what is missing. */
export const proceed = message({ en: 'Proceed to Checkout', fr: 'Passer au paiement' })
export const overHundred = message({
  en: 'More than 100 hours a month: we agree on them with you in a call first.',
  fr: 'Plus de 100 heures par mois\u00a0: nous en convenons d’abord avec vous lors d’un appel.',
})
export const noRole = message({ en: 'Choose a role to proceed.', fr: 'Choisissez un rôle pour continuer.' })
export const noHours = message({
  en: 'Choose hours for each role to proceed.',
  fr: 'Choisissez les heures de chaque rôle pour continuer.',
})
export const nobody = message({
  en: 'Add a candidate to your talent pool to proceed.',
  fr: 'Ajoutez un profil à votre bassin de talents pour continuer.',
})
export const goneAll = message({
  en: '{names} {count, plural, one {is} other {are}} no longer available. Remove them to proceed.',
  fr: '{names} {count, plural, one {n’est} other {ne sont}} plus disponible{count, plural, one {} other {s}}. Retirez {count, plural, one {ce profil} other {ces profils}} pour continuer.',
})
export const goneRole = message({
  en: '{names} no longer {count, plural, one {offers} other {offer}} the role. Remove them to proceed.',
  fr: '{names} {count, plural, one {n’offre} other {n’offrent}} plus le rôle. Retirez {count, plural, one {ce profil} other {ces profils}} pour continuer.',
})
export const goneHours = message({
  en: '{names} no longer {count, plural, one {has} other {have}} the hours. Remove them or choose fewer hours.',
  fr: '{names} {count, plural, one {n’a} other {n’ont}} plus les heures. Retirez {count, plural, one {ce profil} other {ces profils}} ou choisissez moins d’heures.',
})

/** The search belongs to a client’s draft. */
export const draftNotSaved = message({
  en: 'Your search could not be saved as a draft: {reason} You can continue without it.',
  fr: 'Votre recherche n’a pas pu être enregistrée comme brouillon\u00a0: {reason} Vous pouvez continuer sans cela.',
})
export const signInToOpenSearch = message({
  en: 'Sign in to open this search.',
  fr: 'Connectez-vous pour ouvrir cette recherche.',
})
