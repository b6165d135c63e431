import type { ShippedText } from '../../content-page.ts'

export const becomeAGuru: ShippedText = {
  version: '2026-11-26',
  heading: 'Devenir Guru',
  lead: 'Les Gurus sont les adjointes et adjoints virtuels sur {brand}\u00a0: des gens du Canada et des États-Unis qui font bien quelque chose et veulent le faire à leurs conditions.',
  sections: [
    {
      heading: 'À quoi cela ressemble',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Vous fixez vos heures',
          text: 'Dites combien d’heures par mois vous avez, et quand. Les clients ne vous trouvent que lorsque vous avez de la place.',
        },
        {
          heading: 'On vous trouve pour ce que vous savez faire',
          text: 'Ce sont les rôles, les compétences et les outils qui comptent, avec les évaluations des gens avec qui vous avez travaillé. Pas de surenchère entre vous et les autres.',
        },
        {
          heading: 'Vous choisissez vos clients',
          text: 'Nous vous demandons votre accord avant de vous confier un client, et vous voyez le travail et les heures avant d’accepter.',
        },
        {
          heading: 'Personne ne surveille votre écran',
          text: 'Aucune capture d’écran, aucun pointage d’activité. Les clients jugent le travail.',
        },
        {
          heading: 'À vous de dire qui vous êtes',
          text: 'Vous pouvez dire comment vous vous identifiez, ou non, et changer d’avis. Cela ne change jamais votre place dans une recherche.',
        },
        {
          heading: 'Vous n’êtes pas sans appui',
          text: 'Il y a une équipe qui répond, des formations qui comptent dans votre profil et une communauté de Gurus.',
        },
      ],
    },
    {
      heading: 'Comment vous joindre à nous',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Postulez',
          text: 'Dites-nous ce que vous faites, quels outils vous connaissez et combien d’heures vous aimeriez avoir. C’est gratuit, et tout s’enregistre à mesure que vous écrivez.',
        },
        {
          heading: 'Montrez ce que vous savez faire',
          text: 'Quelques courtes tâches semblables aux vraies. Vous pouvez réessayer une fois si la journée est mauvaise.',
        },
        {
          heading: 'Rencontrez-nous',
          text: 'Une conversation par vidéo. Vous posez au moins autant de questions que nous.',
        },
        {
          heading: 'Créez votre profil',
          text: 'Vos rôles, vos compétences, vos outils et vos heures, dans vos mots. Nous le lisons avec vous avant que les clients le voient.',
        },
      ],
    },
    {
      heading: 'Questions',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Où dois-je habiter?',
          text: 'Au Canada ou aux États-Unis, avec le droit d’y travailler. À part cela, où vous voulez.',
        },
        {
          heading: 'Est-ce un emploi salarié?',
          text: 'Les Gurus travaillent à leur compte, comme travailleuses ou travailleurs autonomes. Vous vous occupez de vos propres impôts et assurances, et vous pouvez travailler pour d’autres.',
        },
        {
          heading: 'Comment reçoit-on sa paie?',
          text: 'Par virement bancaire. Nous vous dirons comment et quand avant que vous commenciez.',
        },
      ],
    },
  ],
}
