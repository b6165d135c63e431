import type { ClientMessage } from './client-message.ts'

export const messages: readonly ClientMessage[] = [
  {
    text: "Flower shop, I'm up to my elbows in roses. Valentine's orders by phone and web chat need handling, plus route the delivery guys. February 1 start.",
    work: [['customer-support', 'virtual-receptionist', 'ecommerce-assistant'], ['dispatcher']],
    start: '2027-02-01',
  },
  {
    text: 'florist in Saskatoon, somebody for our bookkeeping one day a week, so 7 hours a week',
    work: [['bookkeeper']],
    hours: 30,
    zone: ['America/Regina'],
  },
  {
    text: 'photos of bouquets on a white background, 60 of them, and new banners for the web shop',
    work: [['photo-editor'], ['graphic-designer']],
  },
  {
    text: "Fleuriste à Saguenay. Je voudrais déléguer mes publications Facebook et Instagram mais surtout pas la pub payante, c'est mon neveu qui la fait",
    work: [['social-media-manager']],
    excluded: ['paid-ads-specialist'],
    zone: ['America/Toronto'],
    tools: ['Facebook', 'Instagram'],
  },
  {
    text: 'optometry office: recall calls for annual eye exams, and insurance pre-authorizations. Two mornings, Monday and Wednesday. Mountain.',
    work: [
      ['appointment-setter', 'medical-administrative-assistant'],
      ['medical-billing-coder', 'medical-administrative-assistant', 'insurance-assistant'],
    ],
    zone: ['America/Denver', 'America/Edmonton'],
    availabilities: ['monday_morning', 'wednesday_morning'],
  },
  {
    text: "Optometrists. We bought a second practice. HR paperwork for 13 new people, contracts, benefits enrolment, handbook. The recruiting's finished.",
    work: [['hr-assistant']],
    excluded: ['recruiter'],
  },
  {
    text: 'eyewear brand, 1.2k orders/mo, need returns processed and Gorgias tickets answered, 6 hours daily mon-fri',
    work: [['ecommerce-assistant', 'customer-support'], ['customer-support']],
    hours: 130,
    tools: ['Gorgias'],
  },
  {
    text: "Lunetterie: appeler les clients quand leurs lunettes sont prêtes, l'après-midi",
    work: [['virtual-receptionist', 'customer-support', 'appointment-setter', 'general-virtual-assistant']],
    availabilities: [
      'monday_afternoon',
      'tuesday_afternoon',
      'wednesday_afternoon',
      'thursday_afternoon',
      'friday_afternoon',
    ],
  },
  {
    text: 'Land surveyors, 9 field crews. We want one office assistant who opens files, names drawings right, sends the reports out and books the crews.',
    work: [
      ['document-specialist', 'administrative-assistant'],
      ['document-specialist', 'administrative-assistant'],
      ['administrative-assistant', 'general-virtual-assistant', 'document-specialist'],
      ['dispatcher', 'appointment-setter', 'project-coordinator'],
    ],
  },
  {
    text: 'proposal writing for municipal RFPs, survey firm, ~4 RFPs monthly, Bonfire and MERX',
    work: [['grant-writer', 'content-writer', 'copywriter', 'technical-writer']],
    tools: ['MERX'],
  },
  {
    text: 'Arpenteur-géomètre: mise en page de rapports et facturation, 10 heures aux deux semaines',
    work: [['document-specialist'], ['billing-specialist']],
    hours: 22,
  },
  {
    text: 'bike store wants to sell parts online. set up the shopify, put the first 500 products in',
    work: [
      ['ecommerce-assistant', 'web-developer', 'web-designer'],
      ['ecommerce-assistant', 'data-entry-specialist'],
    ],
    tools: ['Shopify'],
  },
  {
    text: 'bicycle repair booking emails and texts, spring rush, 20-30 hrs a week from March 15 please',
    work: [['appointment-setter', 'customer-support', 'general-virtual-assistant']],
    hours: 108,
    start: '2027-03-15',
  },
  {
    text: 'we sell e-bikes at $4,999 and nobody buys. google ads expert wanted. We do not want a social media person.',
    work: [['paid-ads-specialist']],
    excluded: ['social-media-manager'],
    tools: ['Google Ads'],
  },
  {
    text: "Compounding pharmacy: prior auth faxes, refill reminder calls, doctor's office follow-ups. Must be awake in Newfoundland mornings.",
    work: [
      ['medical-administrative-assistant', 'medical-billing-coder', 'insurance-assistant'],
      ['appointment-setter', 'medical-administrative-assistant', 'customer-support', 'virtual-receptionist'],
      ['medical-administrative-assistant', 'general-virtual-assistant', 'virtual-receptionist'],
    ],
    zone: ['America/St_Johns'],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: 'data entry of supplier price changes, 3 files per week, about 1 hour each',
    work: [['data-entry-specialist']],
    hours: 13,
  },
  {
    text: 'Pharmacie de quartier, on cherche une personne parlant créole haïtien et français pour répondre aux clients en ligne',
    work: [['customer-support']],
    languages: ['ht', 'fr'],
  },
  {
    text: "Moving company. I've got trucks and lads. What I have not got is someone to give quotes over the phone and follow up on them. 403-555-0190 is our number. Calgary.",
    work: [
      ['sales-development-rep', 'customer-support', 'virtual-receptionist', 'appointment-setter'],
      ['sales-development-rep', 'appointment-setter', 'customer-support'],
    ],
    zone: ['America/Edmonton'],
  },
  {
    text: 'movers: schedule 11 crews on a board, tell customers the window, handle damage complaints. not the accounting',
    work: [['dispatcher'], ['customer-support', 'dispatcher', 'appointment-setter'], ['customer-support']],
    excluded: ['accountant'],
  },
  {
    text: "hire movers for us, I mean find and screen them, we'll do the second interview",
    work: [['recruiter']],
  },
  {
    text: "Teachers' union local, 640 members. Membership list cleanup, two-page monthly bulletin, and a survey before bargaining.",
    work: [
      ['data-entry-specialist', 'crm-administrator'],
      ['content-writer', 'email-marketing-specialist', 'marketing-assistant', 'graphic-designer'],
      ['market-research-analyst', 'data-analyst'],
    ],
  },
  {
    text: "conference for 180 delegates October 8 and 9: hotel blocks, registration, name badges, speakers' flights",
    work: [
      ['event-coordinator', 'travel-coordinator'],
      ['event-coordinator'],
      ['event-coordinator', 'graphic-designer'],
      ['travel-coordinator', 'event-coordinator'],
    ],
  },
  {
    text: 'Un syndicat a besoin de transcription de 9 assemblées générales, pas de traduction',
    work: [['transcriptionist']],
    excluded: ['translator'],
  },
  {
    text: 'Funeral home. Write obituaries kindly with what the family tells us, and keep the website notices posted.',
    work: [
      ['content-writer', 'copywriter'],
      ['wordpress-specialist', 'general-virtual-assistant'],
    ],
  },
  {
    text: 'answer our phone nights? Our answering service does. We want someone for pre-need appointment setting by calling people back, daytime Tue-Fri afternoons, Atlantic',
    work: [['appointment-setter']],
    excluded: ['virtual-receptionist'],
    zone: ['America/Halifax', 'America/Moncton'],
    availabilities: ['tuesday_afternoon', 'wednesday_afternoon', 'thursday_afternoon', 'friday_afternoon'],
  },
  {
    text: 'memorial slideshow videos, three a week',
    work: [['video-editor', 'presentation-designer']],
  },
  {
    text: "mobile dog groomer, I can't text with wet hands. Book my appointments, send reminders. 5 hrs a week",
    work: [['appointment-setter'], ['appointment-setter']],
    hours: 22,
  },
  {
    text: 'pet groomer franchise w/ 7 shops: someone to be me. Run the weekly meetings, watch the numbers, keep the managers honest.',
    work: [['operations-manager']],
  },
  {
    text: "Toiletteur pour chiens à Gatineau, j'ai juste besoin d'un site web simple avec réservation, budget 1 500 $",
    work: [['web-designer', 'web-developer', 'wordpress-specialist']],
    zone: ['America/Toronto'],
    budget: {
      cents: 150000,
      unit: 'once',
    },
  },
  {
    text: 'tutoring centre. match tutors with kids on a schedule, then bill the parents. 16 tutors',
    work: [['appointment-setter', 'administrative-assistant', 'operations-manager'], ['billing-specialist']],
  },
  {
    text: 'turn my SAT prep notes into an online course (Thinkific), 22 lessons, with quizzes and a bit of video cutting',
    work: [['course-creation-assistant'], ['video-editor']],
    tools: ['Thinkific'],
  },
  {
    text: 'We teach ESL. Need ads copy, and not a designer because templates are done.',
    work: [['copywriter']],
    excluded: ['graphic-designer'],
  },
  {
    text: 'solar installer. permits and interconnection applications for utility, 30 projects at once. project coordinator type, 40 hrs/wk, Arizona time',
    work: [['project-coordinator']],
    hours: 173,
    zone: ['America/Phoenix'],
  },
  {
    text: 'cold calling homeowners in Nevada for solar, pay $15/hr plus bonus, 25 h a week, Vegas hours',
    work: [['telemarketer']],
    hours: 108,
    zone: ['America/Los_Angeles'],
    budget: {
      cents: 1500,
      unit: 'hour',
    },
  },
  {
    text: "we've been burned by lead sellers. instead of buying leads we want somebody building our CRM properly in hubspot",
    work: [['crm-administrator']],
    excluded: ['lead-generation-specialist'],
    tools: ['HubSpot'],
  },
  {
    text: 'Panneaux solaires: suivi des subventions pour nos clients et coordination des chantiers, temps plein, à compter du 4 janvier',
    work: [['grant-writer', 'project-coordinator', 'administrative-assistant'], ['project-coordinator']],
    hours: 'full_time',
    start: '2027-01-04',
  },
  {
    text: 'Winery in Kelowna, club of 900. Shipments twice a year, address changes, failed cards, happy emails. No tasting room stuff.',
    work: [
      ['logistics-coordinator', 'ecommerce-assistant'],
      ['data-entry-specialist', 'customer-support', 'crm-administrator'],
      ['billing-specialist', 'customer-support'],
      ['customer-support', 'email-marketing-specialist'],
    ],
    zone: ['America/Vancouver'],
  },
  {
    text: 'Wine importer. Excise and customs docs. 8 h per week, afternoons.',
    work: [['logistics-coordinator']],
    hours: 35,
    availabilities: [
      'monday_afternoon',
      'tuesday_afternoon',
      'wednesday_afternoon',
      'thursday_afternoon',
      'friday_afternoon',
    ],
  },
  {
    text: 'vineyard, want instagram reels edited & captions in english and french',
    work: [
      ['video-editor', 'social-media-manager'],
      ['social-media-manager', 'copywriter', 'content-writer', 'translator'],
    ],
    languages: ['fr'],
    tools: ['Instagram'],
  },
  {
    text: "Vignoble cherche quelqu'un pour tenir l'inventaire des bouteilles et préparer les rapports de taxes d'accise",
    work: [['inventory-coordinator'], ['bookkeeper', 'accountant', 'tax-preparer', 'document-specialist']],
  },
  {
    text: 'Indie game studio (4 devs). QA testers for our beta, 2 weeks, then someone to look after our Discord of 13k',
    work: [['qa-tester'], ['community-manager']],
    tools: ['Discord'],
  },
  {
    text: 'steam page copy, press kit, and streamers list for outreach. launch in June 2027.',
    work: [
      ['copywriter'],
      ['public-relations-assistant', 'graphic-designer', 'copywriter'],
      ['public-relations-assistant'],
    ],
  },
  {
    text: 'Traduire notre jeu en japonais et en coréen',
    work: [['translator']],
    languages: ['ja', 'ko'],
  },
  {
    text: 'player support on weekends, Pacific, we already have 5 agents for the week',
    work: [['customer-support', 'technical-support']],
    zone: ['America/Los_Angeles', 'America/Vancouver'],
    availabilities: [
      'saturday_morning',
      'saturday_afternoon',
      'saturday_evening',
      'sunday_morning',
      'sunday_afternoon',
      'sunday_evening',
    ],
  },
  {
    text: 'hair salon, owner of two chairs and one phone. Please let someone else pick up! Tuesday to Saturday.',
    work: [['virtual-receptionist', 'appointment-setter']],
    availabilities: [
      'tuesday_morning',
      'tuesday_afternoon',
      'wednesday_morning',
      'wednesday_afternoon',
      'thursday_morning',
      'thursday_afternoon',
      'friday_morning',
      'friday_afternoon',
      'saturday_morning',
      'saturday_afternoon',
      'saturday_evening',
    ],
  },
  {
    text: "Payroll and tips for stylists, biweekly, Gusto, 21 people. I'll keep doing the bookkeeping.",
    work: [['payroll-administrator']],
    excluded: ['bookkeeper'],
    tools: ['Gusto'],
  },
  {
    text: 'Salon de coiffure à Joliette: la personne ferait les rappels de rendez-vous, 30 min chaque matin en semaine',
    work: [['appointment-setter']],
    hours: 11,
    zone: ['America/Toronto'],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: "CPA firm, busy season. T1 data entry in TaxCycle, chasing clients for slips. Feb to end of April, 35 h/week. We don't need bookkeepers, we have eight.",
    work: [
      ['tax-preparer', 'data-entry-specialist'],
      ['general-virtual-assistant', 'administrative-assistant', 'tax-preparer', 'customer-support'],
    ],
    excluded: ['bookkeeper'],
    hours: 152,
    tools: ['TaxCycle'],
    start: '2027-02-01',
  },
  {
    text: 'working papers in CaseWare for 12 small audits',
    work: [['accountant']],
    tools: ['CaseWare Working Papers'],
  },
  {
    text: 'Cabinet comptable cherche adjointe pour gérer les courriels des associés et planifier leurs réunions, lundi au vendredi, 9 h à midi',
    work: [
      ['executive-assistant', 'administrative-assistant'],
      ['executive-assistant', 'appointment-setter', 'administrative-assistant'],
    ],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: "I'm a keynote speaker: outreach to event planners, contracts, travel to 35 gigs per year and slide polish",
    work: [
      ['sales-development-rep', 'public-relations-assistant', 'lead-generation-specialist'],
      ['document-specialist', 'administrative-assistant', 'general-virtual-assistant', 'executive-assistant'],
      ['travel-coordinator'],
      ['presentation-designer'],
    ],
  },
  {
    text: 'speaker one sheet and a new media kit in Canva',
    work: [
      ['graphic-designer', 'presentation-designer'],
      ['graphic-designer', 'public-relations-assistant'],
    ],
    tools: ['Canva'],
  },
  {
    text: 'someone to ghostwrite my newsletter & blog, and NOT to touch my socials',
    work: [['email-marketing-specialist', 'content-writer', 'copywriter'], ['content-writer']],
    excluded: ['social-media-manager'],
  },
  {
    text: 'Land trust, donors in DonorPerfect, thank-yous within 48 hours, year end receipts. 14-20 hours a month.',
    work: [
      ['data-entry-specialist', 'crm-administrator', 'grant-writer'],
      ['administrative-assistant', 'grant-writer', 'general-virtual-assistant'],
      ['billing-specialist', 'administrative-assistant', 'grant-writer', 'bookkeeper'],
    ],
    hours: 17,
    tools: ['DonorPerfect'],
  },
  {
    text: 'grant report for a federal habitat program, 60 pages, needs proofreading by Dec 18',
    work: [['editor-proofreader']],
  },
  {
    text: 'Fiducie foncière: recherche de bailleurs de fonds et rédaction de demandes, un budget annuel de 12 000 $',
    work: [['grant-writer', 'internet-researcher'], ['grant-writer']],
    budget: {
      cents: 1200000,
      unit: 'year',
    },
  },
  {
    text: 'Boat charters out of Victoria. Booking inquiries, waivers, crew roster, guest reviews. May through September 25 hrs per week.',
    work: [
      ['appointment-setter', 'customer-support'],
      ['document-specialist', 'general-virtual-assistant'],
      ['operations-manager', 'hr-assistant', 'appointment-setter', 'dispatcher', 'administrative-assistant'],
      ['social-media-manager', 'customer-support'],
    ],
    hours: 108,
    zone: ['America/Vancouver'],
    start: '2027-05-01',
  },
  {
    text: 'yacht broker needs listings syndicated on 6 sites and leads put into Pipedrive',
    work: [
      ['marketplace-specialist', 'data-entry-specialist', 'real-estate-assistant', 'general-virtual-assistant'],
      ['crm-administrator', 'data-entry-specialist', 'lead-generation-specialist'],
    ],
    tools: ['Pipedrive'],
  },
  {
    text: 'auto repair shop, front counter is flooded. answer overflow calls 11 to 2... make it afternoons, and remind folks of oil changes. we fix the cars ourselves obviously',
    work: [
      ['virtual-receptionist', 'customer-support'],
      ['appointment-setter', 'customer-support', 'email-marketing-specialist'],
    ],
    availabilities: [
      'monday_afternoon',
      'tuesday_afternoon',
      'wednesday_afternoon',
      'thursday_afternoon',
      'friday_afternoon',
    ],
  },
  {
    text: 'parts ordering for a collision centre, compare 3 suppliers, track back orders',
    work: [['procurement-assistant'], ['procurement-assistant', 'inventory-coordinator', 'logistics-coordinator']],
  },
  {
    text: 'Garage Tremblay & fils, tenue de livres, 180 factures par mois, Sage 50',
    work: [['bookkeeper', 'ap-ar-clerk']],
    tools: ['Sage 50 Accounting'],
  },
  {
    text: "natural soap, wholesale. find boutiques that could carry us & email them. i'd rather eat soap than phone people so no calling",
    work: [['lead-generation-specialist', 'sales-development-rep']],
    excluded: ['telemarketer'],
  },
  {
    text: 'soap maker, amazon walmart etsy, keep stock in sync & fix listings, 12 hours/wk',
    work: [['inventory-coordinator', 'marketplace-specialist'], ['marketplace-specialist']],
    hours: 52,
  },
  {
    text: 'literature review on microplastics, PubMed and Google Scholar, references in Zotero, report by February',
    work: [['internet-researcher']],
    tools: ['PubMed', 'Google Scholar', 'Zotero'],
  },
  {
    text: "Our lab's manuals are unreadable. Somebody must rewrite 14 SOPs.",
    work: [['technical-writer']],
  },
  {
    text: 'acoustics consultants. resource planning sheet, budgets by project, cashflow for next year',
    work: [
      ['project-coordinator', 'operations-manager', 'financial-analyst'],
      ['financial-analyst', 'project-coordinator'],
      ['financial-analyst'],
    ],
  },
  {
    text: "excel macro + power automate so that our timesheets flow into payroll by themselves. We're not asking for a payroll person.",
    work: [['automation-specialist']],
    excluded: ['payroll-administrator'],
    tools: ['Microsoft Excel', 'Power Automate'],
  },
  {
    text: 'customer success for fintech, QBRs, renewals, 50 accounts, Spanish speaking, NYC hours, full time',
    work: [['customer-success-manager']],
    hours: 'full_time',
    zone: ['America/New_York', 'America/Detroit', 'America/Toronto'],
    languages: ['es'],
  },
  {
    text: 'i need a exec asistant, about 5 hrs a day mon to fri, eastern, mostly calender and travl',
    work: [
      ['executive-assistant', 'general-virtual-assistant'],
      ['travel-coordinator', 'executive-assistant'],
    ],
    hours: 108,
    zone: ['America/New_York', 'America/Toronto', 'America/Detroit'],
  },
  {
    text: "Hi! We're a family-run sugar bush: my parents, my brother and I, 11,000 taps and a pancake house that seats 140. In the season the phone rings from 7 a.m. and school groups want to book, and nobody picks up because we're boiling. Could one person take the group bookings and send the confirmations? My brother looks after the website, Mum does the payroll. We'd want 20 hours a week then, and we're an hour from Ottawa.",
    work: [
      ['appointment-setter', 'virtual-receptionist', 'customer-support'],
      ['appointment-setter', 'general-virtual-assistant', 'customer-support'],
    ],
    excluded: ['wordpress-specialist', 'payroll-administrator'],
    hours: 87,
    zone: ['America/Toronto'],
  },
  {
    text: "I inherited 16 rental apartments in Cleveland and a filing cabinet. I work full time as a teacher and it's too much. Could a person collect the rents, answer the tenants and get the leases into one digital folder? My cousin does repairs. I have set aside 350 dollars a month for this. Ohio landlord rules knowledge would be lovely but it's not needed.",
    work: [
      ['property-management-assistant', 'billing-specialist'],
      ['property-management-assistant', 'customer-support'],
      ['document-specialist'],
    ],
    zone: ['America/New_York', 'America/Detroit', 'America/Toronto'],
    budget: {
      cents: 35000,
      unit: 'month',
    },
  },
  {
    text: "alright so um we make trailers for tiny houses and um we've a sales guy and a shop and what happens is people fill in the form on the site and then it sits there for like four days so somebody should call them back the same day and find out if they're serious and put them in salesforce and then the sales guy calls that's it that's the whole job maybe 15 hours a week central",
    work: [
      ['sales-development-rep', 'appointment-setter'],
      ['crm-administrator', 'sales-development-rep', 'data-entry-specialist'],
    ],
    hours: 65,
    zone: ['America/Chicago', 'America/Winnipeg'],
    tools: ['Salesforce'],
  },
  {
    text: 'Title: Medical Billing Specialist (Remote)\nPractice: 3 pediatricians, open since 1998, 70 patients a day\nYou will: submit claims in athenahealth, work denials, post payments\nYou will not: answer phones, schedule patients\nHours: 30/week, between 8 and 5 Eastern\nStart: December 14, 2026',
    work: [['medical-billing-coder']],
    excluded: ['virtual-receptionist', 'appointment-setter'],
    hours: 130,
    zone: ['America/New_York', 'America/Detroit', 'America/Toronto'],
    availabilities: [
      'monday_morning',
      'monday_afternoon',
      'tuesday_morning',
      'tuesday_afternoon',
      'wednesday_morning',
      'wednesday_afternoon',
      'thursday_morning',
      'thursday_afternoon',
      'friday_morning',
      'friday_afternoon',
    ],
    tools: ['athenahealth'],
    start: '2026-12-14',
  },
  {
    text: 'what we want off our plate\n1. travel claims (8 consultants)\n2. chasing late timesheets\n3. formatting of tender documents\n4. birthday and work anniversary gifts\nwhat stays with us: sales, recruitment',
    work: [
      ['bookkeeper', 'ap-ar-clerk', 'administrative-assistant', 'executive-assistant', 'general-virtual-assistant'],
      [
        'hr-assistant',
        'administrative-assistant',
        'project-coordinator',
        'general-virtual-assistant',
        'payroll-administrator',
      ],
      ['document-specialist'],
      ['personal-assistant', 'hr-assistant', 'general-virtual-assistant', 'executive-assistant'],
    ],
    excluded: ['sales-development-rep', 'recruiter'],
  },
  {
    text: "Bonjour, nous sommes une petite maison d'édition de Moncton. Nous publions 14 livres par année. Il nous faudrait un réviseur pour les manuscrits français, quelqu'un pour envoyer les livres aux journalistes et suivre la couverture, et peut-être un graphiste pour les couvertures, quoique non, pas de graphiste, notre fille étudie en design. Comptez 10 heures par semaine.",
    work: [['editor-proofreader'], ['public-relations-assistant']],
    excluded: ['graphic-designer'],
    hours: 43,
    zone: ['America/Moncton'],
    languages: ['fr'],
  },
  {
    text: "AFFICHAGE - Préposé(e) au service à la clientèle\nQuincaillerie en ligne, 38 employés, 5 000 commandes par mois\nClavardage et courriels seulement, aucun appel\nFins de semaine de 8 h à 17 h, heure de l'Est\n21 $ / heure",
    work: [['customer-support']],
    excluded: ['virtual-receptionist', 'telemarketer'],
    zone: ['America/New_York', 'America/Toronto', 'America/Detroit'],
    availabilities: ['saturday_morning', 'saturday_afternoon', 'sunday_morning', 'sunday_afternoon'],
    budget: {
      cents: 2100,
      unit: 'hour',
    },
  },
  {
    text: "Allô, je fais de la tire, du sucre et des beurres d'érable, et mes clients sont au Japon. J'aimerais quelqu'un qui s'occupe des envois DHL, des papiers de douane et qui écrit aux acheteurs en japonais. Je n'ai besoin de personne pour le site.",
    work: [['logistics-coordinator'], ['logistics-coordinator'], ['customer-support', 'translator']],
    excluded: ['wordpress-specialist'],
    languages: ['ja'],
    tools: ['DHL Express'],
  },
  {
    text: 'spreadsheet wizard',
    work: [['data-analyst', 'data-entry-specialist']],
  },
  {
    text: 'ghostwriter',
    work: [['content-writer', 'copywriter']],
  },
  {
    text: 'podcast launch, from zero',
    work: [['podcast-assistant']],
  },
  {
    text: 'someone to sort out my gmail. 8,431 unread',
    work: [['general-virtual-assistant', 'executive-assistant']],
    tools: ['Gmail'],
  },
  {
    text: 'does anyone do captions for the deaf? 12 lectures, an hour each',
    work: [['transcriptionist', 'video-editor']],
  },
  {
    text: 'we need literally everyone bar an accountant, but start with a receptionist',
    work: [['virtual-receptionist']],
    excluded: ['accountant'],
  },
  {
    text: 'il me faut un spécialiste WordPress, mon site plante chaque lundi',
    work: [['wordpress-specialist', 'web-developer']],
    tools: ['WordPress'],
  },
  {
    text: 'réceptionniste de soir, anglais et espagnol',
    work: [['virtual-receptionist']],
    availabilities: ['monday_evening', 'tuesday_evening', 'wednesday_evening', 'thursday_evening', 'friday_evening'],
    languages: ['es'],
  },
  {
    text: 'oil change and winter tires for 3 vans',
    work: [],
    outside: true,
  },
  {
    text: 'I want a nanny, four days a week',
    work: [],
    outside: true,
  },
  {
    text: "bartender for a New Year's party, 60 guests",
    work: [],
    outside: true,
  },
  {
    text: 'can someone fix my roof before it snows',
    work: [],
    outside: true,
  },
  {
    text: 'Cherche coiffeuse à domicile pour ma grand-mère',
    work: [],
    outside: true,
  },
  {
    text: 'arborist, 4 big maples',
    work: [],
    outside: true,
  },
  {
    text: 'physiotherapist who does house calls',
    work: [],
    outside: true,
  },
  {
    text: 'security guard, overnight, Hamilton warehouse',
    work: [],
    zone: ['America/Toronto'],
    outside: true,
  },
  {
    text: 'Denturist. Two hours a day on weekdays: confirm appointments and submit claims to insurers, Ontario.',
    work: [
      ['appointment-setter', 'medical-administrative-assistant'],
      ['medical-billing-coder', 'billing-specialist', 'medical-administrative-assistant'],
    ],
    hours: 43,
    zone: ['America/Toronto'],
  },
  {
    text: "food truck. book us into festivals, keep the permits current, 5 to 7 hours a week. Leave out the menu design, that's my girlfriend's department",
    work: [
      ['event-coordinator', 'appointment-setter', 'general-virtual-assistant', 'sales-development-rep'],
      ['document-specialist', 'general-virtual-assistant', 'administrative-assistant'],
    ],
    excluded: ['graphic-designer'],
    hours: 26,
  },
  {
    text: 'Camp de vacances: inscriptions des enfants et réponses aux parents, 18 heures par semaine à partir du 8 février, on utilise Google Sheets',
    work: [
      ['data-entry-specialist', 'administrative-assistant', 'general-virtual-assistant'],
      ['customer-support', 'general-virtual-assistant'],
    ],
    hours: 78,
    tools: ['Google Sheets'],
    start: '2027-02-08',
  },
  {
    text: "Épicerie bio, je cherche quelqu'un pour mes commandes de fournisseurs et mon inventaire. La caisse, on la gère nous-mêmes.",
    work: [['procurement-assistant', 'inventory-coordinator'], ['inventory-coordinator']],
  },
  {
    text: '31 vending machines. part time, somebody who reconciles the daily sales per machine and flags the empty ones',
    work: [
      ['data-analyst', 'bookkeeper', 'data-entry-specialist'],
      ['inventory-coordinator', 'data-analyst'],
    ],
    hours: 'part_time',
  },
  {
    text: 'horse stable, boarders owe us. send the monthly statements, remind them, 4 hrs a month is plenty',
    work: [
      ['billing-specialist', 'ap-ar-clerk'],
      ['billing-specialist', 'ap-ar-clerk'],
    ],
    hours: 4,
  },
  {
    text: 'ten years of family photos to be tagged and sorted into albums, up to 30 hours monthly',
    work: [['document-specialist', 'photo-editor', 'personal-assistant', 'data-entry-specialist']],
    hours: 30,
  },
]
