import { exclusionsIn } from './exclusions.ts'
import { messageWords, valuesOf } from './message-words.ts'
import { expect, test } from 'vitest'
import { roleRecommendationPhrases } from '../../../testing/understanding/role-recommendation-phrases.ts'
import { referenceFromFiles } from '../../../testing/understanding/reference-from-files.ts'
import { recommendRoles } from '../role-recommendation.ts'
import { understand } from '../understood-words.ts'
import { buildVocabulary } from '../vocabulary.ts'
import { readWork } from './read-work.ts'
import { rolesRejectedIn } from './rejected-work.ts'

const reference = referenceFromFiles()
const vocabulary = buildVocabulary(reference)
const slugs = new Map(reference.roles.map(({ id, slug }) => [id, slug]))

function excludedBy(text: string): (string | undefined)[] {
  return [...readWork(vocabulary, text).excludedRoles].map((role) => reference.roles[role]?.slug)
}

function recommended(text: string): (string | undefined)[] {
  const { recognised, roles } = recommendRoles(vocabulary, { roles: [], skills: [], tools: [], default: [text] })
  return recognised ? roles.map(({ id }) => slugs.get(id)) : []
}

const rejections: [string, string, string][] = [
  ["I don't want cold calling, just lead lists", 'telemarketer', 'lead-generation-specialist'],
  ['help me with scheduling but no bookkeeping', 'bookkeeper', 'appointment-setter'],
  ['no bookkeeping, just scheduling', 'bookkeeper', 'appointment-setter'],
  ['social media management, not for blog posts', 'content-writer', 'social-media-manager'],
  ['other than bookkeeping I need help with payroll', 'bookkeeper', 'payroll-administrator'],
  ['we already have a bookkeeper, need a receptionist', 'bookkeeper', 'virtual-receptionist'],
  ["we don't need a bookkeeper, we need a graphic designer", 'bookkeeper', 'graphic-designer'],
  ['Email marketing. Please no social media.', 'social-media-manager', 'email-marketing-specialist'],
  ['lead lists but no cold calling', 'telemarketer', 'lead-generation-specialist'],
  ['Book appointments for tutors. Payroll and billing are both covered.', 'billing-specialist', 'appointment-setter'],
  ['Contracts and leave tracking, recruiting is out of scope', 'recruiter', 'hr-assistant'],
  ['Answer customer emails. Forget social media.', 'social-media-manager', 'customer-support'],
  ['A forecast for our shop. A bookkeeper is on staff.', 'bookkeeper', 'financial-analyst'],
  ['SEO but not paid ads', 'paid-ads-specialist', 'seo-specialist'],
  ['Payroll every two weeks. I’ll keep doing the bookkeeping.', 'bookkeeper', 'payroll-administrator'],
  ['write my newsletter and blog, and NOT to touch my socials', 'social-media-manager', 'content-writer'],
  ['Take group bookings by phone. Mum does the payroll.', 'payroll-administrator', 'appointment-setter'],
  ['Format tender documents. What stays with us: recruitment, sales', 'recruiter', 'document-specialist'],
  ['Medical billing. You will not: answer phones', 'virtual-receptionist', 'medical-billing-coder'],
  ['mes publications Facebook mais surtout pas la comptabilité', 'accountant', 'social-media-manager'],
  ['everyone bar an accountant, a receptionist first', 'accountant', 'virtual-receptionist'],
  ['customer support (no sales)', 'sales-development-rep', 'customer-support'],
  ['bookkeeping, excluding payroll', 'payroll-administrator', 'bookkeeper'],
  ['bookkeeping without payroll, please', 'payroll-administrator', 'bookkeeper'],
  ['transcription, not translation', 'translator', 'transcriptionist'],
  ['no design, coding or copywriting - only QA testing', 'web-developer', 'qa-tester'],
  ['Need bookkeeping. Not needed: payroll, taxes', 'tax-preparer', 'bookkeeper'],
  ["Need: cold email campaigns. Don't need: SEO, ads.", 'paid-ads-specialist', 'email-marketing-specialist'],
  ['stop suggesting telemarketers, I need data entry', 'telemarketer', 'data-entry-specialist'],
  ['bookkeeping yes, payroll no', 'payroll-administrator', 'bookkeeper'],
  ['instead of a telemarketer, somebody who builds lists of prospects', 'telemarketer', 'lead-generation-specialist'],
  ['an HR person who is not a recruiter', 'recruiter', 'hr-assistant'],
  ['Transcription? no thanks. Proofreading, yes.', 'transcriptionist', 'editor-proofreader'],
  ['data entry, no phones', 'virtual-receptionist', 'data-entry-specialist'],
  ['leave the ads to me, I want a newsletter writer', 'paid-ads-specialist', 'email-marketing-specialist'],
  ['Our accountant does the taxes. Need someone for monthly bookkeeping', 'tax-preparer', 'bookkeeper'],
  ['my wife handles payroll, I need invoicing done', 'payroll-administrator', 'billing-specialist'],
  ['we do our own social media, need a newsletter', 'social-media-manager', 'email-marketing-specialist'],
  ['graphic design is taken care of. Need video editing', 'graphic-designer', 'video-editor'],
  ["We've got someone for payroll. Need bookkeeping.", 'payroll-administrator', 'bookkeeper'],
  ["I'll do the calling myself, I want lead lists", 'telemarketer', 'lead-generation-specialist'],
  ['gestion des médias sociaux, pas de graphisme', 'graphic-designer', 'social-media-manager'],
  ['pas besoin de traduction, seulement de la révision', 'translator', 'editor-proofreader'],
  ['nous avons déjà un comptable, il nous faut une réceptionniste', 'accountant', 'virtual-receptionist'],
  ['ni téléphone ni courriels, seulement de la saisie dans Excel', 'virtual-receptionist', 'data-entry-specialist'],
  ['La comptabilité reste chez nous, il faut une infolettre', 'accountant', 'email-marketing-specialist'],
  [
    "I need help with newsletters. Don't need any help with my website, my nephew takes care of it.",
    'wordpress-specialist',
    'email-marketing-specialist',
  ],
  ['looking for a social media person, no graphic design required', 'graphic-designer', 'social-media-manager'],
  ["customer emails only, I don't want anyone answering phones", 'virtual-receptionist', 'customer-support'],
  ['Please exclude payroll. We want monthly bookkeeping.', 'payroll-administrator', 'bookkeeper'],
  ['video editing (we already have someone who does thumbnails and graphics)', 'graphic-designer', 'video-editor'],
  ['I have a bookkeeper already but nobody to send invoices', 'bookkeeper', 'billing-specialist'],
  ["We've outsourced payroll, need AP help", 'payroll-administrator', 'ap-ar-clerk'],
  ['SEO is handled by an agency; write our blog posts', 'seo-specialist', 'content-writer'],
  ["I'd like data entry done. Cold calling is not something we want.", 'telemarketer', 'data-entry-specialist'],
  ['need a VA but not for social media or bookkeeping', 'bookkeeper', 'general-virtual-assistant'],
  ['anything except cold calling is fine, mainly lead lists', 'telemarketer', 'lead-generation-specialist'],
  ['we handle recruiting in-house; we need HR paperwork done', 'recruiter', 'hr-assistant'],
  ['our office manager does the scheduling, so only invoicing please', 'appointment-setter', 'billing-specialist'],
  ['no tax work; bookkeeping for a small shop', 'tax-preparer', 'bookkeeper'],
  ['not a virtual receptionist, an executive assistant', 'virtual-receptionist', 'executive-assistant'],
  ["Je cherche de l'aide pour mes factures. Je fais ma comptabilité moi-même.", 'accountant', 'billing-specialist'],
  [
    'Pas de prise de rendez-vous, seulement répondre aux courriels des clients',
    'appointment-setter',
    'customer-support',
  ],
  ['sans télémarketing, recherche de clients potentiels', 'telemarketer', 'lead-generation-specialist'],
  ["J'ai déjà une graphiste, il me faut une rédactrice web", 'graphic-designer', 'content-writer'],
  ['tenue de livres, mais pas la paie', 'payroll-administrator', 'bookkeeper'],
  ["à l'exception de la paie, toute la comptabilité", 'payroll-administrator', 'accountant'],
]

