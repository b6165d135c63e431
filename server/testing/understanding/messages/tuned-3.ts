import type { ClientMessage } from './client-message.ts'

export const messages: readonly ClientMessage[] = [
  {
    text: "HVAC company, Edmonton. Calls come in from 7 till 7 and my wife can't do it alone anymore. Answer calls, book the service visits in ServiceM8.",
    work: [
      ['virtual-receptionist', 'customer-support'],
      ['appointment-setter', 'dispatcher'],
    ],
    zone: ['America/Edmonton'],
    tools: ['ServiceM8'],
  },
  {
    text: 'plumbers here (4 vans). someone else does the plumbing, you do the collections and the permits paperwork',
    work: [
      ['billing-specialist', 'ap-ar-clerk'],
      ['document-specialist', 'administrative-assistant', 'project-coordinator'],
    ],
  },
  {
    text: 'Heating contractor looking for a dispatcher, emergency season December to March, weekday evenings, 5 to 10 pm central',
    work: [['dispatcher']],
    zone: ['America/Chicago', 'America/Winnipeg'],
    availabilities: ['monday_evening', 'tuesday_evening', 'wednesday_evening', 'thursday_evening', 'friday_evening'],
  },
  {
    text: 'Plomberie Gagnon: réponse téléphonique et prise de rendez-vous, pas besoin de soumissions, 35 heures par semaine',
    work: [['virtual-receptionist'], ['appointment-setter', 'virtual-receptionist']],
    hours: 152,
  },
  {
    text: "Chiropractic clinic, 2 chiros, 210 visits weekly. Front desk calls, reminders, and superbills. ABELDent no, we're on Jane App.",
    work: [
      ['virtual-receptionist', 'medical-administrative-assistant'],
      ['appointment-setter', 'medical-administrative-assistant'],
      ['medical-billing-coder', 'billing-specialist', 'medical-administrative-assistant'],
    ],
    tools: ['Jane App'],
  },
  {
    text: 'chiro wants google business profile cleaned up and reviews answered. not seo, already paying someone for that',
    work: [['social-media-manager', 'customer-support', 'marketing-assistant', 'general-virtual-assistant']],
    excluded: ['seo-specialist'],
    tools: ['Google Business Profile'],
  },
  {
    text: 'billing denials for ICBC and WorkSafe, 9 hours a week, BC',
    work: [['medical-billing-coder', 'billing-specialist']],
    hours: 39,
    zone: ['America/Vancouver'],
  },
  {
    text: 'my handwriting is awful. listen to my recordings after every patient and fill in the chart in Cliniko',
    work: [['medical-scribe', 'transcriptionist']],
    tools: ['Cliniko'],
  },
  {
    text: 'Immigration consultant (RCIC). Case files, forms, follow ups with applicants. Punjabi and Hindi needed. 40 hours per week.',
    work: [
      ['paralegal', 'administrative-assistant', 'document-specialist'],
      ['paralegal', 'document-specialist', 'administrative-assistant', 'data-entry-specialist'],
      ['paralegal', 'customer-support', 'general-virtual-assistant'],
    ],
    hours: 173,
    languages: ['pa', 'hi'],
  },
  {
    text: 'translate marriage certificates Farsi to English, 10 a month',
    work: [['translator']],
    languages: ['fa'],
  },
  {
    text: "we help students come to Canada. Need somebody on WhatsApp 6 to 10 in the evening because that's when India writes. We already have two people for the daytime emails.",
    work: [['customer-support', 'general-virtual-assistant']],
    availabilities: ['monday_evening', 'tuesday_evening', 'wednesday_evening', 'thursday_evening', 'friday_evening'],
    tools: ['WhatsApp Business'],
  },
  {
    text: "Consultante en immigration, Montréal. Je cherche une personne qui parle arabe et français pour l'accueil téléphonique.",
    work: [['virtual-receptionist']],
    zone: ['America/Toronto'],
    languages: ['ar', 'fr'],
  },
  {
    text: 'handmade silver jewellery on etsy. listings, keywords, and packing slips. I photograph, someone retouches',
    work: [
      ['marketplace-specialist'],
      ['marketplace-specialist', 'seo-specialist'],
      ['ecommerce-assistant', 'general-virtual-assistant', 'logistics-coordinator', 'document-specialist'],
      ['photo-editor'],
    ],
    tools: ['Etsy'],
  },
  {
    text: 'jeweller. no customer emails, I like doing those! Pinterest pins and a monthly mailchimp',
    work: [['social-media-manager'], ['email-marketing-specialist']],
    excluded: ['customer-support'],
    tools: ['Pinterest', 'Mailchimp'],
  },
  {
    text: 'track my inventory of 900 rings in google sheets, 5 hours a month',
    work: [['inventory-coordinator', 'data-entry-specialist']],
    hours: 5,
    tools: ['Google Sheets'],
  },
  {
    text: "Bijoux faits main, j'ai besoin de fiches produits bien écrites en anglais et en français pour ma boutique WooCommerce",
    work: [['copywriter', 'content-writer', 'ecommerce-assistant']],
    languages: ['fr'],
    tools: ['WooCommerce'],
  },
  {
    text: 'Documentary producer in LA. Subtitles, logging 60 hours of footage, and clearing archive rights by email.',
    work: [
      ['transcriptionist', 'video-editor'],
      ['video-editor', 'data-entry-specialist', 'transcriptionist'],
      ['general-virtual-assistant', 'internet-researcher', 'paralegal'],
    ],
    zone: ['America/Los_Angeles'],
  },
  {
    text: 'film festival needs submissions sorted and juror travel booked. 1,340 films! from February 1 to April',
    work: [['data-entry-specialist', 'general-virtual-assistant', 'administrative-assistant'], ['travel-coordinator']],
    start: '2027-02-01',
  },
  {
    text: 'sizzle reel + pitch deck for a series. Budget 2500 all in',
    work: [['video-editor'], ['presentation-designer']],
    budget: {
      cents: 250000,
      unit: 'once',
    },
  },
  {
    text: 'production bookkeeper, cost reports, petty cash. Not payroll, we use a payroll service',
    work: [['bookkeeper']],
    excluded: ['payroll-administrator'],
  },
  {
    text: 'Gym with 800 members. Past due memberships, cancellation emails, and trial lead follow ups by text. 25 hours a week, split how you like',
    work: [
      ['billing-specialist'],
      ['customer-support'],
      ['sales-development-rep', 'customer-support', 'general-virtual-assistant'],
    ],
    hours: 108,
  },
  {
    text: 'CrossFit box. Reels. Just reels. CapCut is fine. Not full time, 6 hours a week',
    work: [['video-editor', 'social-media-manager']],
    hours: 26,
    tools: ['CapCut'],
  },
  {
    text: 'boxing club, someone to write the waiver, the welcome kit and staff handbook',
    work: [
      ['document-specialist', 'hr-assistant', 'technical-writer', 'paralegal'],
      ['document-specialist', 'content-writer', 'copywriter'],
      ['hr-assistant', 'technical-writer', 'document-specialist'],
    ],
  },
  {
    text: "Salle d'entraînement à Rimouski, on veut tout déléguer sauf les ventes: facturation, courriels, horaire des entraîneurs",
    work: [
      ['billing-specialist'],
      ['general-virtual-assistant', 'customer-support'],
      ['appointment-setter', 'administrative-assistant', 'hr-assistant'],
    ],
    excluded: ['sales-development-rep'],
    zone: ['America/Toronto'],
  },
  {
    text: 'Daycare centre, 64 kids, need subsidy paperwork, parents invoiced on the 1st, and waitlist calls returned',
    work: [
      ['administrative-assistant', 'document-specialist', 'data-entry-specialist'],
      ['billing-specialist'],
      ['virtual-receptionist', 'customer-support', 'general-virtual-assistant', 'administrative-assistant'],
    ],
  },
  {
    text: "recruit early childhood educators, post jobs, phone screen. I'll do interviews. 10 hrs/wk until filled",
    work: [['recruiter']],
    hours: 43,
  },
  {
    text: 'Garderie, besoin de traduire le guide des parents en espagnol',
    work: [['translator']],
    languages: ['es'],
  },
  {
    text: "home daycare. please keep receipts for taxes, that's all I need, 2 hours a week",
    work: [['bookkeeper', 'general-virtual-assistant']],
    hours: 9,
  },
  {
    text: 'Ranch in Montana, bison. We ship meat coast to coast. Need shipping labels, carriers and cold chain sorted, UPS mostly.',
    work: [['logistics-coordinator', 'ecommerce-assistant']],
    zone: ['America/Denver'],
    tools: ['UPS'],
  },
  {
    text: 'grant money for fencing and water projects, find it and write it. We run 480 head. 15 hours a month',
    work: [['grant-writer']],
    hours: 15,
  },
  {
    text: 'Spreadsheet person for calving records. 4 hours per week. Mountain',
    work: [['data-entry-specialist', 'data-analyst']],
    hours: 17,
    zone: ['America/Denver', 'America/Edmonton'],
  },
  {
    text: 'we put our beef on facebook marketplace and people message at all hours, someone to answer evenings',
    work: [['customer-support', 'ecommerce-assistant', 'marketplace-specialist', 'social-media-manager']],
    availabilities: ['monday_evening', 'tuesday_evening', 'wednesday_evening', 'thursday_evening', 'friday_evening'],
    tools: ['Facebook Marketplace'],
  },
  {
    text: 'Small museum. Digitize and describe 6,000 photographs, metadata in FileMaker. A part-time position of one year.',
    work: [['data-entry-specialist', 'document-specialist']],
    hours: 'part_time',
    tools: ['FileMaker'],
  },
  {
    text: 'museum gift shop stock + vendor orders, 4 h/wk',
    work: [['inventory-coordinator'], ['procurement-assistant']],
    hours: 17,
  },
  {
    text: 'audio guide script, English and French, 25 stops',
    work: [['content-writer', 'copywriter', 'translator']],
    languages: ['fr'],
  },
  {
    text: "Musée régional: rédaction d'une demande de subvention et communiqués de presse, sans réseaux sociaux",
    work: [['grant-writer'], ['public-relations-assistant', 'copywriter', 'content-writer']],
    excluded: ['social-media-manager'],
  },
  {
    text: 'staffing agency: source warehouse workers in LinkedIn Recruiter, 3 hour days Monday to Friday',
    work: [['recruiter']],
    hours: 65,
    tools: ['LinkedIn Recruiter'],
  },
  {
    text: 'We place nurses. Not hiring a nurse! Need onboarding files, licence checks and reference calls done for 30 nurses a month.',
    work: [
      ['hr-assistant', 'recruiter'],
      ['hr-assistant', 'document-specialist'],
      ['recruiter', 'hr-assistant'],
    ],
  },
  {
    text: 'weekly payroll, 300 temps, timesheets come in by email Sunday night. ADP. Nothing on the billing side, AR is staffed.',
    work: [['payroll-administrator']],
    excluded: ['billing-specialist'],
    tools: ['ADP Workforce Now'],
  },
  {
    text: 'recruiting firm, cold email campaigns yes, cold calls no',
    work: [['lead-generation-specialist', 'sales-development-rep', 'email-marketing-specialist']],
    excluded: ['telemarketer'],
  },
  {
    text: "Psychotherapist. Intake calls returned, bookings, receipts for insurance. 8 hours weekly. Anyone but a medical biller, I don't bill insurers.",
    work: [
      ['virtual-receptionist', 'medical-administrative-assistant', 'customer-support'],
      ['appointment-setter', 'medical-administrative-assistant'],
      ['medical-administrative-assistant', 'billing-specialist', 'administrative-assistant'],
    ],
    excluded: ['medical-billing-coder'],
    hours: 35,
  },
  {
    text: 'couples counsellor needs website copy and 1 blog post a month. we have a web guy',
    work: [['copywriter'], ['content-writer']],
    excluded: ['web-developer'],
  },
  {
    text: 'TherapyNotes admin, pacific time, tues to thurs afternoons',
    work: [['medical-administrative-assistant']],
    zone: ['America/Los_Angeles', 'America/Vancouver'],
    availabilities: ['tuesday_afternoon', 'wednesday_afternoon', 'thursday_afternoon'],
    tools: ['TherapyNotes'],
  },
  {
    text: 'Psychologue à Lévis: adjointe pour les rendez-vous, 6 h par semaine, budget de 150 $ par semaine',
    work: [['appointment-setter', 'medical-administrative-assistant', 'administrative-assistant']],
    hours: 26,
    zone: ['America/Toronto'],
    budget: {
      cents: 15000,
      unit: 'week',
    },
  },
  {
    text: "5 cabins on Airbnb near Banff. Guest messaging 24/7 is killing us, we'd like overnight... ok no, just daytime weekends. Plus cleaners' schedule.",
    work: [
      ['property-management-assistant', 'customer-support'],
      ['property-management-assistant', 'dispatcher', 'appointment-setter'],
    ],
    zone: ['America/Edmonton'],
    availabilities: ['saturday_morning', 'saturday_afternoon', 'sunday_morning', 'sunday_afternoon'],
    tools: ['Airbnb'],
  },
  {
    text: 'short term rental owner statements every month, 22 units, Hostaway. bookkeeping separate, has been taken care of',
    work: [['property-management-assistant', 'ap-ar-clerk', 'billing-specialist']],
    excluded: ['bookkeeper'],
    tools: ['Hostaway'],
  },
  {
    text: "rédiger l'annonce de mon chalet à louer, une page",
    work: [['copywriter', 'property-management-assistant', 'real-estate-assistant', 'content-writer']],
  },
  {
    text: 'Roofing co. My sales guys need appointments from door knock leads. 50 leads a day in the summer. No estimates, no design, no data entry. Just calls to book.',
    work: [['appointment-setter', 'sales-development-rep', 'telemarketer']],
    excluded: ['graphic-designer', 'data-entry-specialist'],
  },
  {
    text: 'insurance supplement claims for roofs, Xactimate knowledge, MST',
    work: [['insurance-assistant']],
    zone: ['America/Denver', 'America/Edmonton'],
  },
  {
    text: 'roofers in Tulsa. we want to rank on google',
    work: [['seo-specialist']],
    zone: ['America/Chicago'],
  },
  {
    text: 'Couvreur. Relancer les clients pour les paiements en retard et classer les factures, 10 à 12 heures par mois',
    work: [
      ['billing-specialist', 'ap-ar-clerk'],
      ['ap-ar-clerk', 'document-specialist', 'bookkeeper'],
    ],
    hours: 11,
  },
  {
    text: 'We import tiles from Italy and Portugal. Customs docs, freight quotes, supplier emails in Italian.',
    work: [
      ['logistics-coordinator'],
      ['logistics-coordinator', 'procurement-assistant'],
      ['procurement-assistant', 'general-virtual-assistant', 'customer-support', 'translator'],
    ],
    languages: ['it'],
  },
  {
    text: 'tariff codes for 700 items into a table. Excel. 20-30h a month',
    work: [['data-entry-specialist', 'logistics-coordinator']],
    hours: 25,
    tools: ['Microsoft Excel'],
  },
  {
    text: 'sourcing rep: find me three factories for silicone lids, get samples, negotiate. Mandarin is a plus. Not logistics.',
    work: [['procurement-assistant']],
    excluded: ['logistics-coordinator'],
    languages: ['cmn'],
  },
  {
    text: 'Good morning. I am the treasurer of a 96-unit housing co-operative in Burnaby. Our office coordinator is on leave until June, and the board (all volunteers) cannot keep up. The work is: housing charge collection, arrears letters, board minutes once a month on a Wednesday evening, and answering member emails. We do have an accountant for the year end and a contractor for repairs. 18 hours per week would do. We can pay up to $2,400 per month.',
    work: [
      ['property-management-assistant', 'billing-specialist'],
      ['billing-specialist', 'property-management-assistant', 'administrative-assistant'],
      ['administrative-assistant'],
      ['customer-support', 'general-virtual-assistant', 'property-management-assistant'],
    ],
    excluded: ['accountant'],
    hours: 78,
    zone: ['America/Vancouver'],
    budget: {
      cents: 240000,
      unit: 'month',
    },
  },
  {
    text: "Hello, I run a language school online. 11 teachers, 400 students from 30 countries. Two things hurt: timetable changes (students cancel 24 hours before, teachers get upset), and the little bugs in our booking site that nobody tests before we publish. Marketing is going well, I don't need marketing. Working hours should overlap with Madrid but we are a Nova Scotia company, so mornings in Halifax.",
    work: [
      ['appointment-setter', 'customer-support', 'general-virtual-assistant', 'administrative-assistant'],
      ['qa-tester'],
    ],
    excluded: ['marketing-assistant'],
    zone: ['America/Halifax'],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: 'hey so I have a youtube channel about old motorcycles it has 85 thousand subscribers and I film everything on the weekend and I need somebody who cuts the videos and does the thumbnails and maybe answers comments but not sponsorship emails those I do myself and I can pay 800 a month',
    work: [['video-editor'], ['graphic-designer'], ['social-media-manager', 'community-manager']],
    tools: ['YouTube'],
    budget: {
      cents: 80000,
      unit: 'month',
    },
  },
  {
    text: 'Our accounting department of 3 is short one person from January 15 until the end of June (maternity leave). Vendor invoices in Sage Intacct, 3-way match, about 1,100 invoices a month; expense reports in Ramp. 37.5 hours a week, Central Standard Time. Payroll is outsourced and taxes are with our CPA, so neither is part of this.',
    work: [['ap-ar-clerk'], ['ap-ar-clerk', 'bookkeeper']],
    excluded: ['payroll-administrator', 'tax-preparer'],
    hours: 163,
    zone: ['America/Chicago', 'America/Winnipeg'],
    tools: ['Sage Intacct', 'Ramp'],
    start: '2027-01-15',
  },
  {
    text: 'I teach knitting and want to sell it as a course. What I have: 46 videos, a lot of patterns, a mailing list of 7,900 in ConvertKit. What I lack: somebody to build the lessons in Teachable, to lay out the patterns as PDFs, and to run the launch emails.',
    work: [['course-creation-assistant'], ['document-specialist', 'graphic-designer'], ['email-marketing-specialist']],
    tools: ['Kit', 'Teachable'],
  },
  {
    text: 'Bonjour, notre coopérative agricole compte 62 membres. Depuis le départ de notre adjointe en septembre, plus personne ne fait les procès-verbaux ni la mise à jour du site WordPress. On aimerait aussi un bulletin mensuel. Environ 12 heures par semaine, de préférence le mardi et le jeudi matin. La comptabilité reste chez Mallette.',
    work: [
      ['administrative-assistant'],
      ['wordpress-specialist'],
      ['email-marketing-specialist', 'content-writer', 'marketing-assistant'],
    ],
    excluded: ['accountant'],
    hours: 52,
    availabilities: ['tuesday_morning', 'thursday_morning'],
    tools: ['WordPress'],
  },
  {
    text: "Offre d'emploi - Gestionnaire de communauté\nEntreprise: studio de jeux de société (12 employés, fondé en 2016)\nMandat: animer notre Discord et notre groupe Facebook, organiser des tournois en ligne\nHeures: 20 par semaine, soirs et fins de semaine\nLangues: français, anglais",
    work: [['community-manager'], ['event-coordinator', 'community-manager']],
    hours: 87,
    availabilities: [
      'monday_evening',
      'tuesday_evening',
      'wednesday_evening',
      'thursday_evening',
      'friday_evening',
      'saturday_morning',
      'saturday_afternoon',
      'saturday_evening',
      'sunday_morning',
      'sunday_afternoon',
      'sunday_evening',
    ],
    languages: ['fr'],
    tools: ['Discord', 'Facebook Groups'],
  },
  {
    text: 'Needed:\n- Quickbooks Online bookkeeper\n- familiar with job costing\n- 10 hours per month\n- Newfoundland time would be great\nNot needed: CFO advice, tax returns',
    work: [['bookkeeper']],
    excluded: ['tax-preparer'],
    hours: 10,
    zone: ['America/St_Johns'],
    tools: ['QuickBooks Online'],
  },
  {
    text: "HIRING | Customer Support Agent (chat & email)\nWe're a 70-person mattress company. Ticket volume: 450/day. Zendesk, Shopify.\nShift: Saturday and Sunday, 12 pm - 10 pm EST\nRate: $18 per hour\nNo phone calls involved.",
    work: [['customer-support']],
    excluded: ['virtual-receptionist', 'telemarketer'],
    zone: ['America/New_York', 'America/Toronto', 'America/Detroit'],
    availabilities: ['saturday_afternoon', 'saturday_evening', 'sunday_afternoon', 'sunday_evening'],
    tools: ['Zendesk', 'Shopify'],
    budget: {
      cents: 1800,
      unit: 'hour',
    },
  },
  {
    text: 'a bookkeeper, and definitely not an accountant',
    work: [['bookkeeper']],
    excluded: ['accountant'],
  },
  {
    text: "I'd do anything but write. Writer wanted for 12 case studies",
    work: [['content-writer']],
  },
  {
    text: 'please stop recommending me cold callers. I want email marketing',
    work: [['email-marketing-specialist']],
    excluded: ['telemarketer'],
  },
  {
    text: 'SEO is done, ads are done. Now someone has to fix the website itself (Wix)',
    work: [['web-designer', 'wordpress-specialist', 'web-developer']],
    excluded: ['seo-specialist', 'paid-ads-specialist'],
    tools: ['Wix'],
  },
  {
    text: 'someone organised. not a salesperson. calendar + travel',
    work: [
      ['executive-assistant', 'general-virtual-assistant'],
      ['travel-coordinator', 'executive-assistant'],
    ],
    excluded: ['sales-development-rep'],
  },
  {
    text: "no, we don't have a designer. brochure and trade show banner by Jan 20",
    work: [['graphic-designer']],
  },
  {
    text: "can't find a decent transcriptionist. 6 focus groups, German speakers",
    work: [['transcriptionist']],
    languages: ['de'],
  },
  {
    text: 'no experience needed, just a tidy mind, our Notion wiki has 380 pages to reorganise',
    work: [['document-specialist', 'technical-writer', 'general-virtual-assistant']],
    tools: ['Notion'],
  },
  {
    text: "on n'a personne pour la paie",
    work: [['payroll-administrator']],
  },
  {
    text: "everything's covered apart from PR",
    work: [['public-relations-assistant']],
  },
  {
    text: 'retouche de 200 portraits, pas de vidéo',
    work: [['photo-editor']],
    excluded: ['video-editor'],
  },
  {
    text: 'leave the ads to me. I want a real content calendar and someone to post it',
    work: [['social-media-manager']],
    excluded: ['paid-ads-specialist'],
  },
  {
    text: "a person who edits podcasts but who won't need to book guests",
    work: [['podcast-assistant']],
  },
  {
    text: 'is there anybody to test my app on android, 3 hrs a week',
    work: [['qa-tester']],
    hours: 13,
  },
  {
    text: 'reciepts, expences, milage. im self employed',
    work: [['bookkeeper', 'general-virtual-assistant']],
  },
  {
    text: "custumer suport chat for my app, we're in hawaii",
    work: [['customer-support', 'technical-support']],
    zone: ['Pacific/Honolulu'],
  },
  {
    text: '15 hours a week of power bi dashboards',
    work: [['data-analyst']],
    hours: 65,
    tools: ['Power BI'],
  },
  {
    text: 'mornings only, someone for my inbox',
    work: [['general-virtual-assistant', 'executive-assistant']],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: "gift buying, restaurant bookings and my kids' camp forms",
    work: [['personal-assistant'], ['personal-assistant'], ['personal-assistant']],
  },
  {
    text: 'Assistante personnelle pour gérer les factures de la maison et les rendez-vous de ma mère',
    work: [['personal-assistant'], ['personal-assistant', 'appointment-setter', 'general-virtual-assistant']],
  },
  {
    text: "Je voudrais quelqu'un pour la saisie de données plutôt qu'une adjointe complète",
    work: [['data-entry-specialist']],
    excluded: ['executive-assistant', 'administrative-assistant'],
  },
  {
    text: 'hormis la paie, tout ce qui touche aux RH: dossiers, accueil, vacances',
    work: [['hr-assistant']],
    excluded: ['payroll-administrator'],
  },
  {
    text: 'recherche fournisseur demballage recyclable, demander 5 soumissions',
    work: [['procurement-assistant']],
  },
  {
    text: 'jai besoin dun site web',
    work: [['web-designer', 'web-developer', 'wordpress-specialist']],
  },
  {
    text: 'gérer mes annonces google et facebook, dépense de 2 000 $ par mois, pas de création graphique',
    work: [['paid-ads-specialist']],
    excluded: ['graphic-designer'],
  },
  {
    text: 'webinar host tech support: run the zoom, chat, polls. Every second Thursday afternoon',
    work: [['event-coordinator']],
    availabilities: ['thursday_afternoon'],
    tools: ['Zoom'],
  },
  {
    text: "data from 3 systems into one weekly sales report, and explain it to me like I'm 5",
    work: [['data-analyst']],
  },
  {
    text: 'proposal templates in PandaDoc and make our old word docs look the same',
    work: [['document-specialist'], ['document-specialist']],
    tools: ['PandaDoc', 'Microsoft Word'],
  },
  {
    text: 'hairdresser for 8 bridesmaids',
    work: [],
    outside: true,
  },
  {
    text: 'I need an anesthesiologist two days a week',
    work: [],
    outside: true,
  },
  {
    text: 'paint the exterior of a 2 storey house',
    work: [],
    outside: true,
  },
  {
    text: 'move a piano',
    work: [],
    outside: true,
  },
  {
    text: 'welders, 12 hour shifts, Fort McMurray',
    work: [],
    zone: ['America/Edmonton'],
    outside: true,
  },
  {
    text: 'chauffeur privé pour ma mère à Montréal',
    work: [],
    zone: ['America/Toronto'],
    outside: true,
  },
  {
    text: 'commissioner of oaths near me',
    work: [],
    outside: true,
  },
  {
    text: 'tutor to sit with my son in our kitchen for math, Mondays 4pm',
    work: [],
    availabilities: ['monday_afternoon'],
    outside: true,
  },
  {
    text: 'Ma fille et moi tenons une friperie. Il faut photographier, non, ça on le fait, mais détourer les photos et publier sur Poshmark, 14 heures par semaine',
    work: [['photo-editor'], ['marketplace-specialist', 'ecommerce-assistant']],
    hours: 61,
    tools: ['Poshmark'],
  },
]
