import { message } from '../../shared/i18n/message.ts'

/* The sign-in dialog and the sign-up form: their stages, fields and messages. */

export const email = message({ en: 'Email', fr: 'Courriel' })
export const password = message({ en: 'Password', fr: 'Mot de passe' })
export const confirmPassword = message({ en: 'Confirm Password', fr: 'Confirmer le mot de passe' })
export const fullName = message({ en: 'Full Name', fr: 'Nom complet' })
export const company = message({ en: 'Company', fr: 'Entreprise' })
export const anotherAccount = message({ en: 'Use another account', fr: 'Utiliser un autre compte' })
/** Read aloud once it is so; `name`: the person’s. */
export const signedInAs = message({ en: 'You are signed in as {name}', fr: 'Session ouverte\u00a0: {name}' })

/** Titles and buttons of the stages as a page; `…` while the answer is awaited. */
export const createYourAccount = message({ en: 'Create your account', fr: 'Créez votre compte' })
export const getStarted = message({ en: 'Get started', fr: 'Commencer' })
export const checking = message({ en: 'Checking …', fr: 'Vérification…' })
export const welcomeBack = message({ en: 'Welcome back', fr: 'Heureux de vous revoir' })
export const signingIn = message({ en: 'Signing in …', fr: 'Connexion…' })
export const whoYouAre = message({ en: 'Tell us who you are', fr: 'Dites-nous qui vous êtes' })
export const createAccount = message({ en: 'Create account', fr: 'Créer le compte' })
export const creatingAccount = message({ en: 'Creating your account …', fr: 'Création de votre compte…' })
export const fewMoreDetails = message({ en: 'A few more details', fr: 'Encore quelques précisions' })
export const saveAndGoOn = message({ en: 'Save and go on', fr: 'Enregistrer et continuer' })
export const saving = message({ en: 'Saving …', fr: 'Enregistrement…' })
export const checkInbox = message({ en: 'Check your inbox', fr: 'Consultez votre boîte de réception' })
export const verifyEmail = message({ en: 'Verify email', fr: 'Confirmer l’adresse' })
export const verifying = message({ en: 'Verifying …', fr: 'Vérification…' })
export const chooseYourPassword = message({ en: 'Choose your password', fr: 'Choisissez votre mot de passe' })
export const savePassword = message({ en: 'Save password', fr: 'Enregistrer le mot de passe' })

/** Titles and buttons of the stages in the dialog. */
export const signIn = message({ en: 'Sign in', fr: 'Se connecter' })
export const continueOn = message({ en: 'Continue', fr: 'Continuer' })
export const createAnAccount = message({ en: 'Create an account', fr: 'Créer un compte' })
export const register = message({ en: 'Register', fr: 'S’inscrire' })
export const oneMoreDetail = message({ en: 'One more detail', fr: 'Encore une précision' })
export const saveAndSignIn = message({ en: 'Save and sign in', fr: 'Enregistrer et se connecter' })
export const verifyYourEmail = message({ en: 'Verify your email', fr: 'Confirmez votre courriel' })
export const verify = message({ en: 'Verify', fr: 'Confirmer' })
export const chooseNewPassword = message({ en: 'Choose a new password', fr: 'Choisissez un nouveau mot de passe' })
export const changePassword = message({ en: 'Change password', fr: 'Changer le mot de passe' })
export const enterYourCode = message({ en: 'Enter your code', fr: 'Saisissez votre code' })

/** The first stage: whose account it is. */
export const emailMalformed = message({
  en: 'Please provide a valid email address',
  fr: 'Veuillez indiquer une adresse courriel valide',
})
export const haveAccount = message({
  en: 'Already have an account? We’ll ask for your password next.',
  fr: 'Vous avez déjà un compte? Nous vous demanderons ensuite votre mot de passe.',
})
/** Fills the form in with one of the demo data’s accounts. */
export const demoAccounts = message({ en: 'Demo: sign in as', fr: 'Démo\u00a0: se connecter comme' })
export const demoClient = message({ en: 'Client', fr: 'Client' })
export const demoOtherClient = message({ en: 'Another client', fr: 'Autre client' })
export const demoAssistant = message({ en: 'Assistant', fr: 'Adjointe' })
export const demoStaff = message({ en: 'Staff', fr: 'Personnel' })

/** The password; the tag holds the email address. */
export const signingInAs = message({
  en: 'Signing in as <account>{email}</account>',
  fr: 'Connexion avec <account>{email}</account>',
})
export const passwordOfSignUp = message({
  en: 'Enter the password you chose when you signed up as <account>{email}</account>',
  fr: 'Saisissez le mot de passe choisi lors de l’inscription avec <account>{email}</account>',
})
/** Whether it was the email or the password isn’t said. */
export const wrongCredentials = message({
  en: 'That email or password isn’t right.',
  fr: 'Ce courriel ou ce mot de passe n’est pas le bon.',
})
export const forgotPassword = message({ en: 'Forgot password?', fr: 'Mot de passe oublié?' })
export const chooseAnotherPassword = message({
  en: 'Choose another password',
  fr: 'Choisir un autre mot de passe',
})

/** What an account lacks before it is signed in to. */
export const collectName = message({ en: 'Full name', fr: 'Nom complet' })
export const beforeGoingOnAs = message({
  en: 'Before you go on as <account>{email}</account>',
  fr: 'Avant de continuer avec <account>{email}</account>',
})
export const codeOfApp = message({ en: 'Code from your app', fr: 'Code de votre application' })
export const codeOfAppHelp = message({
  en: 'The 6 digits that your authenticator app shows. Without your phone, enter one of your recovery codes.',
  fr: 'Les 6 chiffres qu’affiche votre application d’authentification. Sans votre téléphone, saisissez un de vos codes de récupération.',
})
export const guessedAt = message({
  en: 'Someone has been guessing at this account. The code we mailed shows that it is you.',
  fr: 'Quelqu’un tente de deviner le mot de passe de ce compte. Le code envoyé par courriel confirme que c’est bien vous.',
})