test.each(rejections)("B2.3 '%s' excludes %s, and asks for %s", (text, excluded, wanted) => {
  expect(excludedBy(text)).toContain(excluded)
  expect(recommended(text)).not.toContain(excluded)
  expect(recommended(text).slice(0, 3)).toContain(wanted)
})

test.each([
  ['anything but cold calls', 'telemarketer'],
  ['SEO is done. Now someone has to fix the website', 'seo-specialist'],
  ['tout sauf la comptabilité', 'accountant'],
  ['on ne veut pas de télémarketing', 'telemarketer'],
])("B2.3 '%s' excludes %s", (text, excluded) => {
  expect(excludedBy(text)).toContain(excluded)
  expect(recommended(text)).not.toContain(excluded)
})

test.each([
  ['we have everything except someone to edit videos', 'video-editor'],
  ['I can do everything myself except the bookkeeping', 'bookkeeper'],
  ["everything's covered apart from the bookkeeping", 'bookkeeper'],
  ['no experience necessary, data entry', 'data-entry-specialist'],
  ['not only bookkeeping but payroll too', 'bookkeeper'],
  ["can't keep up with bookkeeping", 'bookkeeper'],
  ['no time for bookkeeping', 'bookkeeper'],
  ['never again miss a call', 'virtual-receptionist'],
  ["I don't have time for social media", 'social-media-manager'],
  ["we don't have a bookkeeper", 'bookkeeper'],
  ["I don't want to do bookkeeping anymore", 'bookkeeper'],
  ["I don't know how to use QuickBooks", 'bookkeeper'],
  ["we need a bookkeeper who isn't afraid of Excel", 'bookkeeper'],
  ['we have no receptionist and calls go unanswered', 'virtual-receptionist'],
  ['without a receptionist we miss calls', 'virtual-receptionist'],
  ['no bookkeeper yet, three years of receipts', 'bookkeeper'],
  ['no-code automations in Zapier', 'automation-specialist'],
  ['handle no-shows and rebook patients', 'appointment-setter'],
  ["I'm not a writer so I need someone to write blog posts", 'content-writer'],
  ['hours of footage and no finished video', 'video-editor'],
  ["je n'ai pas de comptable", 'accountant'],
  ["je n'ai pas le temps de faire ma comptabilité", 'accountant'],
  ['plus personne ne répond au téléphone', 'virtual-receptionist'],
  ['il ne faut pas oublier les factures', 'billing-specialist'],
  ["I don't want to deal with payroll anymore", 'payroll-administrator'],
  ["I'm not good at social media", 'social-media-manager'],
  ['nobody on our team knows bookkeeping', 'bookkeeper'],
  ['not enough hours in the day to answer email', 'general-virtual-assistant'],
  ["we can't find a decent bookkeeper", 'bookkeeper'],
  ["don't want to lose another lead, answer calls fast", 'virtual-receptionist'],
  ['need a recruiter, no agencies', 'recruiter'],
  ['someone without fear of phones for cold calling', 'telemarketer'],
  ["our last VA didn't know Excel, need data entry in Excel", 'data-entry-specialist'],
  ['I have no idea about SEO, help', 'seo-specialist'],
  ['never done payroll before, need it done', 'payroll-administrator'],
])("B2.3 '%s' excludes nothing, and asks for %s", (text, wanted) => {
  expect(excludedBy(text)).toEqual([])
  expect(recommended(text).slice(0, 3)).toContain(wanted)
})

