import { message } from '../../shared/i18n/message.ts'

/* B8.3: discovery calls and matching meetings of clients, in our own slots. */

export const discoveryHeading = message({ en: 'Book a discovery call', fr: 'Réserver un appel découverte' })
export const discoveryLead = message({
  en: 'Half an hour with our Solutions team: you describe the work, and we’ll come back with people who fit and have the hours.',
  fr: 'Une demi-heure avec notre équipe des solutions\u00a0: vous décrivez le travail, et nous vous proposerons des personnes qui conviennent et qui ont les heures.',
})
export const matchingHeading = message({ en: 'Book a matching meeting', fr: 'Réserver une rencontre de jumelage' })
export const matchingLead = message({
  en: 'Meet the people we matched you with, and agree on how you begin together.',
  fr: 'Rencontrez les personnes que nous vous avons trouvées, et convenez de la façon de commencer ensemble.',
})
export const discoveryCall = message({ en: 'Discovery call', fr: 'Appel découverte' })
export const matchingMeeting = message({ en: 'Matching meeting', fr: 'Rencontre de jumelage' })
export const onboardingMeeting = message({ en: 'Onboarding meeting', fr: 'Rencontre d’accueil' })
export const interview = message({ en: 'Interview', fr: 'Entrevue' })
export const applicantInterview = message({
  en: 'Interview with our talent team',
  fr: 'Entrevue avec notre équipe des talents',
})
export const applicantOnboarding = message({ en: 'Onboarding session', fr: 'Séance d’accueil' })
export const pickTime = message({ en: 'Pick a time', fr: 'Choisir une heure' })

/** Our free times. `zone`: as “Toronto time”. */
export const freeTimes = message({ en: 'Free times', fr: 'Heures libres' })
export const whoseClock = message({
  en: 'Times are on your own clock ({zone}), and below that on ours where it differs. A meeting takes 30 minutes.',
  fr: 'Les heures sont les vôtres ({zone}) et, en dessous, les nôtres si elles diffèrent. Une rencontre dure 30 minutes.',
})
export const laterDays = message({ en: 'Show later days', fr: 'Afficher d’autres jours' })
export const allTaken = message({
  en: 'Every time of the next two weeks is taken',
  fr: 'Toutes les heures des deux prochaines semaines sont prises',
})
export const lookTomorrow = message({
  en: 'Look again tomorrow, or write to us.',
  fr: 'Revenez demain, ou écrivez-nous.',
})
export const chooseFirst = message({ en: 'Choose a time first.', fr: 'Choisissez d’abord une heure.' })
/** From Sunday on. */
export const weekdays = message({ en: 'Sun Mon Tue Wed Thu Fri Sat', fr: 'dim. lun. mar. mer. jeu. ven. sam.' })

export const dayOfWeek = message({ en: '{weekday}, {date}', fr: '{weekday} {date}' })

/** The form. */
export const yourName = message({ en: 'Your name', fr: 'Votre nom' })
export const yourEmail = message({ en: 'Your email', fr: 'Votre courriel' })
export const beforehand = message({
  en: 'What should we know beforehand?',
  fr: 'Que devrions-nous savoir d’avance?',
})
export const howMeet = message({ en: 'How shall we meet?', fr: 'Comment nous rencontrer?' })
export const byVideo = message({ en: 'By video call', fr: 'Par appel vidéo' })
export const byPhone = message({ en: 'I’ll call you', fr: 'Je vous appelle' })
export const callMe = message({ en: 'Please call me', fr: 'Appelez-moi, s’il vous plaît' })
export const numberToCall = message({ en: 'Phone number to call', fr: 'Numéro à appeler' })
export const numberInAccount = message({
  en: 'Leave it empty for the number in your account.',
  fr: 'Laissez vide pour le numéro de votre compte.',
})
export const book = message({ en: 'Book this time', fr: 'Réserver cette heure' })
export const booking = message({ en: 'Booking …', fr: 'Réservation…' })
export const notBooked = message({
  en: 'The meeting could not be booked. Please try again.',
  fr: 'La rencontre n’a pas pu être réservée. Veuillez réessayer.',
})

