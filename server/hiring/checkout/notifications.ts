import { defaultLanguage } from '@talentplace/contract/shared/i18n/language'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import * as words from '@talentplace/contract/hiring/messages/notifications'
import { lineText } from '../../billing/invoices/document-words.ts'
import * as t from '@talentplace/contract/hiring/messages/checkout-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import type { Transaction } from 'kysely'
import { inEachLanguage, notify } from '../../core/notifications/notify.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/queue-mail.ts'
import { dayInSentence, sentenceDay } from '../../rules/sentence-day.ts'
import { namesIn, type AgreedSeat } from './agreed-team.ts'
import type { OrderRow } from './lock-order.ts'
import { projectStaff } from '../../core/recipients/project-staff.ts'

/** Those on the team who have an account, each with their places. */
async function requestedAssistants(transaction: Transaction<Tables>, team: readonly AgreedSeat[]) {
  const byAssistant = Map.groupBy(
    team.filter((seat) => seat.assistant_uuid !== null),
    (seat) => seat.assistant_uuid,
  )
  if (byAssistant.size === 0) return []
  const people = await transaction
    .selectFrom('assistants')
    .select(['uuid', 'user_uuid'])
    .where(
      'uuid',
      'in',
      [...byAssistant.keys()].filter((uuid) => uuid !== null),
    )
    .execute()
  return people.flatMap(({ uuid, user_uuid }) =>
    user_uuid === null ? [] : [{ user_uuid, seats: byAssistant.get(uuid) ?? [] }],
  )
}

/** In the language that is written. */
const rolesOf = (seats: readonly AgreedSeat[]): string =>
  seats
    .map(({ role: description, role_id, hours }) =>
      words.roleWithHours({ role: lineText({ description, role_id }, namesIn(seats)), hours }),
    )
    .join('; ')

/** Step: staff, the team and the client's people hear of a new subscription, inside the product and as each prefers. */
export async function notifyOfSubscription(
  transaction: Transaction<Tables>,
  order: OrderRow,
  company: string,
  at: Date,
): Promise<void> {
  const team = order.team as readonly AgreedSeat[]
  const entity_link = `project:${order.project_uuid}`
  await notify(transaction, {
    users: await projectStaff(transaction),
    type: 'new_subscription',
    title: `${company.slice(0, 150)} subscribed`,
    body: `${writtenIn(defaultLanguage, () => rolesOf(team))}. Starts ${sentenceDay(order.start_date, at)}.`,
    icon: 'happy',
    priority: 1,
    entity_link,
    at,
  })
  for (const { user_uuid, seats } of await requestedAssistants(transaction, team)) {
    await notify(transaction, {
      users: [user_uuid],
      type: 'invitation',
      ...inEachLanguage(() => ({
        title: words.wantsToHire({ company: company.slice(0, 150) }),
        body: words.answerInvitation({ roles: rolesOf(seats), day: dayInSentence(order.start_date, at) }),
      })),
      icon: 'task',
      priority: 0,
      entity_link,
      at,
    })
  }
  await notify(transaction, {
    users: [order.placed_by],
    type: 'subscription',
    ...inEachLanguage(() => ({
      title: words.active(),
      body: words.startsOn({
        roles: rolesOf(team),
        day: dayInSentence(order.start_date, at),
      }),
    })),
    icon: 'happy',
    priority: 1,
    entity_link,
    at,
  })
}

interface Recipient {
  readonly email: string
  readonly full_name: string
}

interface Site extends Sender {
  readonly support: string
}

const confirmationUrl = (publicUrl: string, project_uuid: string) =>
  `${publicUrl}/client/checkout_confirmation/${project_uuid}`

/** B8.2: to whoever has paid, with the signed agreement. */
export function welcomeMail(
  site: Site,
  { email, full_name }: Recipient,
  order: {
    project_uuid: string
    start_date: string
    total: string
    /** The total is less than a card can be charged: nothing has been paid so far. */
    waits: boolean
    renewal_date: string
    renewal_total: string
    agreement: Buffer
    /** The French version that was given before the English one was chosen. */
    given: Buffer | null
  },
): Mail {
  const { brand, publicUrl, support } = site
  const { start_date: start, renewal_date: renewal, renewal_total, total } = order
  const paid = order.waits ? t.waits({ total }) : t.received({ total })
  const agreement = order.given === null ? t.agreementAttached() : t.bothAttached()
  const meetingUrl = `${publicUrl}/client/matching_meeting?project_uuid=${order.project_uuid}`
  const formUrl = `${publicUrl}/client/projects/requirements/${order.project_uuid}`
  return {
    to: email,
    thread: `project:${order.project_uuid}`,
    ...mailOf(site, {
      language: currentLanguage(),
      subject: t.welcomeSubject({ brand: brand.name }),
      greets: full_name,
      paragraphs: [
        `${t.thankYou()} ${paid}`,
        `${t.dates({ start, renewal, total: renewal_total })} ${agreement}`,
        t.next(),
        t.beforeWeMeet({ url: formUrl }),
      ],
      button: { label: t.schedule(), url: meetingUrl },
      note: t.questions({ support }),
      reason: 'subscription',
    }),
    attachments: [
      { file_name: 'agreement.pdf', media_type: 'application/pdf', content: order.agreement },
      ...(order.given === null
        ? []
        : [{ file_name: 'entente.pdf', media_type: 'application/pdf', content: order.given }]),
    ],
  }
}

/** A4.3: the way to what was agreed, without a sign-in. */
export function confirmationMail(site: Site, { email, full_name }: Recipient, project_uuid: string): Mail {
  const { brand, publicUrl, support } = site
  return {
    to: email,
    thread: `project:${project_uuid}`,
    ...mailOf(site, {
      language: currentLanguage(),
      subject: t.agreedSubject({ brand: brand.name }),
      greets: full_name,
      paragraphs: [t.agreed()],
      button: { label: t.viewConfirmation(), url: confirmationUrl(publicUrl, project_uuid) },
      note: t.questions({ support }),
      reason: 'subscription',
    }),
  }
}
