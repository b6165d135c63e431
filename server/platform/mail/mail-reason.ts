import * as t from '@talentplace/contract/core/messages/mail-layout'

const texts = {
  account: (brand) => t.becauseOfAccount({ brand }),
  sign_up: (brand) => t.becauseOfSignUp({ brand }),
  application: (brand) => t.becauseOfApplication({ brand }),
  invitation: (brand) => t.becauseOfInvitation({ brand }),
  billing: (brand) => t.becauseOfBilling({ brand }),
  subscription: (brand) => t.becauseOfSubscription({ brand }),
  meeting: (brand) => t.becauseOfMeeting({ brand }),
  bills: (brand) => t.becauseOfBills({ brand }),
  settings: () => t.becauseOfSettings(),
  reply: (brand) => t.becauseOfReply({ brand }),
  team: (brand) => t.becauseOfTeam({ brand }),
} as const satisfies Readonly<Record<string, (brand: string) => string>>

/** Why someone gets a mail. */
export type MailReason = keyof typeof texts

/** The sentence in the mail's foot that says why it came. */
export function reasonText(reason: MailReason, brand: string): string {
  return texts[reason](brand)
}
