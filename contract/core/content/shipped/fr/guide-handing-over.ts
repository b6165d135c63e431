import type { ShippedText } from '../../content-page.ts'

export const guideHandingOver: ShippedText = {
  version: '2026-11-20',
  heading: 'Décider quoi confier',
  lead: 'Une façon de trouver les dix premières heures, avec une feuille de papier et une semaine ordinaire.',
  sections: [
    {
      heading: 'Trouvez les heures',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Notez une semaine',
          text: 'Chaque tâche de plus de dix minutes, et le temps qu’elle a pris. Faites-le au fur et à mesure; la mémoire embellit.',
        },
        {
          heading: 'Marquez ce qui se répète',
          text: 'Une tâche qui revient toutes les semaines vaut la peine d’être expliquée une fois.',
        },
        {
          heading: 'Marquez ce que personne d’autre ne peut faire',
          text: 'Jugez avec rigueur. «\u00a0C’est plus vite fait si je le fais\u00a0» est vrai une fois et faux le reste de l’année.',
        },
        {
          heading: 'Additionnez le reste',
          text: 'Ce qui se répète et n’exige pas que ce soit vous, c’est votre premier mois. Multipliez la semaine par quatre et vous avez les heures à rechercher.',
        },
      ],
    },
    {
      heading: 'De bonnes tâches pour commencer',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Argent',
          text: 'Rapprochement bancaire, factures des fournisseurs, relance des paiements en retard, notes de frais.',
        },
        {
          heading: 'Messages',
          text: 'Tri de la boîte de réception, premières réponses à la clientèle, rendez-vous à fixer et à déplacer.',
        },
        { heading: 'Boutique', text: 'Pages de produits, listes de stocks, retours, questions sur les commandes.' },
        {
          heading: 'Marketing',
          text: 'Publications à planifier, infolettres à partir de vos notes, liste de contacts à tenir à jour.',
        },
      ],
    },
    {
      heading: 'Écrivez l’instruction en cinq lignes',
      layout: 'text',
      text: '- Quand cela commence-t-il, et qu’est-ce qui le déclenche?\n- Où se trouve ce qu’il faut?\n- Quelles sont les étapes, dans l’ordre?\n- À quoi voit-on que c’est fait?\n- Que faut-il demander, et que peut-on décider sans demander?\n\nUne page qui répond à ces cinq questions vaut mieux qu’un manuel qui répond à tout.',
      items: [],
    },
  ],
}
