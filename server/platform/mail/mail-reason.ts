const texts = {
  account: (brand) => `You’re getting this because you have a ${brand} account.`,
  sign_up: (brand) => `You’re getting this because this address was entered at ${brand}.`,
  application: (brand) => `You’re getting this because you applied to work with ${brand}.`,
  invitation: (brand) => `You’re getting this because someone invited you to ${brand}.`,
  billing: (brand) => `You’re getting this because you look after your company’s billing at ${brand}.`,
  subscription: (brand) => `You’re getting this because your company has a ${brand} subscription.`,
  meeting: (brand) => `You’re getting this because you have a meeting with ${brand}.`,
  bills: (brand) => `You’re getting this because you’re paid through ${brand}.`,
  settings: () => 'You’re getting this because of your notification settings.',
  reply: (brand) => `You’re getting this because you replied to an email from ${brand}.`,
  team: (brand) => `You’re getting this because you’re on the ${brand} team.`,
} as const satisfies Readonly<Record<string, (brand: string) => string>>

/** Why someone gets a mail. */
export type MailReason = keyof typeof texts

/** The sentence in the mail's foot that says why it came. */
export function reasonText(reason: MailReason, brand: string): string {
  return texts[reason](brand)
}
