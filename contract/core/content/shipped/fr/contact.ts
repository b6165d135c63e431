import type { ShippedText } from '../../content-page.ts'

export const contact: ShippedText = {
  version: '2026-11-20',
  heading: 'Parlez-nous',
  lead: 'Des gens lisent ce que vous envoyez. Dites-nous ce que vous essayez de faire et ce qui s’est passé, et nous nous occupons de la suite.',
  sections: [
    {
      heading: 'Pour que la première réponse soit utile',
      layout: 'text',
      text: '- Au sujet d’une facture\u00a0: son numéro, et la ligne dont il s’agit.\n- Au sujet de quelque chose qui ne fonctionne pas\u00a0: ce sur quoi vous avez appuyé, et ce que vous avez vu.\n- Au sujet de vos données\u00a0: l’adresse courriel de votre compte. Ce que vous pouvez demander figure dans notre [politique de confidentialité](/privacy).',
      items: [],
    },
  ],
}
