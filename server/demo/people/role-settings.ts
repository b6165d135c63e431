/** Which industries and courses go with a role, by the slugs and numbers of server/data. */

const slugs = (text: string): string[] => text.trim().split(/\s+/)

/** Industries most people of any role have seen. */
const everywhere = slugs(`coaching-consulting ecommerce-retail consulting-business construction-trades real-estate
  charity-nonprofit health-clinics retail-stores restaurants fitness-wellness creators-influencers saas-software
  advertising-marketing online-courses events-weddings beauty-salon natural-health legal photography-video it-services
  authors-publishing interior-design cleaning-services landscaping-home education-schools tourism-travel parenting-family
  investing-startups speakers-authors mental-health dental pets-veterinary insurance financial-advisors tutoring
  fashion-apparel cpg-food-products manufacturing arts-entertainment automotive accounting-bookkeeping childcare
  hr-staffing media-podcasting franchise senior-care transport-trucking property-management import-export environmental
  music sports-recreation hospitality-hotels faith-organizations agriculture architecture-engineering government-public`)

const health = slugs('health-clinics dental mental-health natural-health pharmacy senior-care')
const property = slugs('real-estate property-management real-estate-investing mortgage-lending interior-design')
const shops = slugs('ecommerce-retail fashion-apparel cpg-food-products retail-stores import-export')
const goods = slugs('manufacturing import-export transport-trucking ecommerce-retail construction-trades')
const media = slugs('creators-influencers media-podcasting photography-video music arts-entertainment speakers-authors')
const words = slugs(
  'authors-publishing media-podcasting online-courses advertising-marketing saas-software research-academia',
)
const agencies = slugs('advertising-marketing ecommerce-retail saas-software creators-influencers coaching-consulting')
const books = slugs('accounting-bookkeeping construction-trades restaurants charity-nonprofit retail-stores dental')
const calls = slugs('landscaping-home construction-trades health-clinics legal automotive cleaning-services')
const software = slugs('saas-software it-services investing-startups telecom ecommerce-retail')

const settings: Readonly<Record<string, readonly string[]>> = {
  bookkeeper: books,
  'ap-ar-clerk': books,
  'payroll-administrator': books,
  'billing-specialist': books,
  accountant: books,
  'tax-preparer': slugs('accounting-bookkeeping financial-advisors'),
  'financial-analyst': slugs('financial-advisors investing-startups saas-software energy-utilities'),
  'grant-writer': slugs('charity-nonprofit arts-entertainment faith-organizations research-academia environmental'),
  'medical-administrative-assistant': health,
  'medical-billing-coder': health,
  'medical-scribe': health,
  'real-estate-assistant': property,
  'transaction-coordinator': property,
  'property-management-assistant': property,
  'mortgage-loan-assistant': slugs('mortgage-lending real-estate financial-advisors'),
  'insurance-assistant': slugs('insurance financial-advisors'),
  paralegal: slugs('legal real-estate government-public'),
  'legal-secretary': slugs('legal'),
  'ecommerce-assistant': shops,
  'marketplace-specialist': shops,
  'inventory-coordinator': [...shops, ...goods],
  'procurement-assistant': goods,
  'logistics-coordinator': goods,
  dispatcher: slugs('transport-trucking landscaping-home moving-storage construction-trades security-services'),
  'podcast-assistant': media,
  'video-editor': media,
  'photo-editor': slugs('photography-video real-estate fashion-apparel ecommerce-retail'),
  'content-writer': words,
  copywriter: [...words, ...agencies],
  'editor-proofreader': words,
  'technical-writer': software,
  translator: slugs('government-public legal education-schools tourism-travel import-export'),
  'social-media-manager': agencies,
  'digital-marketing-specialist': agencies,
  'seo-specialist': agencies,
  'paid-ads-specialist': agencies,
  'email-marketing-specialist': agencies,
  'marketing-assistant': agencies,
  'public-relations-assistant': [...media, ...agencies],
  'virtual-receptionist': calls,
  'appointment-setter': calls,
  telemarketer: slugs('insurance telecom energy-utilities real-estate'),
  'technical-support': software,
  'customer-success-manager': software,
  'qa-tester': software,
  'web-developer': software,
  'data-analyst': software,
  'automation-specialist': [...software, 'coaching-consulting'],
  'community-manager': slugs('online-courses creators-influencers coaching-consulting saas-software'),
  'event-coordinator': slugs('events-weddings charity-nonprofit speakers-authors hospitality-hotels'),
  'travel-coordinator': slugs('tourism-travel consulting-business sports-recreation'),
  recruiter: slugs('hr-staffing it-services manufacturing'),
  'hr-assistant': slugs('hr-staffing manufacturing senior-care franchise'),
  'course-creation-assistant': slugs('online-courses education-schools coaching-consulting tutoring'),
  'personal-assistant': slugs('parenting-family investing-startups music'),
}

/** Industries of a role with weights: its own well ahead, the rest by how common they are. */
export function industryWeights(slug: string): Map<string, number> {
  const own = settings[slug] ?? []
  const share = own.length > 0 ? 0.4 : 1
  const weights = new Map(everywhere.map((industry, at) => [industry, share / (3 + at)]))
  for (const industry of own) weights.set(industry, (weights.get(industry) ?? 0) + 0.9)
  return weights
}

const byCategory: Readonly<Record<string, readonly number[]>> = {
  admin: [1, 2, 3, 4, 5, 6, 7, 8, 9, 17, 39],
  finance: [2, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  customer: [3, 8, 20, 23, 24, 25, 27],
  'sales-marketing': [8, 20, 21, 22, 26, 27, 30, 31, 32],
  creative: [8, 9, 26, 28, 29, 30, 33],
  'web-tech': [17, 19, 31, 33, 34, 40, 41],
  operations: [3, 7, 17, 18, 24, 39, 40],
  'people-legal': [2, 7, 9, 24, 37, 38, 39],
  industry: [2, 3, 8, 20, 35, 36],
}
const byRole: Readonly<Record<string, readonly number[]>> = {
  'data-entry-specialist': [19, 18],
  'ecommerce-assistant': [34],
  'marketplace-specialist': [34],
  'podcast-assistant': [29],
  'video-editor': [28],
  'medical-administrative-assistant': [36],
  'medical-billing-coder': [36],
  'medical-scribe': [36],
  'real-estate-assistant': [35],
  'transaction-coordinator': [35],
  'property-management-assistant': [35],
  recruiter: [38],
  paralegal: [37],
  'legal-secretary': [37],
  'automation-specialist': [40, 41],
  'crm-administrator': [20, 40],
  'seo-specialist': [31],
}
const forEverybody = [1, 2, 8, 41]

/** Courses (certifications) of a role, likelier ones more often. */
export function courseWeights(slug: string, category: string): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (ids: readonly number[], weight: number) => {
    for (const id of ids) weights.set(id, (weights.get(id) ?? 0) + weight)
  }
  add(forEverybody, 0.6)
  add(byCategory[category] ?? [], 1)
  add(byRole[slug] ?? [], 4)
  return weights
}
