/** What each role's field is called before a post ('procurement officer', 'HR intern', 'membership coordinator'). */
export const fieldsOfWork: Readonly<Record<string, string>> = {
  'executive-assistant': 'executive, board, CEO, C-suite, founder',
  'administrative-assistant': 'admin, office, clerical, secretarial, program, departmental, faculty',
  'personal-assistant': 'family, household, lifestyle, concierge',
  'data-entry-specialist': 'data entry, data input, data capture, keying',
  'internet-researcher': 'research, web research, desk research, fact checking',
  transcriptionist: 'transcription, captioning, subtitling, audio typing',
  translator: 'translation, localization, language, bilingual content',
  'document-specialist': 'records, document, document control, archive, filing, word processing',
  'virtual-receptionist': 'reception, front desk, switchboard, call answering, phone, intake',
  'appointment-setter': 'appointment, scheduling, booking, calendar',
  'travel-coordinator': 'travel, corporate travel, trip',
  'event-coordinator': 'event, events, webinar, conference, gala',
  bookkeeper: 'bookkeeping, ledger, books, reconciliation',
  'ap-ar-clerk': 'accounts payable, accounts receivable, payables, receivables, AP, AR, vendor payments',
  'payroll-administrator': 'payroll, wages, timesheet, pay and benefits',
  'billing-specialist': 'billing, invoicing, credit, collections, credit control, receivables',
  accountant: 'accounting, audit, year end, controllership',
  'tax-preparer': 'tax, tax season, personal tax, GST',
  'financial-analyst': 'finance, financial planning, budget, treasury, pricing, FP&A',
  'grant-writer': 'grants, fundraising, donor relations, philanthropy, annual giving, charity development',
  'customer-support':
    'support, customer care, client service, customer service, customer experience, contact centre, chat, help desk',
  'technical-support': 'IT, IT support, technical support, desktop support, service desk, systems support',
  'customer-success-manager':
    'customer success, client success, onboarding, retention, account, renewals, implementation',
  'community-manager': 'community, membership, member services, member engagement, forum, moderation, discord',
  'sales-development-rep': 'sales, inside sales, business development, sales development, sales support',
  'lead-generation-specialist':
    'lead generation, lead gen, prospecting, prospect research, outbound research, list building',
  telemarketer: 'telemarketing, telesales, outbound calling, canvassing, cold calling',
  'crm-administrator': 'CRM, salesforce, hubspot, zoho, sales operations, customer database',
  'marketing-assistant': 'marketing, brand, campaign, promotions, product marketing',
  'digital-marketing-specialist': 'digital marketing, growth, online marketing, funnel, demand generation, conversion',
  'social-media-manager': 'social media, social, instagram, tiktok, facebook, pinterest, content and social',
  'seo-specialist': 'SEO, search, organic search, link building, local search',
  'paid-ads-specialist':
    'PPC, paid media, paid search, paid social, advertising, media buying, google ads, facebook ads, SEM',
  'email-marketing-specialist':
    'email, email marketing, newsletter, lifecycle, klaviyo, mailchimp, marketing automation',
  'market-research-analyst': 'market research, insights, consumer insights, survey, competitive intelligence',
  'public-relations-assistant': 'PR, communications, media relations, publicity, press, outreach, public affairs',
  'content-writer': 'content, blog, editorial content, article',
  copywriter: 'copy, copywriting, ad copy, sales copy',
  'editor-proofreader': 'editorial, proofreading, copy editing, manuscript',
  'technical-writer': 'technical documentation, technical writing, SOP, knowledge base, documentation',
  'podcast-assistant': 'podcast, show notes, audio production',
  'video-editor': 'video, youtube, motion graphics, animation, reels, post production',
  'graphic-designer': 'graphic design, design, brand design, illustration, layout, print design',
  'presentation-designer': 'presentation, powerpoint, pitch deck, slides',
  'photo-editor': 'photo editing, retouching, image editing, lightroom',
  'web-designer': 'UX, UI, web design, product design, user research, figma',
  'web-developer': 'web development, software, front end, back end, full stack, programming, app development',
  'wordpress-specialist': 'wordpress, website, web content, site maintenance, CMS',
  'ecommerce-assistant': 'ecommerce, e-commerce, online store, shopify, webshop, order processing, merchandising',
  'marketplace-specialist': 'amazon, etsy, ebay, marketplace, FBA, seller central, listings',
  'automation-specialist': 'automation, no-code, zapier, airtable, integration, AI',
  'data-analyst': 'data, BI, business intelligence, reporting, analytics, dashboard, excel, data quality',
  'qa-tester': 'QA, quality assurance, software testing, test, app testing, usability testing',
  'project-coordinator': 'project, PMO, program delivery, agile, project support, implementation project',
  'operations-manager': 'operations, business operations, process, ops, online business',
  'procurement-assistant':
    'procurement, purchasing, sourcing, strategic sourcing, buying, supply, vendor, tender, category',
  'logistics-coordinator': 'logistics, shipping, freight, supply chain, import, export, customs, transport, fulfilment',
  dispatcher: 'dispatch, fleet, route planning, load, service dispatch',
  'inventory-coordinator': 'inventory, stock, stock control, warehouse admin, demand planning, replenishment',
  recruiter: 'recruiting, recruitment, talent, talent acquisition, hiring, sourcing talent, staffing, candidate',
  'hr-assistant':
    'HR, human resources, people, people operations, benefits, employee relations, personnel, people and culture',
  'course-creation-assistant':
    'training, learning, e-learning, curriculum, instructional design, LMS, course, education content',
  paralegal: 'paralegal, litigation, legal research, contracts, immigration law, corporate law, compliance law',
  'legal-secretary': 'legal, law office, law firm, legal admin, notary',
  'medical-administrative-assistant':
    'medical office, clinic, patient, patient services, dental office, medical reception, referral',
  'medical-billing-coder':
    'medical billing, medical coding, coding and billing, claims billing, health claims, dental billing',
  'medical-scribe': 'medical scribe, clinical documentation, medical transcription',
  'real-estate-assistant': 'real estate, realty, listing, property listing, showing',
  'transaction-coordinator': 'transaction, closing, real estate transaction, escrow',
  'property-management-assistant':
    'property, leasing, rental, tenant, tenant relations, strata, condo, short-term rental, airbnb',
  'insurance-assistant': 'insurance, policy, underwriting support, claims, broker support',
  'mortgage-loan-assistant': 'mortgage, loan, lending, loan processing, mortgage underwriting',
}

/** The posts that a field's name is followed by. */
export const posts =
  'officer coordinator manager assistant specialist associate clerk agent representative administrator intern analyst lead expert'.split(
    ' ',
  )
