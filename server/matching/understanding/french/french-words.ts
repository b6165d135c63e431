/**
 * The trade's words in French, with what they are in English: one pair a line part, `french > english`. Gender, number,
 * accents and the small words between ('tenue de livres', 'tenue des livres') don't matter; longer sayings win over
 * the words in them. Verbs and nouns of one thing each have their own pair.
 */
const money = `
comptable > accountant | comptabilité > accounting | compta > accounting | tenue livres > bookkeeping | teneur livres > bookkeeper | tenir livres > bookkeeping | livres comptables > bookkeeping
livres > books | commis comptable > bookkeeping clerk | technicien comptable > bookkeeper | technicien comptabilité > bookkeeper
adjoint comptable > bookkeeping assistant | expert comptable > accountant | conciliation bancaire > bank reconciliation | rapprochement bancaire > bank reconciliation | concilier > reconcile
conciliation > reconciliation | classer factures > file invoices | banque > bank | bancaire > bank | compte bancaire > bank account | écritures > journal entries | grand livre > general ledger | reçu > receipt | dépenses > expenses
états financiers > financial statements | fin année > year end | fin mois > month end | bilan > balance sheet | vérification comptable > audit | vérificateur > auditor | cpa > cpa
paie > payroll | paye > payroll | salaires > payroll | technicien paie > payroll technician | feuilles temps > timesheets | relevé emploi > record of employment | retenues source > source deductions
impôts > taxes | impôt > tax | déclaration revenus > tax return | déclaration impôts > tax return | rapport impôt > tax return | fiscal > tax | fiscalité > tax | fiscaliste > tax preparer
taxe > sales tax | tps > gst filing | tvq > qst filing | revenu québec > cra correspondence | facture > invoice | facturer > invoice | facturation > billing | factures impayées > overdue invoices
impayé > unpaid | recouvrement > collections | percevoir > collect | relancer > follow up overdue | relance > follow up | paiement > payment | payer > pay | fournisseur > vendor
comptes fournisseurs > accounts payable | comptes payables > accounts payable | comptes payer > accounts payable | comptes clients > accounts receivable | comptes recevables > accounts receivable
comptes recevoir > accounts receivable | budget > budget | budgétaire > budget | prévisions > forecast | prévisions budgétaires > budget forecast | flux trésorerie > cash flow | trésorerie > cash flow
analyste financier > financial analyst | analyse financière > financial analysis | financier > financial | finances > finance | rentabilité > profitability | prix > pricing | coûts > costs | argent > money
subvention > grant | demande subvention > grant writing | demande financement > grant application | collecte fonds > fundraising | levée fonds > fundraising | financement > funding | dons > donations
donateur > donor | organisme but non lucratif > nonprofit | obnl > nonprofit | contrôleur financier > controller | directeur financier > cfo`

