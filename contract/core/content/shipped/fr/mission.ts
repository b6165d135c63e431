import type { ShippedText } from '../../content-page.ts'

export const mission: ShippedText = {
  version: '2026-11-20',
  heading: 'Du bon travail, où que l’on habite',
  lead: 'Nous voulons qu’une personne compétente de Moncton ou de Tucson ait une vie professionnelle aussi bonne qu’à Toronto ou à New York, et qu’une petite entreprise ait une aide aussi bonne qu’une grande.',
  sections: [
    {
      heading: 'Ce à quoi nous nous engageons',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Pour les adjointes et adjoints',
          text: 'Du travail qui convient à leurs heures et à leurs compétences. Du temps compté avec exactitude. Une paie qui arrive le jour promis.',
        },
        {
          heading: 'Pour les clients',
          text: 'Une correspondance qui s’explique, des heures visibles à tout moment et aucune ligne de facture qu’on ne puisse ouvrir.',
        },
        {
          heading: 'Pour tout le monde',
          text: 'Un produit qui fonctionne avec un clavier, un lecteur d’écran, un vieux téléphone et une connexion lente.',
        },
      ],
    },
    {
      heading: 'Ce que nous ne ferons pas',
      layout: 'text',
      text: '- Prendre des captures de l’écran de qui que ce soit, ou compter ses frappes au clavier.\n- Classer les gens selon qui ils sont.\n- Montrer des évaluations inventées, des chiffres inventés ou des comptes à rebours.\n- Rendre le départ plus difficile que l’arrivée.',
      items: [],
    },
    {
      heading: 'Comment le vérifier',
      layout: 'text',
      text: 'Vous ne devriez pas avoir à croire une page comme celle-ci. Regardez une correspondance et ses raisons, la [liste des prix](/pricing), nos [conditions](/terms) et ce que nous [conservons à votre sujet](/privacy). Si l’une de ces pages dit autre chose que celle-ci, [dites-le-nous](/contact).',
      items: [],
    },
  ],
}
