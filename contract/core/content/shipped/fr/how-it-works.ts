import type { ShippedText } from '../../content-page.ts'

export const howItWorks: ShippedText = {
  version: '2026-11-22',
  heading: 'Comment ça marche',
  lead: 'D’une phrase sur le travail à la personne qui le fait. Vous pouvez faire toute la recherche sans compte.',
  sections: [
    {
      heading: 'Trouver quelqu’un',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Dites ce qu’il vous faut',
          text: 'Écrivez-le comme vous le diriez\u00a0: «\u00a0quelqu’un qui tient mes livres dans QuickBooks et répond à mes clients\u00a0». Vous obtenez des rôles, des compétences et des outils à garder ou à retirer.',
        },
        {
          heading: 'Choisissez les rôles',
          text: 'Nous proposons des rôles qui conviennent et disons pourquoi. Prenez-en un ou plusieurs.',
        },
        {
          heading: 'Estimez les heures',
          text: 'Fixez les heures par mois de chaque rôle et voyez le prix mensuel changer à mesure.',
        },
        {
          heading: 'Voyez les profils',
          text: 'Des personnes qui ont les compétences et les heures disponibles, la meilleure correspondance d’abord, chacune avec les raisons. Précisez par fuseau horaire, outils et compétences.',
        },
        {
          heading: 'Commencez',
          text: 'Ouvrez un compte et gardez les personnes qui vous plaisent. Notre équipe facilite la première conversation et ce qui vient après.',
        },
      ],
    },
    {
      heading: 'Travailler ensemble',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Un abonnement d’heures',
          text: 'Vous obtenez un nombre fixe d’heures chaque mois, à un seul tarif.',
        },
        {
          heading: 'Une seule facture',
          text: 'Toutes les personnes de votre abonnement figurent sur une seule facture mensuelle.',
        },
        {
          heading: 'Changements',
          text: 'Il vous faut plus d’heures, moins d’heures ou quelqu’un d’autre? Dites-le-nous, et nous planifierons le changement avec vous.',
        },
      ],
    },
    {
      heading: 'Bon à savoir',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Combien de personnes vais-je voir?',
          text: 'Sans compte, vous voyez les trois meilleures correspondances et combien il y en a d’autres. Avec un compte, vous les voyez toutes.',
        },
        {
          heading: 'Comment se calcule la correspondance?',
          text: 'À partir des faits du profil\u00a0: rôles, compétences, outils, heures en commun, temps libre et évaluations. Les points de chaque partie sont affichés et s’additionnent pour former le pointage. La façon dont une personne s’identifie ne compte jamais.',
        },
        {
          heading: 'J’aimerais mieux parler à quelqu’un.',
          text: 'Avec plaisir. [Réservez un court appel](/client/contact), décrivez le travail, et nous vous reviendrons avec des personnes qui conviennent.',
        },
      ],
    },
  ],
}
