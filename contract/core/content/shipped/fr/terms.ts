import type { ShippedText } from '../../content-page.ts'

export const terms: ShippedText = {
  version: '2026-11-20',
  heading: 'Conditions d’utilisation',
  lead: 'Ce dont nous convenons lorsque vous utilisez {brand}. Nous avons essayé de l’écrire de façon lisible.',
  sections: [
    {
      heading: '1. Entre qui',
      layout: 'text',
      text: 'Les présentes conditions sont conclues entre vous et l’entreprise qui exploite {brand}, nommée sur vos factures et joignable par notre [page de contact](/contact). «\u00a0Nous\u00a0» désigne cette entreprise. Si vous utilisez {brand} pour une organisation, vous confirmez que vous pouvez accepter les présentes conditions en son nom, et «\u00a0vous\u00a0» désigne aussi cette organisation.',
      items: [],
    },
    {
      heading: '2. Ce que fait {brand}',
      layout: 'text',
      text: '{brand} aide les clients à trouver des adjointes et adjoints virtuels au Canada et aux États-Unis, organise leur travail en commun, tient le compte des heures, facture les clients et paie les adjointes et adjoints. Ces personnes sont des travailleuses et travailleurs autonomes. Elles ne sont employées ni par nous ni par le client, et décident elles-mêmes de la façon de faire leur travail, dans le cadre de ce qui a été convenu.',
      items: [],
    },
    {
      heading: '3. Votre compte',
      layout: 'text',
      text: '- Vous devez avoir atteint l’âge de la majorité là où vous vivez et donner des renseignements exacts.\n- Votre compte est à vous. Ne communiquez pas votre mot de passe, et avisez-nous immédiatement si quelqu’un d’autre pourrait l’avoir.\n- Nous pouvons vous demander de confirmer votre adresse courriel ou d’utiliser un second facteur.\n- Vous répondez de ce qui est fait avec votre compte, sauf si cela s’est produit par notre faute.',
      items: [],
    },
    {
      heading: '4. Abonnements et heures',
      layout: 'text',
      text: '- Un abonnement est une quantité d’heures pour chaque période, au tarif affiché lorsque vous y souscrivez.\n- Le temps que les adjointes et adjoints inscrivent pour votre travail est imputé à ces heures. Vous pouvez le consulter en tout temps.\n- Les heures qui ne sont pas utilisées au cours d’une période prennent fin avec elle, sauf si votre abonnement prévoit autre chose.\n- Le travail qui dépasse vos heures n’est facturé que dans la limite que vous avez fixée, au tarif de votre abonnement.',
      items: [],
    },
    {
      heading: '5. Prix, taxes et paiement',
      layout: 'text',
      text: '- Les prix sont avant taxes. Les taxes de votre province, lorsqu’elles s’appliquent, sont affichées séparément avant que vous payiez.\n- Les factures sont exigibles à la date qu’elles indiquent. Lorsqu’un paiement échoue, nous essayons de nouveau et vous en avisons chaque fois; si la facture reste impayée, le travail peut être interrompu.\n- Nous pouvons modifier les prix des périodes qui n’ont pas commencé. Nous vous en avisons au moins 30\u00a0jours à l’avance, et vous pouvez plutôt mettre fin à l’abonnement.\n- Vous pouvez contester une ligne d’une facture. Le reste de la facture demeure exigible; cette ligne attend que la question soit réglée.',
      items: [],
    },
    {
      heading: '6. Fin d’un abonnement',
      layout: 'text',
      text: 'Vous pouvez mettre fin à un abonnement en tout temps, avec effet à la fin de la période payée. Nous pouvons y mettre fin de la même façon, ou immédiatement si les présentes conditions ont été gravement enfreintes et qu’un avertissement a été inutile ou n’était pas raisonnable. Lorsque la loi de votre province ou de votre État vous donne d’autres droits d’annulation ou de remboursement, ces droits restent intacts.',
      items: [],
    },
    {
      heading: '7. Travailler ensemble',
      layout: 'text',
      text: '- Les clients donnent les accès et les renseignements nécessaires au travail, et rien de plus.\n- Les adjointes et adjoints font le travail avec soin, gardent confidentiel ce qu’ils apprennent et n’utilisent les accès que pour le travail.\n- Les deux parties se traitent avec respect. Le harcèlement et la discrimination mettent fin à un abonnement ou à un profil.\n- Ce qu’une adjointe ou un adjoint crée pour un client appartient au client une fois que cela est payé. Les outils et les connaissances que l’adjointe ou l’adjoint avait déjà restent les siens.\n- Les clients et les adjointes et adjoints qui se sont rencontrés ici maintiennent leur travail en commun sur {brand} pendant la durée de l’abonnement et les douze mois qui suivent, sauf si nous convenons d’autre chose par écrit.',
      items: [],
    },
    {
      heading: '8. Ce qui n’est pas permis',
      layout: 'text',
      text: '- Du travail contraire à la loi, ou qui tromperait d’autres personnes ou leur nuirait.\n- Extraire par machine le contenu du service {brand}, tenter d’en contourner les limites ou d’accéder à des comptes et à des données qui ne sont pas à vous.\n- Des évaluations fausses ou payées.\n- Téléverser quoi que ce soit que vous n’avez pas le droit de communiquer.',
      items: [],
    },
    {
      heading: '9. Évaluations et contenu',
      layout: 'text',
      text: 'Ce que vous écrivez et téléversez reste à vous. Vous nous permettez de le conserver et de l’afficher dans la mesure où le service en a besoin. Les évaluations sont l’opinion des personnes qui les ont écrites; nous vérifions qu’elles viennent de quelqu’un qui a travaillé avec la personne, et nous retirons celles qui enfreignent les présentes conditions.',
      items: [],
    },
    {
      heading: '10. Ce dont nous répondons',
      layout: 'text',
      text: 'Nous exploitons {brand} avec soin, mais ne pouvons pas promettre un service toujours disponible ni exempt d’erreurs. Nous ne sommes pas partie aux conseils ou au résultat qu’une adjointe ou un adjoint vous fournit, et les adjointes et adjoints ne remplacent pas une avocate ou un avocat, une ou un comptable, ou une autre personne titulaire d’un permis professionnel.\n\nDans la mesure où la loi le permet, nous ne répondons pas des pertes indirectes ni des profits perdus, et notre responsabilité totale pour une réclamation se limite à ce que vous nous avez payé au cours des douze mois qui la précèdent. Rien ici ne limite une responsabilité que la loi ne permet pas de limiter, ni les droits que vous avez à titre de consommatrice ou de consommateur.',
      items: [],
    },
    {
      heading: '11. Vos données',
      layout: 'text',
      text: 'Ce que nous conservons à votre sujet, pourquoi et pendant combien de temps figure dans notre [politique de confidentialité](/privacy).',
      items: [],
    },
    {
      heading: '12. Modification des présentes conditions',
      layout: 'text',
      text: 'Lorsque nous modifions les présentes conditions d’une façon qui compte pour vous, nous vous en avisons par courriel au moins 30\u00a0jours à l’avance. Les éditions antérieures sont conservées, pour que ce qui a été convenu reste clair. Si vous n’êtes pas d’accord avec une modification, vous pouvez fermer votre compte avant qu’elle prenne effet.',
      items: [],
    },
    {
      heading: '13. Droit applicable et différends',
      layout: 'text',
      text: 'Écrivez-nous d’abord; la plupart des choses peuvent se régler par une conversation. Les présentes conditions sont régies par les lois du lieu où l’entreprise nommée sur vos factures a son siège, et les tribunaux de ce lieu tranchent, sauf si la loi de l’endroit où vous vivez vous donne droit à ses propres tribunaux et à ses propres règles. Si une partie des présentes conditions n’est pas valide, le reste le demeure.\n\nSi vous vivez au Québec, vous avez le droit de recevoir les présentes conditions en français avant de les accepter\u00a0: les voici. [Écrivez-nous](/contact) si quelque chose n’est pas clair.',
      items: [],
    },
  ],
}
