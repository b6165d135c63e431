import type { ShippedText } from '../../content-page.ts'

export const guideTimeZones: ShippedText = {
  version: '2026-11-20',
  heading: 'Travailler d’un fuseau horaire à l’autre',
  lead: 'De St. John’s à Honolulu, il y a six heures de décalage ou plus. Certains travaux ne demandent aucune heure commune; d’autres en demandent presque toutes.',
  sections: [
    {
      heading: 'Quelle part de la journée vous faut-il en commun?',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Presque toute',
          text: 'Répondre à votre téléphone, s’occuper de votre réception, vous appuyer en réunion. Cherchez des personnes à une heure de décalage au plus.',
        },
        {
          heading: 'Deux heures environ',
          text: 'Agenda, boîte de réception, messages de la clientèle, projets à plusieurs. Deux heures communes par jour suffisent pour les questions.',
        },
        {
          heading: 'Aucune',
          text: 'Tenue de livres, recherche, design, saisie de données. Un décalage peut même aider\u00a0: le travail est fait quand votre journée commence.',
        },
      ],
    },
    {
      heading: 'Ce que la recherche vous montre',
      layout: 'text',
      text: 'Indiquez votre ville dans la [recherche](/search)\u00a0: l’heure de chaque personne apparaît à côté de son nom, avec son avance ou son retard sur la vôtre. Une bande d’heures montre quelle part de votre journée de travail vous avez en commun. Les heures sont calculées de notre côté à partir de données à jour sur les fuseaux, parce que certaines provinces ont cessé de changer l’heure et que tous les appareils ne le savent pas.',
      items: [],
    },
    {
      heading: 'Des habitudes utiles',
      layout: 'text',
      text: '- Écrivez les heures avec la ville\u00a0: «\u00a014\u00a0h à Calgary\u00a0».\n- Placez l’appel de la semaine à une heure où chaque personne a déjà pris son café.\n- Laissez le travail, à la fin de votre journée, de sorte que la prochaine étape soit claire sans vous.\n- Vérifiez la semaine du changement d’heure. L’heure peut changer chez vous et pas chez l’autre, ou l’inverse.',
      items: [],
    },
  ],
}
