/** Slugs suggested while nothing is entered: what small businesses ask for most, one from each corner. */
export const popularSearches = {
  roles: [
    'executive-assistant',
    'bookkeeper',
    'social-media-manager',
    'customer-support',
    'real-estate-assistant',
    'general-virtual-assistant',
    'graphic-designer',
  ],
  skills: [
    'inbox-triage',
    'calendar-coordination',
    'bank-reconciliation',
    'social-media-scheduling',
    'email-customer-support',
    'data-cleaning',
    'invoice-preparation',
  ],
  tools: ['quickbooks-online', 'google-workspace', 'canva', 'hubspot', 'shopify', 'wordpress', 'asana', 'mailchimp'],
} as const
