import type { ShippedText } from '../../content-page.ts'

export const careers: ShippedText = {
  version: '2026-11-22',
  heading: 'Travailler à {brand} même',
  lead: 'Cette page porte sur les emplois dans notre propre équipe. Pour travailler avec des clients à titre d’adjointe virtuelle ou d’adjoint virtuel, voyez plutôt comment [devenir Guru](/become-a-guru).',
  sections: [
    {
      heading: 'Postes à pourvoir',
      layout: 'text',
      text: 'Aucun poste n’est à pourvoir en ce moment. Quand il y en aura un, vous le trouverez ici avec sa fourchette salariale, ses heures et la personne avec qui vous travailleriez.',
      items: [],
    },
    {
      heading: 'Ce que vous pouvez attendre de nous',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Le salaire est dans l’offre',
          text: 'Une vraie fourchette, pour que personne ne passe un mois à la découvrir.',
        },
        {
          heading: 'Le télétravail par habitude',
          text: 'Nous mettons les choses par écrit, nous nous réunissons peu et toujours pendant les heures communes.',
        },
        {
          heading: 'Un processus court',
          text: 'Deux conversations et un exercice semblable au vrai travail. Dans tous les cas, vous aurez de nos nouvelles.',
        },
      ],
    },
    {
      heading: 'Toutes les candidatures sont les bienvenues',
      layout: 'text',
      text: 'Nous choisissons d’après le travail. Si quelque chose dans notre processus vous empêche de bien montrer le vôtre, dites-le en nous écrivant, et nous le changerons. Vous pouvez toujours [vous présenter](/contact), même sans poste à pourvoir.',
      items: [],
    },
  ],
}
