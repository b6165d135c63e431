import type { ShippedText } from '../../content-page.ts'

export const guideFirstHour: ShippedText = {
  version: '2026-11-20',
  heading: 'La première heure avec une nouvelle adjointe ou un nouvel adjoint',
  lead: 'Un ordre du jour pour le premier appel. Il tient en soixante minutes et vous épargne la plupart des questions du premier mois.',
  sections: [
    {
      heading: 'Avant l’appel',
      layout: 'text',
      text: 'Choisissez un seul travail. Faites-le une fois en enregistrant votre écran et en disant à voix haute ce que vous faites et pourquoi. Ne cherchez pas la perfection\u00a0: les hésitations montrent où sont les décisions.\n\nInvitez la personne dans les deux ou trois outils que ce travail exige, et dans aucun autre pour l’instant.',
      items: [],
    },
    {
      heading: 'L’heure',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Dix minutes\u00a0: ce que fait l’entreprise',
          text: 'Qui vous paie, pour quoi, et à quoi ressemble une bonne semaine. Cela explique les décisions à venir mieux que des règles.',
        },
        {
          heading: 'Vingt minutes\u00a0: le travail lui-même',
          text: 'Regardez l’enregistrement ensemble. Arrêtez-vous à chaque décision et notez la règle qui la sous-tend.',
        },
        {
          heading: 'Dix minutes\u00a0: ce qui peut se décider sans vous',
          text: 'Convenez d’un montant et d’un type de message qui ne demandent aucune question. Tout le reste se demande, à un seul endroit.',
        },
        {
          heading: 'Dix minutes\u00a0: quand et où vous parler',
          text: 'Un canal pour les questions, un moment fixe par semaine. Dites quand on peut vous joindre, et dans quel fuseau horaire.',
        },
        {
          heading: 'Dix minutes\u00a0: à l’autre de réexpliquer',
          text: 'La personne vous explique le travail à son tour. Ce qui manque maintenant aurait manqué jeudi.',
        },
      ],
    },
    {
      heading: 'Après une semaine',
      layout: 'text',
      text: 'Regardez trois choses\u00a0: ce qui a été demandé deux fois, ce qui vous a attendu et ce que vous avez fait vous-même par habitude. Chacune est une ligne à ajouter aux instructions, ou la prochaine chose à confier.',
      items: [],
    },
  ],
}
