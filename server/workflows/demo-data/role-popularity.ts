/** How often a role is somebody's main one, by slug of roles.csv; a role not named here is rare. */
const popularity: Readonly<Record<string, number>> = {
  'general-virtual-assistant': 90, 'executive-assistant': 70, 'administrative-assistant': 62, 'personal-assistant': 26,
  'data-entry-specialist': 40, 'internet-researcher': 20, transcriptionist: 14, translator: 14, 'document-specialist': 12,
  'virtual-receptionist': 26, 'appointment-setter': 24, 'travel-coordinator': 13, 'event-coordinator': 18,
  bookkeeper: 72, 'ap-ar-clerk': 26, 'payroll-administrator': 24, 'billing-specialist': 22, accountant: 20, 'tax-preparer': 15,
  'financial-analyst': 12, 'grant-writer': 13, 'customer-support': 60, 'technical-support': 22, 'customer-success-manager': 22,
  'community-manager': 18, 'sales-development-rep': 22, 'lead-generation-specialist': 26, telemarketer: 14, 'crm-administrator': 20,
  'marketing-assistant': 36, 'digital-marketing-specialist': 28, 'social-media-manager': 64, 'seo-specialist': 22,
  'paid-ads-specialist': 18, 'email-marketing-specialist': 22, 'market-research-analyst': 10, 'public-relations-assistant': 12,
  'content-writer': 30, copywriter: 24, 'editor-proofreader': 20, 'technical-writer': 11, 'podcast-assistant': 16, 'video-editor': 26,
  'graphic-designer': 36, 'presentation-designer': 12, 'photo-editor': 11, 'web-designer': 18, 'web-developer': 18,
  'wordpress-specialist': 24, 'ecommerce-assistant': 30, 'marketplace-specialist': 14, 'automation-specialist': 22,
  'data-analyst': 18, 'qa-tester': 10, 'project-coordinator': 36, 'operations-manager': 34, 'procurement-assistant': 9,
  'logistics-coordinator': 11, dispatcher: 11, 'inventory-coordinator': 10, recruiter: 20, 'hr-assistant': 22,
  'course-creation-assistant': 16, paralegal: 16, 'legal-secretary': 14, 'medical-administrative-assistant': 22,
  'medical-billing-coder': 16, 'medical-scribe': 10, 'real-estate-assistant': 24, 'transaction-coordinator': 17,
  'property-management-assistant': 18, 'insurance-assistant': 14, 'mortgage-loan-assistant': 10,
}

export const popularityOf = (slug: string): number => popularity[slug] ?? 5