const office = `
adjoint > assistant | assistant > assistant | adjoint virtuel > virtual assistant | assistant virtuel > virtual assistant | aide virtuel > virtual assistant | virtuel > virtual | adjoint direction > executive assistant
adjoint exécutif > executive assistant | assistant direction > executive assistant | secrétaire direction > executive assistant | adjoint président > executive assistant | bras droit > right hand executive assistant
adjoint administratif > administrative assistant | assistant administratif > administrative assistant | agent administratif > administrative assistant | agent bureau > office clerk | soutien administratif > administrative support
administratif > administrative | administration > administration | secrétaire > secretary | secrétariat > secretarial | commis > clerk | commis bureau > office clerk | bureau > office | travail bureau > clerical work
tâches administratives > administrative work | tâche > task | classement > filing | classer > filing | dossier > file | archives > records | archivage > records filing | document > document | mise page > document formatting
mettre page > format document | formulaire > form | gabarit > template | modèle > template | procès verbal > meeting minutes | compte rendu > meeting minutes | prise notes > take notes | prendre notes > take minutes
rédiger procès verbaux > take minutes | ordre jour > agenda | réunion > meeting | rencontre > meeting | notes > notes | lettre > letter | courrier > mail | fournitures bureau > office supplies
agenda > calendar | calendrier > calendar | gestion agenda > calendar management | gérer agenda > manage my calendar | gestion calendrier > calendar management | horaire > schedule | planifier > plan | planification > planning
courriel > email | boîte courriel > inbox | boîte réception > inbox | trier courriels > inbox triage | gérer courriels > inbox management | gestion courriels > inbox management | répondre courriels > answer emails
rendez vous > appointment | prise rendez vous > appointment booking | prendre rendez vous > book appointments | confirmer rendez vous > appointment confirmation | fixer rendez vous > book appointments | rappel > reminder
confirmer > confirm | réserver > book | réservation > booking | gérer réservations > manage reservations | prendre réservations > take reservations | saisie données > data entry | saisie > data entry | saisir > data entry | entrée données > data entry | entrer données > data entry
saisir données > data entry | commis saisie > data entry clerk | opérateur saisie > data entry operator | base données > database | feuille calcul > spreadsheet | tableur > spreadsheet | chiffrier > spreadsheet
recherche > research | rechercher > research | chercher > find | recherche internet > internet research | recherche web > internet research | recherche ligne > internet research | recherchiste > internet researcher
transcription > transcription | transcrire > transcribe | transcripteur > transcriptionist | sous titre > captions | entrevue > interview | entretien > interview | enregistrement > recording
dictée > dictation | traduction > translation | traduire > translate | traducteur > translator | interprète > interpreter | anglais > english | français > french | espagnol > spanish | bilingue > bilingual
réceptionniste > receptionist | réception > reception | accueil > reception | accueil téléphonique > answer phones | standard téléphonique > answer phones | téléphoniste > receptionist | standardiste > receptionist | répondre téléphone > answer phones | répondre appels > answer calls
prise appels > answer calls | prendre appels > answer calls | prendre messages > take messages | appel > call | téléphone > phone | téléphonique > phone | boîte vocale > voicemail | message > message
répondre > answer | voyage > travel | vol > flight | billets avion > flights | hôtel > hotel | agent voyage > travel agent | voyages affaires > business travel | organisation voyages > travel planning | itinéraire > itinerary
déplacements > travel | événement > event | évènement > event | organisation événements > event planning | organisateur événements > event planner | coordonnateur événements > event coordinator | planificateur événements > event planner
planificateur > planner | congrès > conference | colloque > conference | conférence > conference | conférencier > speaker | webinaire > webinar | mariage > wedding | salle > venue | adjoint personnel > personal assistant
assistant personnel > personal assistant | vie personnelle > personal life | cadeau > gifts | acheter cadeaux > buy gifts | famille > family | ménage vie > household | courses personnelles > personal errands | restaurant > restaurant`

const customersAndSales = `
service clientèle > customer service | service client > customer service | soutien clientèle > customer support | soutien client > customer support | support client > customer support | assistance clientèle > customer support
répondre clients > answer customers | agent service > customer service agent | préposé service clientèle > customer service representative | clientèle > customers | client > client | plainte > complaints | remboursement > refunds
clavardage > live chat | retours > returns | soutien technique > technical support | support technique > technical support | soutien informatique > it support | support informatique > it helpdesk | dépannage informatique > it troubleshooting
dépannage > troubleshooting | technicien informatique > it support technician | informatique > computer | ordinateur > computer | réinitialiser > reset | mot passe > password | fidélisation clientèle > customer retention
fidélisation > customer retention | fidéliser > customer retention | accueil nouveaux clients > client onboarding | accueil clients > client onboarding | intégration clients > client onboarding | réussite client > customer success
succès client > customer success | satisfaction clientèle > customer success | gestionnaire communauté > community manager | animer groupe > community moderation | animateur communauté > community manager
animation communauté > community management | communauté > community | modérer > moderate | modérateur > moderator | membre > member | génération prospects > lead generation | prospection > prospecting
prospect > lead | clients potentiels > leads | liste prospects > prospect list | recherche clients > lead generation | trouver clients > lead generation | représentant ventes > sales representative | vente > sales | vendre > sell
vendeur > salesperson | vendeur téléphone > telemarketer | télévendeur > telemarketer | télémarketing > telemarketing | appels froid > cold calls | appels sortants > outbound calls | ventes téléphone > telemarketing
sollicitation téléphonique > telemarketing | sollicitation > telemarketing | sondage téléphonique > phone survey | développement affaires > business development | soumission > quotes | envoyer soumissions > send quotes | faire soumissions > do quotes | préparer soumissions > prepare quotes | devis > quotes | représentant > representative | gestion clients crm > crm
nettoyer crm > crm cleanup | nettoyer > clean up | nettoyage données > data cleaning | coordonnées > contact details | fichier clients > crm contacts`