/** Registration. */
export const noBusiness = message({ en: "I don't represent a business", fr: 'Je ne représente pas une entreprise' })
export const referralCode = message({
  en: 'Referral code (optional)',
  fr: 'Code de recommandation (facultatif)',
})

/** The mailed code. */
export const enterMailedCode = message({
  en: 'Enter the code we mailed to <account>{email}</account>',
  fr: 'Saisissez le code envoyé à <account>{email}</account>',
})
export const confirmationCode = message({ en: 'Confirmation Code', fr: 'Code de confirmation' })
export const codePlaceholder = message({ en: '6 letters and digits', fr: '6 lettres et chiffres' })
export const newCode = message({ en: 'Send a new code', fr: 'Envoyer un nouveau code' })
/** `seconds`: how long until a code can be asked for again. */
export const newCodeIn = message({
  en: 'Send a new code in {seconds} s',
  fr: 'Envoyer un nouveau code dans {seconds}\u00a0s',
})

/** A new password. */
export const choosingPasswordOf = message({
  en: 'You are choosing the password of <account>{email}</account>',
  fr: 'Vous choisissez le mot de passe de <account>{email}</account>',
})
export const newPassword = message({ en: 'New password', fr: 'Nouveau mot de passe' })
export const confirmNewPassword = message({ en: 'Confirm password', fr: 'Confirmer le mot de passe' })
export const passwordRule = message({
  en: 'At least 8 characters, with an uppercase letter, a lowercase letter, a number and a special character.',
  fr: 'Au moins 8 caractères, dont une majuscule, une minuscule, un chiffre et un caractère spécial.',
})

/** What is said when the server’s own words are missing. */
export const checkFailed = message({
  en: 'An error occurred while checking your email. Please try again later.',
  fr: 'Une erreur est survenue pendant la vérification de votre courriel. Veuillez réessayer plus tard.',
})
export const signInFailed = message({ en: 'Sign in failed', fr: 'La connexion a échoué' })
/** The same on the sign-up page, as specified. */
export const signInFailedOnPage = message({ en: 'Sign In failed', fr: 'La connexion a échoué' })
export const tryLater = message({ en: 'please try again later', fr: 'veuillez réessayer plus tard' })
/** `reason`: the server’s words, or “please try again later”. */
export const collectFailed = message({
  en: 'Unable to update details at this time - {reason}',
  fr: 'Impossible de mettre à jour les renseignements pour l’instant – {reason}',
})
export const registerFailed = message({
  en: 'Unable to register - {reason}',
  fr: 'Inscription impossible – {reason}',
})
export const alreadyRegistered = message({
  en: 'Email {email} is already registered.',
  fr: 'L’adresse {email} est déjà inscrite.',
})
export const verifyFailed = message({
  en: 'Unable to verify your email at this time. Please try again later.',
  fr: 'Impossible de confirmer votre courriel pour l’instant. Veuillez réessayer plus tard.',
})
export const emailVerified = message({
  en: 'Email verified successfully.',
  fr: 'Votre courriel est confirmé.',
})
export const forgotFailed = message({
  en: 'Unable to reset your password. Please try again later.',
  fr: 'Impossible de réinitialiser votre mot de passe. Veuillez réessayer plus tard.',
})
export const codeSent = message({
  en: 'A new Confirmation Code has been sent to {email}.',
  fr: 'Un nouveau code de confirmation a été envoyé à {email}.',
})
export const resetFailed = message({
  en: 'Unable to change your password. Please try again later.',
  fr: 'Impossible de changer votre mot de passe. Veuillez réessayer plus tard.',
})
export const passwordChanged = message({
  en: 'Password successfully changed.',
  fr: 'Le mot de passe a été changé.',
})

/** The brands an account works with. */
export const worksWith = message({ en: 'Your account works with', fr: 'Votre compte fonctionne avec' })
export const oneAccountForBoth = message({
  en: 'One email and one password open both.',
  fr: 'Un seul courriel et un seul mot de passe pour les deux.',
})
/** `partner`, `brand`: names of the two brands. */
export const partnerOpensOurs = message({
  en: 'Your {partner} account opens {brand} too, with the same email and password.',
  fr: 'Votre compte {partner} donne aussi accès à {brand}, avec le même courriel et le même mot de passe.',
})

/** The city of a registration, typed and picked from a list. */
export const city = message({ en: 'City', fr: 'Ville' })
export const cityPlaceholder = message({
  en: 'Start typing, then pick it from the list',
  fr: 'Commencez à écrire, puis choisissez dans la liste',
})
export const cities = message({ en: 'Cities', fr: 'Villes' })
export const cityNotFound = message({
  en: 'No city found. Check the spelling, or pick the nearest larger one.',
  fr: 'Aucune ville trouvée. Vérifiez l’orthographe ou choisissez la plus grande ville voisine.',
})
export const citiesNotLoaded = message({
  en: 'Cities could not be loaded. Type on to try again.',
  fr: 'Les villes n’ont pas pu être chargées. Continuez à écrire pour réessayer.',
})
export const zoneUnknown = message({
  en: 'Could not get timezone and timezone offset',
  fr: 'Impossible d’obtenir le fuseau horaire et son décalage',
})

/** Signed in as another person than the link is for. */
export const signedInHereAs = message({
  en: 'You’re signed in here as {email}.',
  fr: 'Une session est ouverte ici avec {email}.',
})