/** Each names a field that several roles share, what it refuses of them, and what is asked for. */
const fields: [string, string[], string][] = [
  ['SEO for our shop. No marketing otherwise.', ['marketing-assistant', 'social-media-manager'], 'seo-specialist'],
  ['need an executive assistant, no accounting', ['accountant', 'bookkeeper'], 'executive-assistant'],
  ['Une réceptionniste virtuelle, pas de comptabilité', ['accountant', 'bookkeeper'], 'virtual-receptionist'],
  ['data entry but no phone', ['virtual-receptionist', 'telemarketer'], 'data-entry-specialist'],
  ['a logo, the website is done', ['web-designer', 'web-developer', 'wordpress-specialist'], 'graphic-designer'],
  ['bookkeeping, we already have a web guy', ['web-designer', 'web-developer'], 'bookkeeper'],
  ['payroll please. HR is covered.', ['hr-assistant', 'recruiter'], 'payroll-administrator'],
  ['podcast editing. The writing side is covered.', ['content-writer', 'copywriter'], 'podcast-assistant'],
  ['newsletter, no sales', ['sales-development-rep', 'telemarketer'], 'email-marketing-specialist'],
]

test.each(fields)("B2.3 '%s' refuses all roles of the field: %j", (text, rejected, wanted) => {
  expect(excludedBy(text)).toEqual(expect.arrayContaining(rejected))
  expect(recommended(text)[0]).toBe(wanted)
})

