import type { Meeting as MeetingView, MeetingKind } from '@talentplace/contract/core/calendar/meeting'
import { zoneTime } from '@talentplace/contract/core/messages/days'
import * as t from '@talentplace/contract/core/messages/meeting-mails'
import { currentLanguage } from '@talentplace/contract/shared/i18n/current-language'
import { defaultLanguage, locales } from '@talentplace/contract/shared/i18n/language'
import { monthNames } from '@talentplace/contract/shared/month-names'
import { zoneName, zonePlace } from '@talentplace/contract/shared/zone-name'
import type { InvitedAssistant } from './invited-assistants.ts'
import { calendarFile, calendarTitle } from './calendar-file.ts'
import { mailOf, type MailContent, type Sender } from '../../platform/mail/mail-layout.ts'
import type { Attachment, Mail } from '../../platform/mail/queue-mail.ts'
import { writtenIn } from '../../platform/languages/reader-language.ts'
import type { MeetingRecord as Meeting } from './meeting-row.ts'
import { timeOfDay } from '../../rules/time-of-day.ts'

type Button = NonNullable<MailContent['button']>

const minute = 60_000
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Where an applicant books and changes theirs. */
const ofApplicants: Partial<Record<MeetingKind, string>> = {
  applicant_interview: '/va/apply/scheduleinterview',
  applicant_onboarding: '/va/apply/scheduleonboarding',
}

/** Where another one is booked; null: nowhere by oneself. */
function bookingPage({ kind, project_uuid }: Meeting): string | null {
  if (kind === 'discovery') return '/client/contact'
  if (kind === 'matching')
    return `/client/matching_meeting${project_uuid === null ? '' : `?project_uuid=${project_uuid}`}`
  if (kind === 'interview' && project_uuid !== null) return `/client/projects/shortlist/${project_uuid}`
  return ofApplicants[kind] ?? null
}

/** What its clock shows when it begins, as if that were UTC. */
function localTime({ start, timezone_offset }: Meeting): Date {
  return new Date(Date.parse(start) + timezone_offset * minute)
}

/** `lundi 23 novembre`. */
function frenchDay(local: Date): string {
  const date = Temporal.PlainDate.from(local.toISOString().slice(0, 10))
  const text = date.toLocaleString(locales.fr, { weekday: 'long', day: 'numeric', month: 'long' })
  return date.day === 1 ? text.replace(' 1 ', ' 1er ') : text
}

/** `Toronto time`; `UTC`, which is no place's. */
function zoneText(id: string): string {
  const place = zonePlace(id)
  return zoneName(id) === place ? place : zoneTime({ place })
}

/** `Monday, November 23 at 2:30 pm Toronto time`: a time always says whose clock it is on. */
function timeText(meeting: Meeting): string {
  const local = localTime(meeting)
  const language = currentLanguage()
  const day =
    language === 'fr'
      ? frenchDay(local)
      : `${days[local.getUTCDay()]}, ${monthNames[local.getUTCMonth()]} ${local.getUTCDate()}`
  return t.timeAt({ day, clock: timeOfDay(local, language), zone: zoneText(meeting.timezone) })
}

/** Null where nobody has shown that the address is theirs: the name is whatever was typed beside it. */
const nameOf = ({ kind, invitee_name }: Meeting) => (kind === 'discovery' ? null : invitee_name)

const threadOf = ({ uuid }: Meeting) => `meeting:${uuid}`

/** Where it takes place, if it does. */
function placeLine({ place, status }: Meeting): string[] {
  return place === null || status !== 'booked'
    ? []
    : [`${t.placeAt({ way: place.way, at: place.at })}.`.replace(/(https:\S+)\.$/, '$1')]
}

const nameOfKind = ({ kind }: Pick<Meeting, 'kind'>): string => t.kindName({ kind })

function attached(meeting: Meeting, file: string): Attachment {
  return {
    file_name: `meeting-${localTime(meeting).toISOString().slice(0, 10)}.ics`,
    media_type: `text/calendar; charset=utf-8; method=${meeting.status === 'cancelled' ? 'CANCEL' : 'REQUEST'}`,
    content: Buffer.from(file),
  }
}

/** On their own clock, and without the number that the client is called at. */
function asInvited(meeting: Meeting, { timezone, timezone_offset }: InvitedAssistant): Meeting {
  return { ...meeting, timezone, timezone_offset, place: meeting.place?.way === 'video' ? meeting.place : null }
}

