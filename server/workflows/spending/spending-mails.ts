import type { Currency } from '@talentplace/contract/shared/money'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { moneyText } from '../../rules/money-text.ts'

interface Purchase {
  readonly kind: 'checkout' | 'hours'
  readonly project_name: string
  readonly project_uuid: string
  readonly amount_cents: number
  readonly currency: Currency
}

export interface Told {
  readonly title: string
  readonly body: string
}

const whatOf = ({ kind, project_name }: Purchase) =>
  kind === 'checkout' ? `the subscription ${project_name}` : `added hours for ${project_name}`

export function askedText(asker: string, purchase: Purchase): Told {
  const amount = moneyText(purchase.amount_cents, purchase.currency)
  return {
    title: `${asker} asks to spend ${amount}`.slice(0, 200),
    body: `${asker} would like to pay ${amount} for ${whatOf(purchase)}. Nothing is charged until you approve. The request ends after seven days.`,
  }
}

export function decidedText(approver: string, isApproved: boolean, note: string, purchase: Purchase): Told {
  const amount = moneyText(purchase.amount_cents, purchase.currency)
  const end = isApproved ? 'You can buy it once, up to that amount, within seven days.' : 'Nothing was charged.'
  return {
    title: `Your purchase of ${amount} is ${isApproved ? 'approved' : 'declined'}`,
    body: [`${approver} has ${isApproved ? 'approved' : 'declined'} ${amount} for ${whatOf(purchase)}.`, note, end]
      .filter(Boolean)
      .join(' '),
  }
}

export function askedMail(sender: Sender, to: { email: string; full_name: string }, { title, body }: Told): Mail {
  const { brand, publicUrl } = sender
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: title,
      paragraphs: [`Hello ${to.full_name},`, body],
      button: { label: 'Approve or decline', url: `${publicUrl}/client/colleagues` },
    }),
  }
}

export function decidedMail(
  sender: Sender,
  to: { email: string; full_name: string },
  { title, body }: Told,
  { kind, project_uuid }: Purchase,
): Mail {
  const { brand, publicUrl } = sender
  return {
    to: to.email,
    ...mailOf({
      brand,
      publicUrl,
      subject: title,
      paragraphs: [`Hello ${to.full_name},`, body],
      button: {
        label: 'Go to the subscription',
        url: `${publicUrl}${kind === 'checkout' ? '/client/projects_draft' : `/client/projects/${project_uuid}`}`,
      },
    }),
  }
}