test.each([
  ['SEO person for a plumber website. No paid ads, no blogging', 'seo-specialist', 'content-writer'],
  ['executive assistant for our CEO: calendar and inbox. Minutes are taken care of.', 'executive-assistant'],
  [
    'Pinterest pins and a monthly Mailchimp campaign. No customer emails.',
    'email-marketing-specialist',
    'customer-support',
  ],
])("B2.3 '%s' refuses nothing that is asked for, %s", (text, wanted, ...rejected) => {
  expect(excludedBy(text)).toEqual(expect.arrayContaining(rejected))
  expect(excludedBy(text)).not.toContain(wanted)
  expect(recommended(text).slice(0, 3)).toContain(wanted)
})

test('B2.3 who is asked for by name is not refused by what comes close', () => {
  expect(recommended('a project coordinator, not a project manager')[0]).toBe('project-coordinator')
})

test('B2.1 excluded skills and tools count neither for nor against', () => {
  const { tools } = understand(vocabulary, 'bookkeeping in Xero, not in QuickBooks')
  expect(tools.map(({ value }) => value)).toEqual(['Xero'])
})

test('B2.3 an excluded role is no guess either, where nothing is recognised', () => {
  const { recognised, roles } = recommendRoles(vocabulary, {
    roles: [],
    skills: [],
    tools: [],
    default: ['no bookkeeping'],
  })
  expect(recognised).toBe(false)
  expect(roles.map(({ id }) => slugs.get(id))).not.toContain('bookkeeper')
})

/** The words that say what isn't wanted, as `messageWords` writes them. */
function rejectedIn(text: string): string[] {
  const words = messageWords(text)
  return exclusionsIn(words, rolesRejectedIn(vocabulary, text, words)).exclusions.flatMap(({ what }) =>
    valuesOf(words, what),
  )
}

