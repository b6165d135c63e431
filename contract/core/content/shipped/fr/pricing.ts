import type { ShippedText } from '../../content-page.ts'

export const pricing: ShippedText = {
  version: '2026-11-22',
  heading: 'Un seul tarif horaire. Il baisse quand les heures montent.',
  lead: 'Vous choisissez le nombre d’heures par mois de chaque rôle. Votre total détermine un seul tarif, qui s’applique à chaque heure.',
  sections: [
    {
      heading: 'Ce que comprend une heure',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Une personne que vous avez choisie',
          text: 'Vous voyez qui convient, pourquoi et à quelles heures, avant de payer quoi que ce soit.',
        },
        {
          heading: 'Aucuns frais en plus',
          text: 'Vous payez des heures. La recherche, le jumelage et l’aide de notre équipe ne coûtent rien de plus.',
        },
        {
          heading: 'Une seule facture',
          text: 'Plusieurs rôles ou plusieurs personnes, c’est toujours un seul abonnement, un seul tarif et une seule facture par mois.',
        },
      ],
    },
    {
      heading: 'Comment se calcule le prix mensuel',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Additionnez les heures',
          text: 'Dix heures de tenue de livres et dix heures de service à la clientèle font vingt heures.',
        },
        {
          heading: 'Trouvez la tranche',
          text: 'Le total tombe dans l’une des tranches ci-dessus. Son tarif s’applique à toutes vos heures, et pas seulement aux dernières.',
        },
        {
          heading: 'Prenez le prix le plus bas',
          text: 'Si la tranche suivante coûte moins cher, c’est ce que vous payez.',
        },
      ],
    },
    {
      heading: 'Questions sur les prix',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Dans quelle devise est-ce que je paie?',
          text: 'Celle de votre pays, en dollars canadiens ou américains. Vous pouvez choisir l’autre avant votre première facture. Chaque devise a sa propre liste des prix; nous ne convertissons jamais l’une dans l’autre.',
        },
        {
          heading: 'Les taxes sont-elles comprises?',
          text: 'Non. Les prix sont avant taxes. Pour les clients du Canada, les taxes de votre province sont affichées ligne par ligne avant que vous payiez.',
        },
        {
          heading: 'Qu’arrive-t-il aux heures que je n’utilise pas?',
          text: 'Les heures valent pour le mois pour lequel elles ont été achetées et ne sont pas reportées, sauf si votre abonnement prévoit autre chose.',
        },
        {
          heading: 'Il me faut plus que ce que le calculateur propose.',
          text: 'Choisissez 100+\u00a0h pour le rôle dans la recherche, ou [réservez un court appel](/client/contact). Nous vous ferons une offre pour les heures dont vous avez besoin.',
        },
      ],
    },
  ],
}
