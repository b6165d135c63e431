/** Who gives mailboxes to anybody: an address there says nothing of a company. */
const providers = new Set([
  'aol.com',
  'bell.net',
  'comcast.net',
  'eastlink.ca',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.ca',
  'hotmail.com',
  'icloud.com',
  'live.ca',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'rogers.com',
  'rocketmail.com',
  'sasktel.net',
  'shaw.ca',
  'sympatico.ca',
  'telus.net',
  'videotron.ca',
  'yahoo.ca',
  'yahoo.com',
  'ymail.com',
  'zoho.com',
])
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

const partsOf = (email: string) => {
  const at = email.lastIndexOf('@')
  return { name: email.slice(0, at).toLowerCase(), domain: email.slice(at + 1).toLowerCase() }
}

/** The mailbox behind an address: the same for all spellings that reach it. */
export function mailboxOf(email: string): string {
  const { name, domain } = partsOf(email)
  const plain = name.split('+')[0] ?? name
  if (!withoutDots.has(domain)) return `${plain}@${domain}`
  return `${plain.replaceAll('.', '')}@gmail.com`
}

/** The domain of a company's addresses; null: the mailbox is anybody's. */
export function companyDomainOf(email: string): string | null {
  const { domain } = partsOf(email)
  return providers.has(domain) ? null : domain
}