test.each([
  ['My treasurer does the books', 'books'],
  ['my mother-in-law takes care of payroll', 'payroll'],
  ['Our controller handles invoicing', 'invoicing'],
  ['my web guy looks after the site', 'site'],
  ['our marketing firm is on the ads', 'ads'],
  ['my boyfriend is doing the website', 'website'],
  ['Payroll is done by our accountant', 'payroll'],
  ['Bookkeeping is done in-house', 'bookkeeping'],
  ['bookkeeping stays with us', 'bookkeeping'],
  ['payroll stays in house', 'payroll'],
  ['Our bookkeeper stays', 'bookkeeper'],
  ['our receptionist is staying', 'receptionist'],
  ["My bookkeeper isn't going anywhere", 'bookkeeper'],
  ["translation isn't needed", 'translation'],
  ["payroll isn't part of it", 'payroll'],
  ['devs are in place', 'devs'],
  ['Our designer is already hired', 'designer'],
  ["We're fine for video", 'video'],
  ["we're good on payroll", 'payroll'],
  ['all set for bookkeeping', 'bookkeeping'],
  ['on garde notre recruteur', 'recruteur'],
  ['nous gardons la paie', 'paie'],
  ['Voyages réservés par notre agence', 'voyages'],
  ['Les sous-titres sont déjà faits', 'soustitre'],
  ['la comptabilité est gérée par ma soeur', 'comptabilite'],
  ["ma soeur s'occupe de la paie", 'paie'],
  ['ma nièce fait le site web', 'site'],
  ['I keep the books', 'books'],
  ['payroll? our accountant does that', 'payroll'],
  ['The phones? My sister does.', 'phones'],
  ['No need for:\n- payroll\n- taxes', 'taxes'],
  ['What you will not do\n• payroll\n• taxes', 'taxes'],
  ['bookkeeping. But no payroll', 'payroll'],
  ['Bookkeeping: covered. Payroll: in house.', 'payroll'],
  ['payroll (outsourced)', 'payroll'],
  ['Newsletter — my sister', 'newsletter'],
  ['Not part of this role: payroll, taxes', 'taxes'],
  ["Things we don't need:\n- payroll\n- taxes", 'taxes'],
  ['Hors mandat : la paie', 'paie'],
  ['Dan does SEO', 'seo'],
  ['Volunteers cover events', 'events'],
  ['Someone else writes the copy', 'copy'],
  ['Another agency handles our ads', 'ads'],
  ["Quelqu'un d'autre fait la paie", 'paie'],
  ['Our accountant, Walt, does the books', 'books'],
  ['our biller Denise handles invoicing', 'invoicing'],
  ["Les paies, c'est mon comptable qui s'en charge", 'paies'],
  ['We take care of the editing.', 'editing'],
  ['Le recrutement est assuré par une firme', 'recrutement'],
  ['La clientèle reste à l’interne', 'clientele'],
  ['Traduction non comprise', 'traduction'],
  ['Réception exclue.', 'reception'],
  ['La pub, on en veut pas', 'pub'],
  ["The recruiting's finished", 'recruitings'],
  ['The copy is written.', 'copy'],
  ['phones get answered, trucks get dispatched', 'dispatched'],
  ['Ads come later, not now', 'ads'],
  ['The redesign can wait', 'redesign'],
  ['Realtor outreach is Ben’s thing', 'outreach'],
  ['Selling is my job', 'selling'],
  ['Social no thanks.', 'social'],
  ['design, copy, web, all of that we’ve got', 'design'],
  ['The books are done by our accountant, the store side by Julie', 'store'],
  ['Payroll is outsourced and taxes are with our CPA', 'taxes'],
  ['We have enough paralegals', 'paralegals'],
  ['Our receptionist and our bookkeeper are great.', 'receptionist'],
  ["It's not for coding", 'coding'],
  ['no budget for ads', 'ads'],
  ['pas de budget pour la pub', 'pub'],
  ['phones are off limits', 'phones'],
  ["We won't be hiring a recruiter", 'recruiter'],
  ["Newsletter's done by Marie", 'newsletters'],
  ['Taxes: my brother-in-law', 'taxes'],
  ['My daughter takes the photos', 'photos'],
  ['we already pay an agency for Google Ads', 'ads'],
  ['We use a payroll service.', 'payroll'],
  ['Je m’occupe moi-même des ventes', 'ventes'],
  ['La paie demeure chez notre comptable', 'paie'],
  ['Le recrutement ne fait pas partie du poste', 'recrutement'],
  ['Please leave SEO alone', 'seo'],
  ["I'd rather keep the calls in house", 'calls'],
  ["I've got bookkeeping covered", 'bookkeeping'],
  ['our marketing folks have social under control', 'social'],
  ["Payroll isn't on the table", 'payroll'],
  ["You won't be dealing with customers", 'customers'],
  ['Listings go through the brokerage', 'listings'],
  ['not in the market for a web developer', 'developer'],
  ["Marketing is somebody else's headache", 'marketing'],
  ["Please don't bother with ads", 'ads'],
  ['The bookkeeping will stay with our CPA', 'bookkeeping'],
  ['no need to worry about shipping', 'shipping'],
  ["We'd handle billing questions ourselves", 'billing'],
  ['the show notes I write myself', 'notes'],
  ['the logo exists already', 'logo'],
  ["an EA who doesn't do personal errands", 'errands'],
  ['HR covers recruiting', 'recruiting'],
  ['Need transcription, never translation', 'translation'],
  ["La tenue de livres, on s'en occupe", 'tenue'],
  ["Le site web, c'est déjà réglé", 'site'],
  ['mais pas au téléphone', 'telephone'],
  ['Je ne veux rien savoir des réseaux sociaux', 'reseaux'],
  ['la traduction est donnée à une agence', 'traduction'],
  ['Pas intéressé par du télémarketing', 'telemarketing'],
  ['On a une comptable.', 'comptable'],
  ['Hors de question de faire des appels', 'appels'],
  ['Oubliez la pub', 'pub'],
  ['Les factures relèvent de ma soeur', 'factures'],
])("B2.3 '%s' is of what is done already: %s", (text, what) => {
  expect(rejectedIn(text)).toContain(what)
})

