import type { ShippedText } from '../../content-page.ts'

export const privacy: ShippedText = {
  version: '2026-11-20',
  heading: 'Politique de confidentialité',
  lead: 'Ce que {brand} conserve à votre sujet, pourquoi, pendant combien de temps, et ce que vous pouvez y faire. Elle s’applique aux visiteurs, aux clients et aux adjointes et adjoints.',
  sections: [
    {
      heading: 'En bref',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'Seulement le nécessaire',
          text: 'Nous conservons ce dont le service a besoin et ce que la loi exige.',
        },
        {
          heading: 'Rien à vendre',
          text: 'Nous ne vendons pas de renseignements personnels et n’affichons aucune publicité.',
        },
        {
          heading: 'Vos données vous sont accessibles',
          text: 'Vous pouvez demander vos données, les faire corriger et les faire supprimer.',
        },
      ],
    },
    {
      heading: 'Ce que nous conservons',
      layout: 'text',
      text: '- Visiteurs\u00a0: rien qui vous nomme. Votre navigateur garde lui-même vos choix de recherche. Lorsque vous arrivez par un lien comportant des paramètres de campagne, nous notons les paramètres et la page, sans votre adresse ni votre navigateur. Pour prévenir les abus, nous comptons les appels de chaque adresse réseau, stockée sous forme d’empreinte de hachage qui est supprimée après environ une journée.\n- Toute personne qui a un compte\u00a0: nom, adresse courriel, mot de passe (sous forme d’empreinte de hachage irréversible), numéro de téléphone, ville et fuseau horaire, vos paramètres et les moments de vos connexions.\n- Clients\u00a0: entreprise, factures et paiements, ce que vous avez demandé, messages et fichiers. Les numéros de carte vont directement à l’entreprise de paiement et ne nous parviennent jamais.\n- Adjointes et adjoints\u00a0: profil, compétences, heures de travail, évaluations, relevés de paiement, coordonnées bancaires et formulaires fiscaux (chiffrés), et ce que vous nous dites en posant votre candidature.',
      items: [],
    },
    {
      heading: 'Comment vous vous identifiez',
      layout: 'text',
      text: 'Les adjointes et adjoints peuvent choisir de dire comment ils s’identifient. Cela n’est montré aux clients qu’avec leur consentement, qui peut être retiré en tout temps, et ne change jamais l’ordre dans lequel les personnes sont présentées. Nous ne le déduisons jamais d’autre chose.',
      items: [],
    },
    {
      heading: 'Pourquoi nous les conservons',
      layout: 'text',
      text: '- Pour faire ce dont nous avons convenu\u00a0: jumeler, compter les heures, facturer, payer, vous répondre.\n- Parce que la loi l’exige\u00a0: documents fiscaux et comptables.\n- Pour assurer la sécurité des comptes\u00a0: un registre des connexions et des modifications des autorisations.\n- Avec votre consentement\u00a0: nouvelles et offres par courriel. Vous pouvez le retirer au moyen du lien dans chaque message.',
      items: [],
    },
    {
      heading: 'Qui les voit',
      layout: 'text',
      text: '- Un client voit les profils des adjointes et adjoints\u00a0: prénom et initiale, ville, compétences, heures et évaluations. Jamais une adresse, un numéro de téléphone ni des coordonnées bancaires.\n- Une adjointe ou un adjoint voit ce qu’un client lui dit pour le travail.\n- Notre personnel voit ce dont sa tâche a besoin; ce qu’il consulte et modifie est consigné.\n- Les entreprises qui travaillent pour nous (hébergement, courriel, paiements) reçoivent ce dont leur tâche a besoin et ne peuvent s’en servir pour rien d’autre.\n- Les autorités ne reçoivent des données que lorsque la loi nous y oblige.\n\nCertaines de ces entreprises peuvent stocker des données à l’extérieur de votre province ou de votre pays. Ces données peuvent y être soumises aux lois de cet endroit. Nous choisissons ces entreprises pour la protection qu’elles offrent, et nous les lions par contrat.',
      items: [],
    },
    {
      heading: 'Pendant combien de temps',
      layout: 'text',
      text: '- Comptes\u00a0: aussi longtemps que vous en avez un. Supprimés sur demande, à l’exception de ce que la loi nous oblige à conserver.\n- Factures, relevés de paiement et documents fiscaux\u00a0: aussi longtemps que la loi fiscale l’exige.\n- Candidatures qui n’ont pas mené à du travail\u00a0: deux ans, sauf si vous nous demandez de les supprimer plus tôt.\n- Registres des connexions et des modifications\u00a0: aussi longtemps qu’il le faut pour montrer que rien n’a été altéré.',
      items: [],
    },
    {
      heading: 'Ce qui est gardé dans votre navigateur',
      layout: 'text',
      text: 'Nous ne déposons aucun témoin publicitaire. Le stockage propre à votre navigateur contient votre session tant qu’elle est ouverte, vos choix de recherche, quelques paramètres comme la devise et, si vous venez d’un lien de campagne, l’indication de ce lien. Effacer les données du site dans votre navigateur supprime tout cela.',
      items: [],
    },
    {
      heading: 'Ce que vous pouvez demander',
      layout: 'text',
      text: 'Quelle que soit la province ou l’État où vous vivez, vous pouvez nous demander de vous montrer vos données, de vous en donner une copie, de les corriger, de les supprimer, de cesser de les utiliser à une fin donnée et d’expliquer une décision à laquelle une machine a pris part. Les correspondances sont des suggestions sur lesquelles une personne décide; les raisons sont affichées avec chacune.\n\n[Écrivez-nous](/contact). Nous répondons dans les 30\u00a0jours et pouvons devoir d’abord nous assurer qu’il s’agit bien de vous. Vous pouvez aussi porter plainte auprès du commissariat à la protection de la vie privée ou du procureur général de l’endroit où vous vivez.',
      items: [],
    },
    {
      heading: 'Comment nous les protégeons',
      layout: 'text',
      text: 'Les connexions sont chiffrées, le serveur vérifie les autorisations à chaque appel, les mots de passe sont stockés sous forme d’empreintes de hachage, et les modifications des autorisations sont consignées de sorte qu’elles ne puissent pas être altérées à l’insu de tous. Si une atteinte à la sécurité vous expose à un risque, nous vous en avisons, ainsi que l’autorité, sans délai.',
      items: [],
    },
    {
      heading: 'Modifications et questions',
      layout: 'text',
      text: 'Lorsque la présente politique change d’une façon importante, nous vous en avisons avant que le changement prenne effet. Les éditions antérieures sont conservées. La personne responsable de la protection des renseignements personnels chez {brand} est joignable par notre [page de contact](/contact).',
      items: [],
    },
  ],
}
