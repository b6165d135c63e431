import type { ClientMessage } from './client-message.ts'

export const messages: readonly ClientMessage[] = [
  {
    text: "Sales dev rep to email prospects and book demos. Calling people at random isn't our style.",
    work: [['sales-development-rep', 'appointment-setter']],
    excluded: ['telemarketer'],
  },
  {
    text: 'Law firm intake calls, 8 to 5 Mountain time. Our paralegals are excellent and we are not hiring any.',
    work: [['virtual-receptionist', 'legal-secretary', 'customer-support']],
    excluded: ['paralegal'],
    zone: ['America/Denver', 'America/Edmonton'],
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
  },
  {
    text: "Build us dashboards in Power BI. The data entry part is automated and we've an accountant for the numbers.",
    work: [['data-analyst']],
    excluded: ['data-entry-specialist', 'accountant'],
    tools: ['Power BI'],
  },
  {
    text: "hi, need payroll run every two weeks for 14 people. that's it, hr we have",
    work: [['payroll-administrator']],
    excluded: ['hr-assistant'],
  },
  {
    text: 'looking for travel planning for our sales reps, 30 trips a quarter. expenses go through finance',
    work: [['travel-coordinator']],
    excluded: ['bookkeeper'],
  },
  {
    text: 'My assistant quit so I have nobody for inbox and invoices. Nothing technical.',
    work: [
      ['executive-assistant', 'administrative-assistant', 'general-virtual-assistant', 'customer-support'],
      ['billing-specialist'],
    ],
  },
  {
    text: "I'm after a part-time executive assistant for inbox and calendar. Travel I book on my own, always have.",
    work: [['executive-assistant', 'administrative-assistant', 'general-virtual-assistant']],
    excluded: ['travel-coordinator'],
    hours: 'part_time',
  },
  {
    text: 'Without a scheduler my crews stand around. Need one asap. Tree service, Portland Oregon.',
    work: [['dispatcher', 'appointment-setter']],
    zone: ['America/Los_Angeles'],
  },
  {
    text: "Non profit. Need donor database cleaned (Bloomerang). We're lucky to have volunteers on events and on graphics.",
    work: [['crm-administrator', 'data-entry-specialist']],
    excluded: ['event-coordinator', 'graphic-designer'],
  },
  {
    text: "I have a nephew who could build a site but I'd sooner hire a real web developer.",
    work: [['web-developer']],
  },
  {
    text: "You'd be transcribing interviews (Otter gives a rough draft). No translating, all of it is in English.",
    work: [['transcriptionist']],
    excluded: ['translator'],
  },
  {
    text: "Grant writer for an animal shelter in Ohio. Social media is my daughter's thing. Newsletter too.",
    work: [['grant-writer']],
    excluded: ['social-media-manager', 'email-marketing-specialist'],
    zone: ['America/New_York'],
  },
  {
    text: 'Facebook ads manager for a gym chain, $3k/mo spend. Creative is supplied. Email: Mailchimp guy exists. Organic posting: no thank you.',
    work: [['paid-ads-specialist']],
    excluded: ['graphic-designer', 'email-marketing-specialist', 'social-media-manager'],
  },
  {
    text: "I can't keep up with the invoices any more. Somebody needs to send them and chase the slow payers, electrical contractor, 6 hrs a week.",
    work: [['billing-specialist', 'ap-ar-clerk']],
    hours: 26,
  },
  {
    text: "Tax preparer wanted Feb to April, T1 returns. Year-round bookkeeping isn't something we'd give you.",
    work: [['tax-preparer']],
    excluded: ['bookkeeper'],
  },
  {
    text: "Technical writer needed for API docs. Marketing blog posts are outsourced. Don't apply if you only write marketing.",
    work: [['technical-writer']],
    excluded: ['content-writer'],
  },
  {
    text: 'Cold calling? Never again. We want warm leads researched and put in HubSpot.',
    work: [['lead-generation-specialist', 'internet-researcher', 'crm-administrator']],
    excluded: ['telemarketer'],
    tools: ['HubSpot'],
  },
  {
    text: 'We sell courses. Webinar setup and follow-up. You can forget about design: Canva templates exist.',
    work: [['event-coordinator']],
    excluded: ['graphic-designer'],
  },
  {
    text: 'Startup, 12 ppl. Financial model and monthly board report. Day to day accounting belongs to Pilot.',
    work: [['financial-analyst']],
    excluded: ['accountant'],
  },
  {
    text: 'we have no bookkeeper, no receptionist, no nothing. start with the phones please',
    work: [['virtual-receptionist']],
  },
  {
    text: 'Insurance agency: renewals, certificates, endorsements in Applied Epic. Quoting stays in the office, and so does anything to do with sales calls.',
    work: [['insurance-assistant']],
    excluded: ['telemarketer'],
  },
  {
    text: "Purchasing help: get 3 quotes for each part, place POs. Stockroom's Bill's department, so is shipping.",
    work: [['procurement-assistant']],
    excluded: ['inventory-coordinator', 'logistics-coordinator'],
  },
  {
    text: 'HVAC: we need a dispatcher 7-3. The one thing you will not be asked to do is sell. Bookkeeping goes to QB Live.',
    work: [['dispatcher']],
    excluded: ['bookkeeper'],
  },
  {
    text: 'We do everything here but one thing: nobody knows how to edit a video. 4 reels a week from raw footage.',
    work: [['video-editor']],
  },
  {
    text: 'Data entry only. Please no one pitching me SEO or web design!!',
    work: [['data-entry-specialist']],
    excluded: ['seo-specialist', 'web-designer'],
  },
  {
    text: "File my contracts and NDAs, chase signatures. I'd keep lawyers and paralegals away from this, it's admin.",
    work: [['document-specialist', 'administrative-assistant', 'legal-secretary', 'general-virtual-assistant']],
    excluded: ['paralegal'],
  },
  {
    text: "I don't have anybody for social media and it shows lol. bakery, Hamilton Ontario",
    work: [['social-media-manager']],
    zone: ['America/Toronto'],
  },
  {
    text: "Translate our manuals from English to German, around 300 pages. Layout's being handled elsewhere.",
    work: [['translator']],
    excluded: ['graphic-designer'],
    languages: ['de'],
  },
  {
    text: 'Our agency handles the ads and that went badly, so we want to take ads in house with a paid ads person of our own.',
    work: [['paid-ads-specialist']],
  },
  {
    text: "Personal assistant for gifts, appointments, household stuff. I've zero need of anything social media related.",
    work: [['personal-assistant']],
    excluded: ['social-media-manager'],
  },
  {
    text: 'I want out of recruiting admin: post jobs, screen resumes, book interviews. Offers and onboarding stay with our HR manager.',
    work: [['recruiter', 'hr-assistant']],
  },
  {
    text: 'Shopify store (candles). Product uploads and order questions. Ads are out of scope, an agency in Toronto has those.',
    work: [['ecommerce-assistant'], ['customer-support', 'ecommerce-assistant']],
    excluded: ['paid-ads-specialist'],
    tools: ['Shopify'],
  },
  {
    text: "Zapier automations between Typeform and Airtable. A coder is overkill, please don't send developers.",
    work: [['automation-specialist']],
    excluded: ['web-developer'],
    tools: ['Zapier', 'Typeform', 'Airtable'],
  },
  {
    text: 'Looking for a CRM person, Salesforce. Experience with marketing not needed. Building reports not needed either.',
    work: [['crm-administrator']],
    tools: ['Salesforce'],
  },
  {
    text: "Consultant, 1 person. Research on competitors in the solar market. It isn't lead generation that I'm after.",
    work: [['market-research-analyst', 'internet-researcher']],
    excluded: ['lead-generation-specialist'],
  },
  {
    text: 'Hello! Ghostwriter for LinkedIn articles. Graphics: my designer. Posting: Buffer does it. So purely words.',
    work: [['content-writer', 'copywriter']],
    excluded: ['graphic-designer'],
  },
  {
    text: "Ecommerce returns and shipping claims with UPS. Warehouse counts aren't on you. Neither is customer chat.",
    work: [['logistics-coordinator', 'ecommerce-assistant', 'customer-support']],
    excluded: ['inventory-coordinator'],
  },
  {
    text: 'I wish to stop doing my own invoicing. Everything else is under control.',
    work: [['billing-specialist']],
  },
  {
    text: "Help desk agents, level 1, nights. Level 2 is our engineers'. Hiring and HR is done through an agency, don't bother.",
    work: [['technical-support']],
    excluded: ['hr-assistant'],
  },
  {
    text: 'Physio clinic in Regina, front desk help by phone mornings. Insurance claims get done by a billing company already.',
    work: [['virtual-receptionist', 'medical-administrative-assistant']],
    excluded: ['medical-billing-coder'],
    zone: ['America/Regina'],
    availabilities: ['monday_morning', 'tuesday_morning', 'wednesday_morning', 'thursday_morning', 'friday_morning'],
  },
  {
    text: 'Rédactrice web pour notre blogue de voyage. Le référencement est déjà confié à une agence et les photos viennent de nous.',
    work: [['content-writer']],
    excluded: ['seo-specialist'],
  },
  {
    text: "Recherche de fournisseurs au Mexique, espagnol obligatoire. L'inventaire relève de l'entrepôt.",
    work: [['procurement-assistant']],
    excluded: ['inventory-coordinator'],
    languages: ['es'],
  },
  {
    text: 'Paie aux deux semaines pour 22 employés. Côté recrutement on est corrects, la directrice RH gère.',
    work: [['payroll-administrator']],
    excluded: ['recruiter', 'hr-assistant'],
  },
  {
    text: "Notre comptable est partie à la retraite et personne ne la remplace. Il nous faut quelqu'un pour la tenue de livres.",
    work: [['bookkeeper']],
  },
  {
    text: 'Un coup de main pour organiser notre gala de mai. Le graphisme a été donné à une pigiste.',
    work: [['event-coordinator']],
    excluded: ['graphic-designer'],
  },
  {
    text: "Courtage d'assurance: certificats et renouvellements. La sollicitation, très peu pour nous.",
    work: [['insurance-assistant']],
    excluded: ['telemarketer'],
  },
  {
    text: "Je cherche une réceptionniste à distance, l'après-midi. Pas de vente, pas de télémarketing.",
    work: [['virtual-receptionist']],
    excluded: ['telemarketer'],
    availabilities: [
      'monday_afternoon',
      'tuesday_afternoon',
      'wednesday_afternoon',
      'thursday_afternoon',
      'friday_afternoon',
    ],
  },
  {
    text: "Traduction anglais-français d'un site web. La mise en page reste chez nous, le SEO aussi.",
    work: [['translator']],
    excluded: ['seo-specialist'],
    languages: ['fr'],
  },
  {
    text: "Transcription d'entrevues en français. Jamais d'analyse ni de rédaction, seulement le verbatim.",
    work: [['transcriptionist']],
    excluded: ['content-writer'],
    languages: ['fr'],
  },
  {
    text: "Organisation de voyages d'affaires pour 6 cadres; les notes de frais passent par l'interne, donc laissez tomber la comptabilité.",
    work: [['travel-coordinator']],
    excluded: ['bookkeeper'],
  },
  {
    text: "Tests d'une application mobile. Pas besoin de développeurs, l'équipe est complète.",
    work: [['qa-tester']],
    excluded: ['web-developer'],
  },
  {
    text: "Faut arrêter de faire les factures à la main! On cherche quelqu'un pour la facturation, entreprise de toiture.",
    work: [['billing-specialist']],
  },
  {
    text: "Petite entreprise d'électricité à Laval. Besoin d'aide pour les soumissions et le suivi des clients. Les factures, c'est ma conjointe qui les fait.",
    work: [['administrative-assistant', 'general-virtual-assistant', 'sales-development-rep', 'customer-support']],
    excluded: ['billing-specialist'],
    zone: ['America/Toronto'],
  },
  {
    text: "Mise à jour du CRM HubSpot et des listes. Les campagnes courriel, c'est Marie. La pub, c'est l'agence.",
    work: [['crm-administrator']],
    excluded: ['email-marketing-specialist', 'paid-ads-specialist'],
    tools: ['HubSpot'],
  },
  {
    text: 'Gestion de communauté Discord, 5k membres. Aucun graphisme, aucune vidéo demandés.',
    work: [['community-manager']],
    excluded: ['graphic-designer', 'video-editor'],
    tools: ['Discord'],
  },
  {
    text: "Publicités Facebook et Google pour une clinique d'esthétique. Laissez faire l'organique, on publie nous autres mêmes sur Instagram.",
    work: [['paid-ads-specialist']],
    excluded: ['social-media-manager'],
  },
  {
    text: 'Il nous manque une personne pour la répartition des techniciens. Les appels entrants ont déjà leur réceptionniste.',
    work: [['dispatcher']],
    excluded: ['virtual-receptionist'],
  },
  {
    text: 'Retouche de photos de maisons, 40 par jour. Au lieu de vidéos, on fait juste des photos.',
    work: [['photo-editor']],
    excluded: ['video-editor'],
  },
  {
    text: "j'ai plus le temps de m'occuper des médias sociaux de mon salon, 5 h par semaine",
    work: [['social-media-manager']],
    hours: 22,
  },
  {
    text: 'Correction de ma thèse, 180 pages. Sans traduction ni mise en forme.',
    work: [['editor-proofreader']],
    excluded: ['translator'],
  },
]