/** What is booked. `time`: with the zone. */
export const booked = message({ en: 'Booked', fr: 'C’est réservé' })
export const bookedText = message({
  en: '{time}. We have written to {email}.',
  fr: '{time}. Nous avons écrit à {email}.',
})
export const intoCalendar = message({ en: 'Put it in my calendar', fr: 'Ajouter à mon calendrier' })
export const yourMeetings = message({ en: 'Your meetings', fr: 'Vos rencontres' })
export const when = message({ en: 'When', fr: 'Quand' })
export const takes30 = message({ en: 'It takes 30 minutes.', fr: 'Elle dure 30 minutes.' })
export const bookedFor = message({ en: 'Booked for {name}', fr: 'Réservée pour {name}' })
export const bookedForCall = message({
  en: 'Booked for {name}. It takes 30 minutes.',
  fr: 'Réservé pour {name}. Il dure 30 minutes.',
})
export const yourCall = message({ en: 'Your discovery call', fr: 'Votre appel découverte' })
export const bookCall = message({ en: 'Book a call', fr: 'Réserver un appel' })
export const noCall = message({ en: 'There is no such call', fr: 'Cet appel n’existe pas' })
export const noCallText = message({
  en: 'The link may be cut short. The full link is in the email we sent you.',
  fr: 'Le lien est peut-être incomplet. Le lien complet est dans le courriel que nous vous avons envoyé.',
})
export const callCancelled = message({ en: 'Your call is cancelled', fr: 'Votre appel est annulé' })
export const wasToBe = message({ en: 'It was to be on {time}.', fr: 'Il était prévu\u00a0: {time}.' })
export const callOver = message({ en: 'This call is over', fr: 'Cet appel est passé' })
export const wasOn = message({ en: 'It was on {time}.', fr: 'Il a eu lieu\u00a0: {time}.' })
export const joinVideo = message({ en: 'Join the video call', fr: 'Joindre l’appel vidéo' })
export const weCall = message({ en: 'We’ll call you at {number}', fr: 'Nous vous appellerons au {number}' })
export const callUs = message({ en: 'Call us at {number}', fr: 'Appelez-nous au {number}' })
export const home = message({ en: 'Home', fr: 'Accueil' })
/** What it is, where nothing says more. */
export const aMeeting = message({ en: 'Meeting', fr: 'Rencontre' })
export const noMeeting = message({ en: 'There is no such meeting', fr: 'Cette rencontre n’existe pas' })
export const noMeetingText = message({
  en: 'The link may be cut short, or the meeting isn’t yours.',
  fr: 'Le lien est peut-être incomplet, ou la rencontre n’est pas la vôtre.',
})

/** Whom an assistant meets. */
export const withClient = message({ en: 'With a client', fr: 'Avec un client' })
export const withClientAndTeam = message({
  en: 'With a client and our team',
  fr: 'Avec un client et notre équipe',
})

/** Another time, or none. */
export const move = message({ en: 'Move', fr: 'Déplacer' })
export const cancel = message({ en: 'Cancel', fr: 'Annuler' })
export const chooseAnother = message({ en: 'Choose another time', fr: 'Choisir une autre heure' })
export const moveHere = message({ en: 'Move it to this time', fr: 'Déplacer à cette heure' })
export const moving = message({ en: 'Moving …', fr: 'Déplacement…' })
export const notMoved = message({
  en: 'The meeting could not be moved. Please try again.',
  fr: 'La rencontre n’a pas pu être déplacée. Veuillez réessayer.',
})
export const moved = message({ en: 'The meeting has a new time.', fr: 'La rencontre a une nouvelle heure.' })
export const cancelThis = message({ en: 'Cancel this meeting?', fr: 'Annuler cette rencontre?' })
export const canRebook = message({
  en: '{time}. You can book another one whenever you like.',
  fr: '{time}. Vous pourrez en réserver une autre quand vous voudrez.',
})
export const cancelIt = message({ en: 'Cancel the meeting', fr: 'Annuler la rencontre' })
export const cancelling = message({ en: 'Cancelling …', fr: 'Annulation…' })
export const keepIt = message({ en: 'Keep it', fr: 'La garder' })
export const notCancelled = message({
  en: 'It could not be cancelled. Please try again.',
  fr: 'L’annulation n’a pas fonctionné. Veuillez réessayer.',
})
export const cancelled = message({ en: 'The meeting is cancelled.', fr: 'La rencontre est annulée.' })
/** `name`: of an assistant. */
export const bookInterview = message({ en: 'Book an interview', fr: 'Réserver une entrevue' })
export const bookInterviewWith = message({
  en: 'Book an interview with {name}',
  fr: 'Réserver une entrevue avec {name}',
})
export const chooseTime = message({ en: 'Choose a time', fr: 'Choisissez une heure' })

/** Below the booking: mailboxes. */
export const alreadyClient = message({ en: 'Already a client', fr: 'Déjà client' })
export const alreadyClientText = message({
  en: 'Questions about your assistants, hours or bills.',
  fr: 'Questions sur vos adjointes et adjoints, vos heures ou vos factures.',
})
export const workingHere = message({ en: 'Working as an assistant', fr: 'Travailler comme adjointe ou adjoint' })
export const workingHereText = message({
  en: 'Questions about your profile, your hours or your application.',
  fr: 'Questions sur votre profil, vos heures ou votre candidature.',
})
export const looking = message({ en: 'Looking for an assistant', fr: 'Vous cherchez quelqu’un' })
export const lookingText = message({
  en: 'Pick a time that suits you. You need nothing but a rough idea of the work.',
  fr: 'Choisissez une heure qui vous convient. Une idée générale du travail suffit.',
})
export const loadingWays = message({ en: 'Loading the ways to reach us', fr: 'Chargement des façons de nous joindre' })
