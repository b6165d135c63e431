import { message } from '../../shared/i18n/message.ts'

/* What stands around every page: header, menus, footer, and the notices of the whole product. */

/** The first link of every page, seen when it has the focus. */
export const skipToContent = message({ en: 'Skip to the main content', fr: 'Aller au contenu principal' })
/** Read after the product's name, which leads to the home page. */
export const wordmarkHome = message({ en: ', home', fr: ', accueil' })
/** The badge beside the product's name. */
export const beta = message({ en: 'BETA', fr: 'BÊTA' })
/** Names the header's part with sign-in, or with search, cart, bell and account. */
export const accountNavigation = message({ en: 'Account', fr: 'Compte' })
/** Names the header's links. */
export const mainNavigation = message({ en: 'Main', fr: 'Principale' })
export const menu = message({ en: 'Menu', fr: 'Menu' })
/** The header's button, which has little room on a phone; the sign-in dialog has a title of its own. */
export const signIn = message({ en: 'Sign In', fr: 'Connexion' })
/** A call with our team before hiring. */
export const bookConsult = message({ en: 'Book a Consult', fr: 'Réserver un appel' })

/** A heading above About, Our Mission, Careers and Contact. */
export const company = message({ en: 'Company', fr: 'Entreprise' })
export const about = message({ en: 'About', fr: 'À propos' })
export const ourMission = message({ en: 'Our Mission', fr: 'Notre mission' })
export const careers = message({ en: 'Careers', fr: 'Carrières' })
export const contact = message({ en: 'Contact', fr: 'Nous joindre' })
export const resourceHub = message({ en: 'Resource Hub', fr: 'Ressources' })
/** Guru is our name for an assistant in marketing, and stays as it is. */
export const findGurus = message({ en: 'Find Gurus', fr: 'Trouver un Guru' })
export const becomeGuru = message({ en: 'Become a Guru', fr: 'Devenir Guru' })
export const pricing = message({ en: 'Pricing', fr: 'Tarifs' })
export const successStories = message({ en: 'Success Stories', fr: 'Exemples de réussite' })
export const whatWeDo = message({ en: 'What we do', fr: 'Ce que nous faisons' })
/** `brand`: the product’s name. */
export const whyBrand = message({ en: 'Why {brand}', fr: 'Pourquoi {brand}' })
export const howItWorks = message({ en: 'How It Works', fr: 'Comment ça marche' })
export const packages = message({ en: 'Packages', fr: 'Forfaits' })

/** The footer’s first line; `brand`: the product’s name. */
export const footerAbout = message({
  en: '{brand}: Canadian and American virtual assistants',
  fr: '{brand}\u00a0: adjointes et adjoints virtuels du Canada et des États-Unis',
})
export const forClients = message({ en: 'For clients', fr: 'Pour les clients' })
export const forAssistants = message({ en: 'For assistants', fr: 'Pour les adjoints' })
export const findAssistant = message({ en: 'Find an assistant', fr: 'Trouver une adjointe ou un adjoint' })
export const terms = message({ en: 'Terms', fr: 'Conditions' })
export const privacy = message({ en: 'Privacy', fr: 'Confidentialité' })
/** Whether the product works: leads to the page of its parts. */
export const serviceStatus = message({ en: 'Status', fr: 'État du service' })

export const offlineHeld = message({
  en: 'You are offline. The page you asked for opens once you are back.',
  fr: 'Vous êtes hors ligne. La page demandée s’ouvrira dès votre retour en ligne.',
})
export const offlineKept = message({
  en: 'You are offline. What you entered stays here until you are back.',
  fr: 'Vous êtes hors ligne. Ce que vous avez saisi reste ici jusqu’à votre retour en ligne.',
})

/** The page while the product is closed for maintenance. */
export const maintenanceHeading = message({ en: 'We’ll be back shortly', fr: 'Nous revenons bientôt' })
export const maintenanceLead = message({
  en: 'We are working on the product and have closed it for a short while. Your searches, your messages and your hours are safe.',
  fr: 'Nous travaillons sur le produit et l’avons fermé pour un court moment. Vos recherches, vos messages et vos heures sont en sécurité.',
})
export const lookAgain = message({ en: 'Look again', fr: 'Vérifier de nouveau' })
/** `address`: the support’s email address; the tag links it. */
export const maintenanceUrgent = message({
  en: 'Something urgent? Write to <link>{address}</link>.',
  fr: 'Une urgence? Écrivez à <link>{address}</link>.',
})

export const sessionExpired = message({
  en: 'Your session has expired. Please login again.',
  fr: 'Votre session a expiré. Veuillez vous reconnecter.',
})
export const sessionNotLoaded = message({
  en: 'There was an error loading your session. Please close the page and try again later.',
  fr: 'Une erreur est survenue au chargement de votre session. Veuillez fermer la page et réessayer plus tard.',
})

/** A page that failed, or that couldn’t be loaded. */
export const pageStopped = message({ en: 'This page stopped working', fr: 'Cette page a cessé de fonctionner' })
export const pageNotLoaded = message({
  en: 'This page could not be loaded',
  fr: 'Cette page n’a pas pu être chargée',
})
export const pageOffline = message({
  en: 'You’re offline, so this page could not be loaded',
  fr: 'Vous êtes hors ligne\u00a0: cette page n’a pas pu être chargée',
})
export const failureLead = message({
  en: 'What you chose and entered in your search is kept. Loading the page again usually helps.',
  fr: 'Vos choix et ce que vous avez saisi dans votre recherche sont conservés. Recharger la page suffit généralement.',
})
export const loadAgain = message({ en: 'Load again', fr: 'Recharger' })

/** The briefcase in the header; `count`: how many people are in it. */
export const talentPool = message({ en: 'Talent pool', fr: 'Bassin de talents' })
export const talentPoolCount = message({
  en: '{count, plural, one {Talent pool, # candidate} other {Talent pool, # candidates}}',
  fr: '{count, plural, one {Bassin de talents, # personne} other {Bassin de talents, # personnes}}',
})
/** Staff’s search over everything. */
export const search = message({ en: 'Search', fr: 'Rechercher' })
export const expandNavigation = message({ en: 'Expand the navigation', fr: 'Déplier la navigation' })
export const collapseNavigation = message({ en: 'Collapse the navigation', fr: 'Replier la navigation' })
/** The same beside its arrow. */
export const collapse = message({ en: 'Collapse', fr: 'Replier' })