/** What mails about a meeting are made of, by whom they are to. */
function mailParts(site: Sender & { team: string }) {
  const { team, publicUrl, brand } = site

  /** The meeting itself; a token stands behind the #, so that neither our log nor anybody else's gets to know it. */
  function viewOrChange({ kind, uuid }: Meeting, token: string | null): Button {
    const page = token === null ? (ofApplicants[kind] ?? `/client/meetings/${uuid}`) : `/client/contact#call=${token}`
    return { label: t.viewOrChange(), url: `${publicUrl}${page}` }
  }
  /** For one that won't take place: there is nothing to view or change. */
  function bookAnother(meeting: Meeting): Button | undefined {
    const page = bookingPage(meeting)
    return page === null ? undefined : { label: t.bookAnother(), url: `${publicUrl}${page}` }
  }

  /** What a calendar's entry leads to; one that was cancelled leads nowhere. */
  function entryLink(meeting: Meeting, token: string | null): string | null {
    const isMailedOnly = meeting.kind === 'discovery' && token === null
    return meeting.status === 'cancelled' || isMailedOnly ? null : viewOrChange(meeting, token).url
  }
  /** The entry for the calendar of whoever booked it. */
  function entry(meeting: Meeting, token: string | null): string {
    const url = entryLink(meeting, token)
    return calendarFile({
      meeting,
      organizer: { name: brand.name, email: team },
      attendee: { name: nameOf(meeting), email: meeting.invitee_email, hasBooked: true },
      title: calendarTitle(meeting, brand.name),
      description: [...placeLine(meeting), ...(url === null ? [] : [t.viewOrChangeAt({ url })])].join('\n'),
      url,
    })
  }
  /** For whoever keeps a calendar elsewhere: it is entered, moved or removed there. */
  function invitation(meeting: Meeting, token: string | null): Attachment {
    return attached(meeting, entry(meeting, token))
  }

  function toInvitee(meeting: Meeting, subject: string, sentence: string, button: Button | undefined): Mail {
    return {
      to: meeting.invitee_email,
      thread: threadOf(meeting),
      ...mailOf(site, {
        language: currentLanguage(),
        subject,
        greets: nameOf(meeting),
        paragraphs: [sentence, ...placeLine(meeting)],
        ...(button && { button }),
        note: t.questions({ team }),
        reason: ofApplicants[meeting.kind] === undefined ? 'meeting' : 'application',
      }),
    }
  }
  const invitedPage = ({ uuid }: Meeting) => `${publicUrl}${`/va/meetings/${uuid}`}`

  /** The entry for the calendar of an assistant who is invited. */
  function invitedEntry(theirs: Meeting, { email, full_name }: InvitedAssistant): string {
    const url = theirs.status === 'cancelled' ? null : invitedPage(theirs)
    return calendarFile({
      meeting: theirs,
      organizer: { name: brand.name, email: team },
      attendee: { name: full_name, email, hasBooked: false },
      title: t.titleWith({ kind: theirs.kind, brand: t.clientOf({ brand: brand.name }) }),
      description: [...placeLine(theirs), ...(url === null ? [] : [t.viewAt({ url })])].join('\n'),
      url,
    })
  }

  /** Names no client: what they are told of them stands in the product. */
  function toAssistant(meeting: Meeting, what: 'booked' | 'moved' | 'cancelled', to: InvitedAssistant): Mail {
    const { email, full_name } = to
    const theirs = asInvited(meeting, to)
    const name = nameOfKind(meeting)
    const time = timeText(theirs)
    const isInterview = meeting.kind === 'interview'
    const notice = {
      booked: {
        subject: `You’re invited to ${isInterview ? 'an' : 'a'} ${name}`,
        sentence: `A client ${isInterview ? 'would' : 'and our team would'} like to meet you on ${time}.`,
      },
      moved: { subject: `Your ${name} has a new time`, sentence: `Your ${name} with a client is now on ${time}.` },
      cancelled: {
        subject: `Your ${name} was cancelled`,
        sentence: `Your ${name} with a client on ${time} was cancelled.`,
      },
    }[what]
    return {
      to: email,
      thread: threadOf(meeting),
      ...mailOf(site, {
        subject: notice.subject,
        greets: full_name,
        paragraphs: [notice.sentence, ...placeLine(theirs)],
        button: { label: 'View the meeting', url: invitedPage(meeting) },
        note: `Questions? Write to us at ${team}.`,
        reason: 'meeting',
      }),
      attachments: [attached(theirs, invitedEntry(theirs, to))],
    }
  }
  function toTeam(meeting: Meeting, what: 'booked' | 'moved' | 'cancelled', note: string): Mail {
    const { invitee_name, invitee_email } = meeting
    const name = nameOfKind(meeting)
    const who = `${name} with ${invitee_name} (${invitee_email})`
    const time = timeText(meeting)
    const about = {
      booked: `The ${who} was booked for ${time}.`,
      moved: `The ${who} was moved to ${time}.`,
      cancelled: `The ${who} on ${time} was cancelled.`,
    }[what]
    return {
      to: team,
      thread: threadOf(meeting),
      replyTo: invitee_email,
      ...mailOf(site, {
        subject: `${name.charAt(0).toUpperCase()}${name.slice(1)} ${what}: ${invitee_name}`,
        paragraphs: [about, ...placeLine(meeting), ...(note === '' ? [] : ['Their note:', { written: note }])],
        reason: 'team',
      }),
    }
  }

  return { viewOrChange, bookAnother, entry, invitedEntry, invitation, toInvitee, toAssistant, toTeam }
}

