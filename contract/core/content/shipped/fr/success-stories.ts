import type { ShippedText } from '../../content-page.ts'

export const successStories: ShippedText = {
  version: '2026-11-22',
  heading: 'Comment le travail change de mains',
  lead: 'Nous ne publions les paroles d’un client qu’avec son nom et son consentement. En attendant d’en avoir à montrer, voici trois exemples détaillés. Les entreprises sont inventées; le travail, les heures et l’ordre des choses sont ce qui nous paraît réaliste.',
  sections: [
    {
      heading: 'Trois exemples détaillés',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Un magasin de vélos et ses livres (exemple inventé)',
          text: 'Le propriétaire trie ses reçus le dimanche soir et a trois mois de retard.\n\n- Confié\u00a0: rapprochement bancaire, factures des fournisseurs, formulaires de taxes de vente\n- Heures\u00a0: 20 par mois, une personne à la tenue de livres\n- Première semaine\u00a0: accès au logiciel de comptabilité, une démonstration enregistrée\n- Après un mois\u00a0: des livres à jour jusqu’à la semaine précédente et une liste de questions en suspens chaque vendredi',
        },
        {
          heading: 'Une clinique dentaire et son téléphone (exemple inventé)',
          text: 'La réception répond aux appels pendant qu’un patient attend devant elle.\n\n- Confié\u00a0: prise de rendez-vous, rappels, suivi des assurances\n- Heures\u00a0: 40 par mois, une adjointe ou un adjoint dans le même fuseau horaire\n- Première semaine\u00a0: écoute des appels, un scénario pour les douze questions habituelles\n- Après un mois\u00a0: on rappelle dans l’heure après un appel manqué, et un message amical part la veille pour éviter les absences',
        },
        {
          heading: 'Une consultante et sa boîte de réception (exemple inventé)',
          text: 'Quatre heures par jour passent en courriels et en réunions à déplacer.\n\n- Confié\u00a0: tri de la boîte de réception, agenda, voyages\n- Heures\u00a0: 30 par mois, une adjointe ou un adjoint de direction, avec trois heures d’avance\n- Première semaine\u00a0: des dossiers, des règles sur ce à quoi on peut répondre sans demander\n- Après un mois\u00a0: la journée commence avec une boîte de réception où il ne reste que ce qui a besoin d’elle',
        },
      ],
    },
    {
      heading: 'Ce qu’ils ont en commun',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Une chose d’abord',
          text: 'Chaque entreprise a commencé par un seul travail, qui revient toutes les semaines.',
        },
        {
          heading: 'Un enregistrement plutôt qu’un manuel',
          text: 'Faire la tâche une fois en enregistrant l’écran a pris dix minutes, et l’enregistrement a servi d’instructions.',
        },
        {
          heading: 'Un moment fixe pour se parler',
          text: 'Quinze minutes par semaine, à la même heure, avec une liste. Tout le reste par écrit.',
        },
      ],
    },
    {
      heading: 'Ce que disent les clients',
      layout: 'text',
      text: 'Les clients notent et évaluent les personnes avec qui ils travaillent. Lisez ces évaluations sur chaque profil, même les critiques\u00a0: [cherchez une adjointe ou un adjoint](/search) et ouvrez l’une de vos correspondances.',
      items: [],
    },
  ],
}
