import type { ShippedText } from '../../content-page.ts'

export const packages: ShippedText = {
  version: '2026-11-22',
  heading: 'Forfaits mensuels populaires',
  lead: 'Vous pouvez choisir le nombre d’heures que vous voulez. Voici où commence chaque tarif, et ce à quoi ces heures suffisent en général.',
  sections: [
    {
      heading: 'Choisir parmi eux',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Commencez petit',
          text: 'Le premier mois montre combien de temps les choses prennent vraiment. S’il vous faut plus d’heures, dites-le-nous et nous planifierons le changement avec vous.',
        },
        {
          heading: 'Pensez en semaines',
          text: 'Quarante heures par mois, c’est environ neuf par semaine\u00a0: deux avant-midi. Notez ce que vous confieriez à quelqu’un pendant ces avant-midi.',
        },
        {
          heading: 'Combinez les rôles',
          text: 'Les heures peuvent être réparties entre des rôles et des personnes. Seul le total détermine le tarif.',
        },
      ],
    },
  ],
}