test.each([
  'our newsletter does well',
  'my customer takes the order',
  'our computer does backups',
  'Our website is in place of a shop',
  'someone whose job is done by phone',
  'we need a bookkeeper who stays',
  'the owner does sales and needs help with payroll',
  'who takes care of payroll',
  'my assistant left',
  'our receptionist is leaving',
  "we're good at sales",
  'we keep running out of paper',
  'once the copy is written, someone to build the site',
  'make sure the phones get answered',
  "what doesn't get done is bookkeeping",
  'is payroll covered? I need help with it',
  'the books are done late every month',
  'The candidate handles calls and payroll',
  'Clients write reviews',
  'Our website is built in WordPress and needs updates',
  "Dan does the books but can't keep up",
  'Marie runs the shop and needs help with payroll',
  'Website: not yet, can you build one?',
  'Our bookkeeper is great but leaving',
  'my taxes are not ready',
  'We take care of seniors and need scheduling',
  'to do list that never gets done: receipts, travel',
  'No rush on this one: organise scanned contracts',
  "I'd rather someone else answer the phone than me",
  'We have plenty of work for a social media manager',
  'Not only bookkeeping: payroll too',
  'bookkeeping: me and my sister are behind',
  'Sans attendre: quelqu’un pour nos appels',
  'Sans aide pour la facturation, on n’y arrive plus',
  'la paie est faite aux deux semaines et je veux la déléguer',
  'Julie has 40 clients',
  'my flights always get cancelled',
  'Amazon keeps taking down our listing',
  'my assistant keeps forgetting the invoices',
  'staff files are a mess',
  "me and my sister run a small flower shop and can't keep up with the orders",
  'my husband runs a garage and needs invoices sent',
  'we use a payroll service but need someone to run it',
  'My daughter takes the bus',
  'we use a lot of spreadsheets',
  'On s’occupe de 40 logements',
  'contracts and leave tracking, recruiting runs out',
  'you have to have payroll covered by Friday',
  'keep the books in order',
  'payroll has been a mess, taken care of by nobody',
  'emails go through Outlook',
  'we go through 40 invoices a week',
  'On a une clinique à Laval',
  "j'ai un site à refaire",
  'never done payroll before, need it done',
  'Everything I do myself, I need an assistant',
  'the ads are on the website',
  'pas au courant des impôts, aidez-moi',
  'no moderators with under two years of experience',
  'I have no assistant, no system and no time',
])("B2.3 '%s' refuses nothing", (text) => {
  expect(rejectedIn(text)).toEqual([])
})

test('B2.3 no need that is known refuses anything', () => {
  const phrases = roleRecommendationPhrases.map(({ phrase }) => phrase)
  expect(phrases.filter((phrase) => rejectedIn(phrase).length > 0)).toEqual([])
})