const marketing = `
publicité > advertising | pub > ads | publicitaire > advertising | publicités facebook > facebook ads | annonces facebook > facebook ads | publicités google > google ads | publicité payante > paid ads | publicité ligne > online advertising
campagne > campaign | campagne publicitaire > ad campaign | marketing numérique > digital marketing | marketing web > digital marketing | numérique > digital | adjoint marketing > marketing assistant | stratégie > strategy
coordonnateur marketing > marketing coordinator | commercialisation > marketing | mise marché > marketing | médias sociaux > social media | réseaux sociaux > social media | gestionnaire médias sociaux > social media manager
gestionnaire réseaux sociaux > social media manager | publications instagram > instagram posts | publication > posts | publier > publish posts | abonnés > followers | référencement > seo | référencement naturel > seo
moteur recherche > search engine | mot clé > keyword | mots clés > keyword research | infolettre > newsletter | bulletin > newsletter | campagne courriels > email campaign | marketing courriel > email marketing
envoi courriels > email campaign | étude marché > market research | analyse marché > market research | concurrence > competitor | concurrent > competitor | analyse concurrence > competitor analysis | sondage > survey
relations publiques > public relations | relations presse > media relations | relations médias > media relations | relationniste > publicist | communiqué presse > press release | communiqué > press release | presse > press
journaliste > journalist | communications > communications | rédacteur > writer | rédaction > writing | rédiger > write | écrire > write | rédacteur web > content writer | rédaction web > content writing
rédacteur contenu > content writer | rédaction articles > article writing | article > article | article blogue > blog post | blogue > blog | contenu > content | concepteur rédacteur > copywriter
rédaction publicitaire > copywriting | rédacteur publicitaire > copywriter | texte > text | réviseur > proofreader | révision > editing | révision linguistique > copy editing | réviser > proofread | relecture > proofreading
relire > proofread | correction textes > proofreading | corriger > proofread | correcteur > proofreader | correction > proofreading | épreuves > proof | manuscrit > manuscript | orthographe > spelling | livre > book
rédacteur technique > technical writer | rédaction technique > technical writing | rédaction procédures > standard operating procedures | procédures > standard operating procedures | guide utilisateur > user manual
manuel > manual | balado > podcast | baladodiffusion > podcast | montage balado > podcast editing | montage audio > audio editing | montage > editing | monteur > editor | montage vidéo > video editing
monteur vidéo > video editor | monter vidéos > video editing | vidéaste > video editor | vidéo > video | animation vidéo > motion graphics | graphiste > graphic designer | graphisme > graphic design
design graphique > graphic design | conception graphique > graphic design | création graphique > graphic design | création visuelle > graphic design | conception logo > logo design | logo > logo | affiche > poster | dépliant > brochure | infographie > infographic | infographiste > graphic designer
illustrateur > illustrator graphic | image marque > brand identity | présentation > presentation | diapositive > slides | retouche photo > photo retouching | retouche > retouching | retoucher > retouch | photo > photo
détourage > background removal`

