import { calendarFile } from '@talentplace/contract/meetings/calendar-file'
import type { Meeting, MeetingKind } from '@talentplace/contract/meetings/meeting.routes'
import { monthNames } from '@talentplace/contract/shared/month-names'
import { mailOf, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Attachment, Mail } from '../../platform/mail/queue-mail.ts'

const minute = 60_000
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const kindNames: Readonly<Record<MeetingKind, string>> = {
  discovery: 'discovery call',
  matching: 'matching meeting',
  onboarding: 'onboarding meeting',
  interview: 'interview',
  applicant_interview: 'interview',
  applicant_onboarding: 'onboarding session',
}

/** Where whoever booked a meeting changes it. */
const pages: Partial<Record<MeetingKind, string>> = {
  applicant_interview: '/va/apply/scheduleinterview',
  applicant_onboarding: '/va/apply/scheduleonboarding',
}

/** What its clock shows when it begins, as if that were UTC. */
function localTime({ start, timezone_offset }: Meeting): Date {
  return new Date(Date.parse(start) + timezone_offset * minute)
}

/** `Monday, November 23, 14:30 (America/Toronto)`: a time always says whose clock it is on. */
function timeText(meeting: Meeting): string {
  const local = localTime(meeting)
  const day = `${days[local.getUTCDay()]}, ${monthNames[local.getUTCMonth()]} ${local.getUTCDate()}`
  return `${day}, ${local.toISOString().slice(11, 16)} (${meeting.timezone.replaceAll('_', ' ')})`
}

/** For whoever keeps a calendar elsewhere. */
function invitation(meeting: Meeting): Attachment {
  return {
    file_name: `meeting-${localTime(meeting).toISOString().slice(0, 10)}.ics`,
    media_type: 'text/calendar',
    content: Buffer.from(calendarFile(meeting)),
  }
}

/** Without a name where nobody has shown that the address is theirs: it is whatever was typed beside it. */
function greeting({ kind, invitee_name }: Meeting): string {
  return kind === 'discovery' ? 'Hello,' : `Hello ${invitee_name},`
}

/** The mails about a meeting: to whom it is with, and to our own team. */
export function meetingMails(site: Sender & { team: string }) {
  const { team, publicUrl, brand } = site
  const pageOf = ({ kind }: Meeting) => `${publicUrl}${pages[kind] ?? '/client/contact'}`

  /** Behind the #, so that neither our log nor anybody else's gets to know the token. */
  const linkOf = (meeting: Meeting, token: string | null) =>
    token === null ? pageOf(meeting) : `${pageOf(meeting)}#call=${token}`

  function toInvitee(meeting: Meeting, subject: string, sentence: string, url: string): Mail {
    return {
      to: meeting.invitee_email,
      ...mailOf({
        brand,
        publicUrl,
        subject,
        paragraphs: [greeting(meeting), sentence],
        button: { label: 'See or change it', url },
        note: `Another time suits you better? Write to us at ${team}.`,
      }),
    }
  }
  function toTeam(meeting: Meeting, what: string, note: string): Mail {
    const { kind, invitee_name, invitee_email } = meeting
    const about = `${invitee_name} (${invitee_email}) ${what}: ${kindNames[kind]}, ${timeText(meeting)}.`
    const paragraphs = note === '' ? [about] : [about, `They write: ${note}`]
    return { to: team, ...mailOf({ brand, publicUrl, subject: `A ${kindNames[kind]} was ${what}`, paragraphs }) }
  }

  return {
    /** `token`: of someone without an account, who changes it by the mailed link; null: in their account. */
    booked: (meeting: Meeting, { note, token }: { note: string; token: string | null }): Mail[] => [
      {
        ...toInvitee(
          meeting,
          `Your ${kindNames[meeting.kind]} is booked`,
          `we look forward to meeting you on ${timeText(meeting)}. It takes 30 minutes.`,
          linkOf(meeting, token),
        ),
        attachments: [invitation(meeting)],
      },
      toTeam(meeting, 'booked', note),
    ],
    moved: (meeting: Meeting, token: string | null): Mail[] => [
      {
        ...toInvitee(
          meeting,
          `Your ${kindNames[meeting.kind]} has a new time`,
          `it is now on ${timeText(meeting)}.`,
          linkOf(meeting, token),
        ),
        attachments: [invitation(meeting)],
      },
      toTeam(meeting, 'moved', ''),
    ],
    cancelled: (meeting: Meeting): Mail[] => [
      toInvitee(
        meeting,
        `Your ${kindNames[meeting.kind]} is cancelled`,
        `the one on ${timeText(meeting)} will not take place. You can book another one whenever you like.`,
        pageOf(meeting),
      ),
      toTeam(meeting, 'cancelled', ''),
    ],
    reminder: (meeting: Meeting): Mail => ({
      ...toInvitee(
        meeting,
        `Reminder: your ${kindNames[meeting.kind]}`,
        `it’s on ${timeText(meeting)}. It takes 30 minutes.`,
        pageOf(meeting),
      ),
      attachments: [invitation(meeting)],
    }),
    missed: (meeting: Meeting, mayBookAgain: boolean): Mail =>
      toInvitee(
        meeting,
        `We missed you at your ${kindNames[meeting.kind]}`,
        mayBookAgain
          ? `we waited for you on ${timeText(meeting)}. Things come up: you can book one more time.`
          : `we waited for you on ${timeText(meeting)}. Please write to us before you book again.`,
        pageOf(meeting),
      ),
  }
}
export type MeetingMails = ReturnType<typeof meetingMails>