/** To whom it is with, in the language they booked it in: `write` is told what it is called and when it is. */
const inTheirs = (meeting: Meeting, write: (about: { name: string; time: string }) => Mail): Mail =>
  writtenIn(meeting.language, () => write({ name: nameOfKind(meeting), time: timeText(meeting) }))

/** Our team and assistants read English. */
const inOurs = (write: () => Mail): Mail => writtenIn(defaultLanguage, write)

/** The mails about a meeting: to whom it is with, and to our own team. */
export function meetingMails(site: Sender & { team: string }) {
  const parts = mailParts(site)
  const { viewOrChange, bookAnother, entry, invitedEntry, invitation, toInvitee, toAssistant, toTeam } = parts
  const toTeamOf = (...about: Parameters<typeof toTeam>) => inOurs(() => toTeam(...about))
  const toAssistantOf = (...about: Parameters<typeof toAssistant>) => inOurs(() => toAssistant(...about))
  return {
    /** As it is shown, with its entry for a calendar. `token`: of whoever changes it by a mailed link. */
    toView: (meeting: Meeting, token: string | null = null): MeetingView => {
      const { language: _, ...facts } = meeting
      return { ...facts, calendar_file: entry(meeting, token) }
    },
    /** The same as an assistant sees it who is invited. */
    toInvitedView(meeting: Meeting, to: InvitedAssistant): MeetingView {
      const { language: _, ...theirs } = asInvited(meeting, to)
      return { ...theirs, calendar_file: invitedEntry(asInvited(meeting, to), to) }
    },
    /** `token`: of someone without an account, who changes it by the mailed link; null: in their account. */
    booked: (
      meeting: Meeting,
      {
        note,
        token,
        assistants = [],
      }: { note: string; token: string | null; assistants?: readonly InvitedAssistant[] },
    ): Mail[] => [
      inTheirs(meeting, (about) => ({
        ...toInvitee(meeting, t.bookedSubject(about), t.lookForward(about), viewOrChange(meeting, token)),
        attachments: [invitation(meeting, token)],
      })),
      toTeamOf(meeting, 'booked', note),
      ...assistants.map((each) => toAssistantOf(meeting, 'booked', each)),
    ],
    moved: (meeting: Meeting, token: string | null, assistants: readonly InvitedAssistant[] = []): Mail[] => [
      inTheirs(meeting, (about) => ({
        ...toInvitee(meeting, t.movedSubject(about), t.moved(about), viewOrChange(meeting, token)),
        attachments: [invitation(meeting, token)],
      })),
      toTeamOf(meeting, 'moved', ''),
      ...assistants.map((each) => toAssistantOf(meeting, 'moved', each)),
    ],
    cancelled: (meeting: Meeting, assistants: readonly InvitedAssistant[] = []): Mail[] => [
      inTheirs(meeting, (about) => ({
        ...toInvitee(meeting, t.cancelledSubject(about), t.cancelled(about), bookAnother(meeting)),
        attachments: [invitation(meeting, null)],
      })),
      toTeamOf(meeting, 'cancelled', ''),
      ...assistants.map((each) => toAssistantOf(meeting, 'cancelled', each)),
    ],
    /** Of an application that has ended: there is nothing to book. */
    ended: (meeting: Meeting): Mail[] => [
      inTheirs(meeting, (about) => ({
        ...toInvitee(meeting, t.cancelledSubject(about), t.ended(about), undefined),
        attachments: [invitation(meeting, null)],
      })),
      toTeamOf(meeting, 'cancelled', ''),
    ],
    reminder: (meeting: Meeting): Mail =>
      inTheirs(meeting, (about) => ({
        ...toInvitee(meeting, t.reminderSubject(about), t.reminder(about), viewOrChange(meeting, null)),
        attachments: [invitation(meeting, null)],
      })),
    missed: (meeting: Meeting, mayBookAgain: boolean): Mail =>
      inTheirs(meeting, (about) =>
        toInvitee(
          meeting,
          t.missedSubject(about),
          mayBookAgain ? t.missedOnce(about) : t.missedAgain(about),
          mayBookAgain ? bookAnother(meeting) : undefined,
        ),
      ),
  }
}
export type MeetingMails = ReturnType<typeof meetingMails>
