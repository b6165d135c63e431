import type { ShippedText } from '../../content-page.ts'

export const whatWeDo: ShippedText = {
  version: '2026-11-22',
  heading: 'Nous confions le travail à des gens qui l’ont déjà fait',
  lead: 'Décrivez le travail dans vos mots. {brand} en tire des rôles, des compétences et des outils, puis vous montre des adjointes et adjoints du Canada et des États-Unis qui les ont, et qui ont les heures.',
  sections: [
    {
      heading: 'Le travail que l’on confie',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Administration',
          text: 'Boîte de réception, agenda, voyages, documents, saisie de données, recherche.',
        },
        { heading: 'Finances', text: 'Tenue de livres, factures, saisie de la paie, notes de frais, fin de mois.' },
        {
          heading: 'Clientèle',
          text: 'Soutien par courriel, clavardage et téléphone, questions sur les commandes, appels de suivi.',
        },
        { heading: 'Marketing', text: 'Médias sociaux, infolettres, contenu, référencement, événements.' },
        { heading: 'Opérations', text: 'Projets, processus, fournisseurs, recrutement, documents immobiliers.' },
        { heading: 'Web et design', text: 'Boutiques, sites Web, présentations, graphisme, courtes vidéos.' },
      ],
    },
    {
      heading: 'Ce dont nous nous occupons',
      layout: 'text',
      text: 'Nous vérifions qui sont les adjointes et adjoints et ce qu’ils savent faire, nous veillons à l’honnêteté de leurs profils, nous comptons les heures, nous envoyons une seule facture et nous payons les personnes qui ont travaillé. Si quelque chose ne va pas entre vous, nous sommes là.\n\nLa page [Comment ça marche](/how-it-works) décrit le chemin de la première recherche à la première semaine.',
      items: [],
    },
  ],
}