const webAndData = `
site web > website | site internet > website | page web > web page | conception web > web design | conception site web > web design | concepteur web > web designer | concepteur site > web designer | création site web > web design
refonte site > website redesign | refonte > redesign | maquette > wireframes | ergonomie > ux | développeur > developer | développeur web > web developer | développement web > web development | programmeur > programmer
programmation > programming | programmer > program code | développement application > app development | développement logiciel > software development | application > app | logiciel > software | entretien site > website maintenance
maintenance site > website maintenance | mise jour site > website update | mettre jour > update | mise jour > update | webmestre > webmaster | boutique ligne > online store | magasin ligne > online store
commerce électronique > e-commerce | commerce ligne > e-commerce | vente ligne > e-commerce | produit > product | ajouter produits > product upload | fiche produit > product listing | annonces amazon > amazon listings
fiches produits > product listings | commande > order | traitement commandes > order fulfilment | automatisation > automation | automatiser > automate | processus > process | flux travail > workflow | robot conversationnel > chatbot
intelligence artificielle > ai prompts automation | analyse données > data analysis | analyste données > data analyst | analyste > analyst | analyse > analysis | données > data | tableau bord > dashboard | tableaux bord > dashboard
tableau croisé > pivot table | tableaux croisés > pivot tables | statistique > statistical analysis | rapport > report | testeur > tester | test logiciel > software testing | tests logiciels > software testing | tester > test
assurance qualité > qa testing | contrôle qualité logiciel > qa testing | bogue > bug`

const operations = `
gestion projet > project management | gestionnaire projet > project manager | chargé projet > project manager | chef projet > project manager | coordonnateur projet > project coordinator | coordination projet > project coordination
coordonnateur > coordinator | coordination > coordination | projet > project | échéancier > project timeline | échéance > deadlines | suivi > tracking | gestion > management | gérer > manage | gestionnaire > manager
directeur opérations > operations manager | gestion opérations > operations management | gestionnaire opérations > operations manager | responsable opérations > operations manager | coordonnateur opérations > operations coordinator
opérations > operations | opérationnel > operations | directeur > director | amélioration processus > process improvement | équipe > team | acheteur > buyer | achats > purchasing | agent achats > purchasing agent
approvisionnement > procurement | approvisionneur > procurement buyer | commander fournitures > order supplies purchasing | bon commande > purchase orders | appel offres > request for quotation | négocier > negotiate | logistique > logistics | expédition > shipping
expéditions > shipping | livraison > delivery | suivi livraisons > shipment tracking | suivi colis > shipment tracking | colis > parcels | transport marchandises > freight | marchandise > freight | fret > freight | douane > customs
dédouanement > customs documentation | importation > import | exportation > export | chaîne approvisionnement > supply chain | répartiteur > dispatcher | répartition > dispatching | répartir > dispatch | camion > truck
camionneur > trucker | transport > transport | appels service > service calls | flotte > fleet | inventaire > inventory | stock > inventory | gestion stocks > inventory management | entrepôt > warehouse
commis inventaire > inventory clerk | rupture stock > reorder stock`

const peopleLawAndIndustries = `
recrutement > recruitment | recruter > recruit | recruteur > recruiter | chasseur têtes > headhunter | candidat > candidate | candidature > candidates | acquisition talents > talent acquisition | embauche > hiring | embaucher > hire recruiter
cv > resumes | offres emploi > job ads | offre emploi > job ad | affichage postes > job ads | ressources humaines > human resources | rh > human resources | conseiller rh > human resources | employé > employee | personnel > staff
recrutement personnel > staff recruitment | dossiers employés > employee records | avantages sociaux > employee benefits | assurances collectives > employee benefits | vacances employés > leave tracking | formation > training course
création cours > course creation | cours ligne > online course | formation ligne > online course | formateur > trainer course | concepteur pédagogique > instructional designer | conception pédagogique > instructional design
pédagogique > instructional | cours > course | parajuriste > paralegal | technicien juridique > paralegal | recherche juridique > legal research | juridique > legal | contrat > contract | droit > law | avocat > lawyer
cabinet avocats > law firm | notaire > notary | étude notaire > notary office | secrétaire juridique > legal secretary | adjoint juridique > legal secretary | adjoint avocat > legal secretary | adjoint notaire > legal secretary
commis juridique > legal clerk | greffe > court filing | immigration > immigration | médical > medical | secrétaire médical > medical secretary | adjoint médical > medical office assistant | clinique > clinic | patient > patients
médecin > doctor | dentaire > dental | dentiste > dentist | clinique dentaire > dental clinic | facturation médicale > medical billing | codage médical > medical coding | ramq > provincial health billing
réclamations médicales > medical claims | transcription médicale > medical transcription | transcripteur médical > medical transcriptionist | scribe médical > medical scribe | dictée médicale > medical dictation
santé > health | immobilier > real estate | courtier immobilier > realtor | adjoint immobilier > real estate assistant | agent immobilier > realtor | inscription immobilière > mls listing | inscriptions immobilières > mls listings
visites > showings | gestion immobilière > property management | gestionnaire immobilier > property manager | gestion immeubles > property management | gestion logements > property management | gestion locative > rental property management
logement > rental | locatif > rental | locataire > tenant | location > rental | loyer > rent | perception loyers > rent collection | bail > lease | baux > lease | copropriété > condo strata | immeuble > building | syndicat copropriété > strata
assurance > insurance | courtier assurance > insurance broker | adjoint assurance > insurance assistant | police assurance > insurance policy | polices > policy | renouvellement > renewal | renouvellement polices > policy renewals
sinistre > claims | réclamation > claims | indemnisation > claims | hypothèque > mortgage | hypothécaire > mortgage | prêt > loan | prêts hypothécaires > mortgage loans | courtier hypothécaire > mortgage broker | emprunteur > borrower
courtier > broker | prêteur > lender | transaction immobilière > real estate transaction`

