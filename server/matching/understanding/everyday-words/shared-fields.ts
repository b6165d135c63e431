/** A field of work that several roles share. */
export interface SharedField {
  /** The words that name it: whatever consists of these and of general ones ('the marketing side') means the field. */
  readonly words: string
  /** Slugs of its roles. */
  readonly roles: string
}

/**
 * Who says 'no marketing' or 'pas de comptabilité' refuses a field, and with it every role of it, not only the likeliest. In English: French is
 * put into English before. The first field whose words they all are counts.
 */
export const sharedFields: readonly SharedField[] = [
  { words: 'accounting accountancy books finances money', roles: 'bookkeeper accountant' },
  { words: 'finance financial', roles: 'bookkeeper accountant ap-ar-clerk financial-analyst' },
  { words: 'billing invoicing', roles: 'billing-specialist medical-billing-coder' },
  { words: 'tax taxes', roles: 'tax-preparer' },
  { words: 'payroll pay wages', roles: 'payroll-administrator' },
  { words: 'hr human resources', roles: 'hr-assistant recruiter' },
  {
    words: 'marketing promotion promotions publicity',
    roles:
      'marketing-assistant digital-marketing-specialist social-media-manager email-marketing-specialist paid-ads-specialist',
  },
  { words: 'ad ads advert adverts advertising pub pubs', roles: 'paid-ads-specialist' },
  { words: 'social socials media network networks', roles: 'social-media-manager' },
  {
    words: 'web website websites site sites webmaster page pages',
    roles: 'web-designer web-developer wordpress-specialist',
  },
  { words: 'design designs designer designers redesign', roles: 'graphic-designer web-designer presentation-designer' },
  {
    words: 'code coding program programming programmer programmers developer developers dev devs',
    roles: 'web-developer',
  },
  { words: 'writing writer writers', roles: 'content-writer copywriter' },
  { words: 'copy copywriting', roles: 'copywriter' },
  { words: 'blog blogs blogging article articles', roles: 'content-writer' },
  { words: 'editing edit edits', roles: 'video-editor editor-proofreader' },
  { words: 'video videos', roles: 'video-editor' },
  { words: 'photo photos photography photographer picture pictures image images', roles: 'photo-editor' },
  { words: 'phone phones telephone call calls calling', roles: 'virtual-receptionist telemarketer' },
  {
    words: 'reception receptionist receptionists answer answering phone phones call calls desk front inbound incoming',
    roles: 'virtual-receptionist',
  },
  { words: 'infotech computers computer helpdesk', roles: 'technical-support' },
  { words: 'sales selling sell call calls', roles: 'sales-development-rep telemarketer' },
  { words: 'prospecting prospect', roles: 'sales-development-rep lead-generation-specialist telemarketer' },
  { words: 'lead leads', roles: 'lead-generation-specialist' },
  { words: 'store shop storefront', roles: 'ecommerce-assistant' },
  { words: 'event events show shows trade tradeshows', roles: 'event-coordinator' },
]
