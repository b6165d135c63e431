import type { ShippedText } from '../../content-page.ts'

export const about: ShippedText = {
  version: '2026-11-22',
  heading: 'Nous trouvons la personne qui sait déjà comment faire',
  lead: '{brand} est une place de marché d’adjointes et d’adjoints virtuels au Canada et aux États-Unis. Vous dites quel est le travail. Nous montrons qui peut le faire, à quelles heures et à quel prix.',
  sections: [
    {
      heading: 'Pourquoi nous avons commencé',
      layout: 'text',
      text: 'La plupart des petites entreprises n’ont pas besoin d’une autre personne à temps plein. Il leur faut dix bonnes heures par mois de quelqu’un qui a déjà fait exactement cela\u00a0: les livres, la boîte de réception, les commandes de la boutique, les appels qui arrivent pendant que vous êtes déjà en ligne.\n\nTrouver cette personne, c’était publier une offre d’emploi, lire une pile de candidatures et s’en remettre à la chance. Nous avons pensé qu’on pouvait se passer de la chance. Les rôles, les outils, les heures et le fuseau horaire d’une personne sont des faits connus. Une recherche peut les comparer, et une page peut dire pourquoi quelqu’un convient.',
      items: [],
    },
    {
      heading: 'Notre façon de travailler',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Des raisons, pas seulement des étoiles',
          text: 'Chaque correspondance montre ce qui convient et ce qui manque. Les parties s’additionnent pour donner le pointage affiché.',
        },
        {
          heading: 'Des prix affichés',
          text: 'La [liste des prix](/pricing) est publique. Ce que montre le calculateur est ce que dit la facture, avant taxes.',
        },
        {
          heading: 'Une heure proche de la vôtre',
          text: 'Les adjointes et adjoints vivent au Canada et aux États-Unis, et vous voyez quelle part de votre journée vous avez en commun.',
        },
        {
          heading: 'Juste des deux côtés',
          text: 'Les adjointes et adjoints choisissent leurs heures et acceptent chaque client. Les gens bien traités restent.',
        },
      ],
    },
    {
      heading: 'L’identité est un choix',
      layout: 'text',
      text: 'Les adjointes et adjoints peuvent dire comment ils s’identifient, et si les clients peuvent en faire un critère de recherche. Cette information n’apparaît que là où ils l’ont accepté, et elle ne change jamais l’ordre dans lequel les gens sont présentés.',
      items: [],
    },
  ],
}