const general = `
conseiller > advisor | conseil > consulting | spécialiste > specialist | préposé > agent | intégrateur web > web developer | création contenu > content creation | conseiller communications > communications officer
répondre courriels clients > customer email support | paniers abandonnés > abandoned cart | carte professionnelle > business cards | formulaires clients > client intake | chèque > cheque | relevé > statements | étiquette > labels
échange > exchange | suivi dossiers > case file management | tri > sort | vérifier > verify | vérification > verification | numériser > scan | numérisation > scanning | imprimer > print | entretiens embauche > interview scheduling
hébergement > hosting | sécurité site > website security | sauvegarde > backups | extension wordpress > wordpress plugins | mise ligne produits > product upload | évaluation > reviews | invités > guests | inscription > registration
petite entreprise > small business | entreprise > business | compagnie > company | organisation > organize | organiser > organize | créer > create | création > creation | conception > design | concevoir > design
préparer > prepare | préparation > preparation | envoyer > send | envoi > send | trier > sort | mensuel > monthly | hebdomadaire > weekly | ligne > online | professionnel > professional | technicien > technician | agent > agent
responsable > manager | aide > help | aider > help | besoin > need | rapide > fast | commercial > commercial | ajouter > add | faire > do | travail > work | affaires > business | heure > hours | temps partiel > part time | avis > reviews
pour > for | administrateur > administrator | suivi clients > client follow up | suivre > track | nouveau > new`

const pairs = [money, office, customersAndSales, marketing, webAndData, operations, peopleLawAndIndustries, general]
  .flatMap((list) => list.split(/[|\n]/))
  .map((pair) => pair.split('>').map((side) => side.trim()))

/** French sayings and words with their English. */
export const frenchWords: readonly { french: string; english: string }[] = pairs.flatMap(([french, english]) =>
  french && english ? [{ french, english }] : [],
)

/** The small words of French, which say nothing about the work. */
export const frenchSmallWords: ReadonlySet<string> = new Set(
  `le la les l un une des de du d au aux et ou en dans par sur sous avec sans chez vers entre a je j tu il elle on nous vous ils elles
  me moi mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs ce cet cette ces cela ca qui que qu quoi dont est sont suis etes sommes ai as avons avez ont etre avoir
  ne pas plus tres bien aussi tout toute tous toutes quelques quelque plusieurs deux trois fois jour jours semaine semaines mois an ans aupres afin puis comme si
  cherche cherchons recherchons voudrais voulons veux veut doit faut jai besoin petit petite petits petites bon bonne temps plein partiel quelqu personne dun dune daide quelquun qqn svp cest jaimerais attendre tarder`.split(
    /\s+/,
  ),
)
