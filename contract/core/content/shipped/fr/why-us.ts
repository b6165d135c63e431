import type { ShippedText } from '../../content-page.ts'

export const whyUs: ShippedText = {
  version: '2026-11-22',
  heading: 'Pourquoi {brand}',
  lead: 'Il y a d’autres façons d’obtenir de l’aide. Voici ce que nous faisons différemment, pour que vous puissiez juger si cela compte pour vous.',
  sections: [
    {
      heading: 'Ce qui est différent',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Vous voyez les raisons',
          text: 'La correspondance de chaque personne est une somme que vous pouvez lire\u00a0: compétences et outils qui conviennent, heures en commun, temps libre.',
        },
        {
          heading: 'Vous choisissez la personne',
          text: 'Pas une équipe, pas «\u00a0une ressource\u00a0». Une personne, avec un profil, des évaluations et une journée de travail que vous pouvez regarder d’abord.',
        },
        {
          heading: 'Vous voyez le prix d’abord',
          text: 'Vous voyez le prix mensuel pendant que vous choisissez vos heures. Sans devis ni appel.',
        },
        {
          heading: 'Du Canada et des États-Unis',
          text: 'Des gens qui connaissent vos jours fériés, vos formulaires fiscaux et la façon de parler de vos clients.',
        },
        {
          heading: 'Personne n’est sous surveillance',
          text: 'Le travail se juge au travail. Il n’y a ni captures d’écran ni pointage d’activité.',
        },
        {
          heading: 'Une seule facture',
          text: 'Toutes les personnes de votre abonnement figurent sur une seule facture mensuelle, avec les taxes sur une ligne distincte.',
        },
      ],
    },
    {
      heading: 'Quand autre chose convient mieux',
      layout: 'text',
      text: 'S’il vous faut quelqu’un quarante heures par semaine pendant des années, embauchez cette personne. S’il vous faut un seul logo, un site de pigistes est plus rapide. Si ce qui compte est l’heure la moins chère au monde, ce n’est pas nous. Pour du travail régulier et spécialisé, de quelques heures à une centaine d’heures par mois, [jetez un coup d’œil](/search).',
      items: [],
    },
  ],
}
