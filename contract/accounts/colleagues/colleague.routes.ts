import { z } from 'zod'
import { uuid } from '../../shared/identifier.ts'
import { operation } from '../../shared/operation.ts'
import { email } from '../account-fields.ts'
import { colleagueRoles } from '../colleague-role.ts'
import { required } from '../../shared/required.ts'

/** A2 Ours: the most people of one company. */
export const maxColleagues = 50
/** The most invitations of one company that nobody has accepted. */
export const maxInvitations = 30
/** Seconds between two mails of one invitation. */
export const invitationWait = 300

const colleagueRole = z.enum(colleagueRoles, required)

export const colleague = z.object({
  uuid: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  avatar_id: z.int(),
  is_primary_contact: z.boolean(),
  colleague_role: colleagueRole,
  created_date: z.iso.datetime(),
  /** Null: signed in nowhere. */
  last_seen: z.iso.datetime().nullable(),
})
export type Colleague = z.infer<typeof colleague>

export const invitation = z.object({
  uuid: z.uuid(),
  email: z.string(),
  colleague_role: colleagueRole,
  sent_date: z.iso.datetime(),
  expires_date: z.iso.datetime(),
  is_expired: z.boolean(),
})
export type Invitation = z.infer<typeof invitation>

/** Only the primary contact of a company: anyone else is 403 `primary_contact_only`. */
const primaryContact = { caller: ['client'], freshSession: true } as const

/** The primary contact first, then by name; the invitations by email. */
export const listColleagues = operation({
  name: 'accounts.listColleagues',
  method: 'GET',
  path: '/client/colleagues',
  summary: 'Everybody of your company, and who is invited',
  ...primaryContact,
  reply: z.object({ colleagues: z.array(colleague), invitations: z.array(invitation) }),
  failures: ['403 primary_contact_only'],
})

/** 409 `email_taken` where the email has an account, `already_invited`, `too_many_colleagues`, `too_many_invitations`. */
export const inviteColleague = operation({
  name: 'accounts.inviteColleague',
  method: 'POST',
  path: '/client/colleagues/invitations',
  summary: 'Invite someone to your company by email',
  ...primaryContact,
  body: z.object({ email, colleague_role: colleagueRole }),
  reply: invitation,
  failures: [
    '403 primary_contact_only',
    '409 already_invited',
    '409 email_taken',
    '409 too_many_colleagues',
    '409 too_many_invitations',
    '429 too_many',
    '429 too_many_created',
    '429 too_many_mails',
  ],
})

/** A new link for another seven days; the one before ends. 429 `too_soon` within five minutes of the last mail. */
export const resendInvitation = operation({
  name: 'accounts.resendInvitation',
  method: 'POST',
  path: '/client/colleagues/invitations/{uuid}/resend',
  summary: 'Mail an invitation again',
  ...primaryContact,
  params: z.object({ uuid }),
  reply: invitation,
  failures: ['403 primary_contact_only', '404 not_found', '429 too_many', '429 too_many_mails', '429 too_soon'],
})

export const withdrawInvitation = operation({
  name: 'accounts.withdrawInvitation',
  method: 'DELETE',
  path: '/client/colleagues/invitations/{uuid}',
  summary: 'Withdraw an invitation: its link works no more',
  ...primaryContact,
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: ['403 primary_contact_only', '404 not_found'],
})

/** Takes effect with their next click. 409 `primary_contact` for the primary contact, who has everything. */
export const changeColleague = operation({
  name: 'accounts.changeColleague',
  method: 'PUT',
  path: '/client/colleagues/{uuid}',
  summary: 'Change the role of a colleague',
  ...primaryContact,
  params: z.object({ uuid }),
  body: z.object({ colleague_role: colleagueRole }),
  reply: colleague,
  failures: ['403 primary_contact_only', '404 not_found', '409 primary_contact', '429 too_many', '429 too_many_mails'],
})

/** Closes their account; what they did stays. 409 `primary_contact` for the primary contact. */
export const removeColleague = operation({
  name: 'accounts.removeColleague',
  method: 'DELETE',
  path: '/client/colleagues/{uuid}',
  summary: 'Remove a colleague: their account is closed',
  ...primaryContact,
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: ['403 more_than_you_hold', '403 primary_contact_only', '404 not_found', '409 primary_contact'],
})

/** 409 `not_verified` for someone who can't sign in yet. */
export const handOverPrimaryContact = operation({
  name: 'accounts.handOverPrimaryContact',
  method: 'POST',
  path: '/client/colleagues/{uuid}/primary',
  summary: 'Make a colleague the primary contact in your place',
  ...primaryContact,
  params: z.object({ uuid }),
  reply: z.object({}),
  failures: [
    '403 primary_contact_only',
    '404 not_found',
    '409 not_verified',
    '409 primary_contact',
    '429 too_many',
    '429 too_many_mails',
  ],
})
