import type { ShippedText } from '../../content-page.ts'

export const resourceHub: ShippedText = {
  version: '2026-11-20',
  heading: 'Bien confier le travail',
  lead: 'De courts guides pour les premières semaines avec une adjointe ou un adjoint. Aucun formulaire à remplir, rien à télécharger.',
  sections: [
    {
      heading: 'Réponses rapides',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Que devrais-je confier en premier?',
          text: 'Quelque chose qui revient toutes les semaines, que vous pouvez montrer en dix minutes et qui fait peu de tort si cela tourne mal une fois. Trier une boîte de réception, rapprocher un compte bancaire, envoyer des rappels\u00a0: bonnes idées. Négocier avec votre plus grand fournisseur\u00a0: non.',
        },
        {
          heading: 'Comment communiquer mes mots de passe?',
          text: 'Ne les envoyez pas. La plupart des outils permettent d’inviter une personne avec un rôle à elle; un gestionnaire de mots de passe peut donner accès au reste sans rien montrer. Donnez le moins d’accès possible pour faire le travail, et retirez-le à la fin du travail.',
        },
        {
          heading: 'Que dois-je vérifier?',
          text: 'Tout la première semaine, une chose sur trois la deuxième, puis seulement ce qui est nouveau. Dites-le dès le départ\u00a0: la vérification fait alors partie de l’apprentissage et n’est pas un signe de méfiance.',
        },
        {
          heading: 'Et si ça ne fonctionne pas?',
          text: 'Dites-le tôt, et dites ce qui manque. Si c’est la correspondance qui fait défaut et non les instructions, [écrivez-nous](/contact) et nous chercherons quelqu’un d’autre avec vous.',
        },
      ],
    },
  ],
}
